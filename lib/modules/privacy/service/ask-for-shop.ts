import { createHash } from 'node:crypto';
import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { ID_PREFIXES } from '@/lib/kernel/ids';
import { addShopRequest } from '@/lib/modules/privacy/data/requests';
import { dueOn } from '@/lib/modules/privacy/rules/due-on';

/**
 * A shop asks, for one of its customers, for what is held of these orders: that is put before the client's admins, who have 30 days, and told by
 * mail. Once for each `key`. S4-51.
 */
export async function askForShop(
  tx: Transaction,
  context: TenantContext,
  { shop, key, orderIds }: { shop: string; key: string; orderIds: readonly [string, ...string[]] },
): Promise<void> {
  const { tenantId } = context;
  const digest = createHash('sha256')
    .update(JSON.stringify([tenantId, shop, key]))
    .digest('hex');
  const id = `${ID_PREFIXES.privacyRequest}_${digest.slice(0, 20)}`;
  const at = now();
  const row = { tenantId, id, shop, orderIds, at, dueOn: dueOn(at) };
  if (!(await addShopRequest(tx, row))) return;
  await audit(tx, context, {
    action: 'privacy.requested',
    subjectType: 'order',
    subjectId: orderIds[0],
    data: { request: id, kind: 'export', shop },
  });
  await enqueue(tx, 'send-privacy-request', { tenantId, requestId: id });
}
