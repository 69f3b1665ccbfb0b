import { takeTurns, type DueWork } from '@/lib/db/take-turns';
import { endWait, putOffWait, takeWaiting } from '@/lib/modules/fulfilment/data/routing-waits';
import { lockOrder, movable } from '@/lib/modules/orders/service/statements/move';
import { tryAnother } from './try-another';

/** What fails is mostly a moment's, as a lost connection: its order waits as long as others without a printer, and a bit. */
const AGAIN_MS = 10 * 60_000;
/** Orders that go on in one turn: a printer that opens again doesn't get all that waited at once. D32-46. */
const BATCH = 500;

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
  againMs: AGAIN_MS,
  limit: BATCH,
};

/**
 * Orders without a printer go on by themselves once one can take them: reopened, in stock, with room again. Tenants take turns,
 * the oldest order first, and one that fails is put back. Safe to repeat and to run in several workers. D32-29.
 */
export async function retryRouting(signal?: AbortSignal): Promise<{ done: number; failed: number }> {
  return takeTurns(RETRY, signal);
}
