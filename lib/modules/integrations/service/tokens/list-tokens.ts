import { now } from '@/lib/kernel/clock';
import { withDirectory } from '@/lib/db/with-directory';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { TokenList } from '@/lib/modules/integrations/contract/tokens';
import { countLive, listRows } from '@/lib/modules/integrations/data/tokens';
import { can, TOKEN_PERMISSIONS } from '@/lib/permissions/permissions';
import { MOST_TOKENS } from './create-token';
import { presentToken } from './present-token';

/** Those that have ended stay for 90 days; of more than so many the oldest are not shown. */
const SHOWN = 200;

/** A tenant's API tokens, and what the person who asks may give a new one. D47-6. */
export async function listTokens({ tenantId }: TenantContext, user: SessionUser): Promise<TokenList> {
  return withDirectory(async (tx) => {
    const live = await countLive(tx, tenantId, now());
    return {
      tokens: (await listRows(tx, tenantId, SHOWN)).map(presentToken),
      offered: TOKEN_PERMISSIONS.filter((name) => can(user, name)),
      left: Math.max(0, MOST_TOKENS - live),
    };
  });
}
