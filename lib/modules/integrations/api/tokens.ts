import * as contract from '@/lib/modules/integrations/contract/tokens';
import { createToken } from '@/lib/modules/integrations/service/tokens/create-token';
import { listTokens } from '@/lib/modules/integrations/service/tokens/list-tokens';
import { revokeToken } from '@/lib/modules/integrations/service/tokens/revoke-token';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const tokenHandlers = [
  defineHandler(contract.listTokens, ({ tenant, user }) => listTokens(tenant, user)),
  defineHandler(contract.createToken, ({ tenant, user, body }) => createToken(tenant, user, body)),
  defineHandler(contract.revokeToken, ({ tenant, params }) => revokeToken(tenant, params.apiToken)),
];
