import type { Transaction } from '@/lib/db/transaction';
import { wasProduced } from '@/lib/modules/orders/service/statements/was-produced';
import { endQueued } from '@/lib/modules/fulfilment/data/submission-queue';
import { endWait } from '@/lib/modules/fulfilment/data/routing-waits';
import { giveBackAll } from './route-order';

/**
 * A locked order was cancelled: it waits for no printer and is sent no more, and what it took of its printer goes back unless it
 * is made already. D32-44.
 */
export async function letGo(
  tx: Transaction,
  { tenantId, orderId }: { tenantId: string; orderId: string },
): Promise<void> {
  const key = { tenantId, orderId };
  await endWait(tx, key);
  await endQueued(tx, key);
  if (!(await wasProduced(tx, key))) await giveBackAll(tx, key);
}
