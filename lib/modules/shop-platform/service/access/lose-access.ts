import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import type { ConnectionRow } from '@/lib/modules/shop-platform/data/shop-connections';
import { dropTokens } from '@/lib/modules/shop-platform/data/shop-tokens';

/**
 * Notes that the shop of a locked, connected row takes our tokens no more, with its audit row and the mail to the client's admins. The
 * step of the onboarding stays complete: the client goes on working here, and installs the app again when told so. S4-52.
 */
export async function loseAccess(
  tx: Transaction,
  context: TenantContext,
  { tenantId, shop, connectedAt }: ConnectionRow,
): Promise<'needs_reauth'> {
  await dropTokens(tx, tenantId, { lastError: 'access_lost', lastErrorAt: now() });
  await audit(tx, context, {
    action: 'onboarding.shop_access_lost',
    subjectType: 'tenant',
    subjectId: tenantId,
    data: { shop },
  });
  await enqueue(tx, 'send-shop-mail', { tenantId, kind: 'access_lost', since: connectedAt.getTime() });
  return 'needs_reauth';
}
