import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { closeIn } from '@/lib/modules/ledger/service/statements/credit-of-order';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { wasProduced } from '@/lib/modules/orders/service/statements/was-produced';

/**
 * Ends what is reserved for an order on its client's credit account as it enters a status: taken at `shipped`, and at
 * `cancelled` once it was in production; given back at `cancelled` before. D37-4.
 */
export async function closeCredit(
  tx: Transaction,
  { tenantId, id: orderId }: { tenantId: string; id: string },
  entered: OrderStatus,
): Promise<void> {
  const order = { tenantId, orderId, at: now() };
  if (entered === 'shipped') await closeIn(tx, 'capture', order);
  if (entered !== 'cancelled') return;
  await closeIn(tx, (await wasProduced(tx, order)) ? 'capture' : 'release', order);
}
