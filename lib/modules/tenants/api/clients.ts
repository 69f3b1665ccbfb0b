import { createClient as createContract } from '@/lib/modules/tenants/contract/create-client';
import { inviteAdmin as inviteContract } from '@/lib/modules/tenants/contract/invite-admin';
import { listClients as listContract } from '@/lib/modules/tenants/contract/list-clients';
import { verifyClient as verifyContract } from '@/lib/modules/tenants/contract/verify-client';
import { createClient } from '@/lib/modules/tenants/service/create-client';
import { inviteAdmin } from '@/lib/modules/tenants/service/invite-admin';
import { listClients } from '@/lib/modules/tenants/service/list-clients';
import { verifyClient } from '@/lib/modules/tenants/service/verify-client';
import { defineHandler } from '@/lib/tenant-api/define-handler';

export const listClientsHandler = defineHandler(listContract, ({ user, query, requestId }) =>
  listClients({ staffId: user.id, requestId }, query),
);

export const verifyClientHandler = defineHandler(verifyContract, ({ user, params, body, requestId }) =>
  verifyClient({ tenantId: params.tenant, actor: 'staff', userId: user.id, requestId }, body.name),
);

export const createClientHandler = defineHandler(createContract, ({ user, body, visitor, requestId }) =>
  createClient({ staffId: user.id, requestId }, body, visitor),
);

export const inviteAdminHandler = defineHandler(
  inviteContract,
  ({ user, params, body, visitor, requestId }) =>
    inviteAdmin({ tenantId: params.tenant, actor: 'staff', userId: user.id, requestId }, body, visitor),
);
