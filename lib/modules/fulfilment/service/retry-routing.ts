import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import { endWait, putOffWait, takeWaiting } from '@/lib/modules/fulfilment/data/routing-waits';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { tryAnother } from './try-another';

const RETRY: DueWork<{ id: string }> = {
  failure: 'looking again for a printer failed',
  take: takeWaiting,
  async run(tx, context, { id: orderId }) {
    const { tenantId } = context;
    const order = await lockOrder(tx, tenantId, orderId);
    if (order) await tryAnother(tx, context, order, movable(order));
    else await endWait(tx, { tenantId, orderId });
  },
  putOff: putOffWait,
};

/**
 * Orders without a printer go on by themselves once one can take them: reopened, in stock, with room again. Tenants take turns,
 * the oldest order first, and one that fails is put back. Safe to repeat and to run in several workers. D32-29.
 */
export async function retryRouting(signal?: AbortSignal): Promise<{ done: number; failed: number }> {
  return takeTurns(RETRY, signal);
}
