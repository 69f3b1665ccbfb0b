import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { closeIn } from '@/lib/modules/ledger/service/statements/credit-of-order';
import { wasProduced } from '@/lib/modules/orders/service/statements/was-produced';

interface Order {
  tenantId: string;
  id: string;
}

/** Takes what is reserved for an order on its client's credit account, as it is shipped. D37-4. */
export async function captureShipped(tx: Transaction, { tenantId, id: orderId }: Order): Promise<void> {
  await closeIn(tx, 'capture', { tenantId, orderId, at: now() });
}

/**
 * Ends what is reserved for a cancelled order on its client's credit account: taken once it was in production, given back
 * before. After its stock and voucher, as where an order is placed or released: two transactions that lock these in
 * another order could block each other. D37-4.
 */
export async function closeCancelled(tx: Transaction, { tenantId, id: orderId }: Order): Promise<void> {
  const how = (await wasProduced(tx, { tenantId, orderId })) ? 'capture' : 'release';
  await closeIn(tx, how, { tenantId, orderId, at: now() });
}
