import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { Erasure, Privacy } from '@/lib/modules/privacy/contract/privacy';
import { listErasures, type ErasureRow } from '@/lib/modules/privacy/data/erasures';
import { listOpenRequests, type RequestRow } from '@/lib/modules/privacy/data/requests';
import { findOrdersOf } from '@/lib/modules/orders/service/personal-data';
import { findWaiting } from './open-matters';
import { retentionOf } from './retention';

/** An erasure as it is shown, with the orders that it waits for. D46-2, D46-10. */
export async function presentErasure(tx: Transaction, tenantId: string, row: ErasureRow): Promise<Erasure> {
  const email = row.state === 'waiting' ? row.email : null;
  const orderIds = email === null ? [] : await findOrdersOf(tx, { tenantId, email });
  return {
    id: row.id,
    state: row.state,
    email: row.email,
    replaced: Object.values(row.counts).reduce((sum, count) => sum + count, 0),
    asked_at: new Date(row.askedAt).toISOString(),
    finished_at: row.finishedAt === null ? null : new Date(row.finishedAt).toISOString(),
    open_orders: email === null ? [] : await findWaiting(tx, { tenantId, email, orderIds }),
  };
}

const presentRequest = (row: RequestRow) => ({
  id: row.id,
  kind: row.kind,
  shop: row.shop,
  email: row.email,
  order: { id: row.orderId, order_ref: row.orderRef },
  asked_at: new Date(row.askedAt).toISOString(),
  due_on: row.dueOn ?? '',
});

/** How long data is kept, the newest erasures, and what people have asked for. D46-2, D46-4, D46-5. */
export async function readPrivacy(context: TenantContext): Promise<Privacy> {
  const { tenantId } = context;
  return withTenant(context, async (tx) => {
    const erasures: Erasure[] = [];
    for (const row of await listErasures(tx, tenantId))
      erasures.push(await presentErasure(tx, tenantId, row));
    return {
      retention: await retentionOf(tx, tenantId),
      erasures,
      requests: (await listOpenRequests(tx, tenantId)).map(presentRequest),
    };
  });
}
