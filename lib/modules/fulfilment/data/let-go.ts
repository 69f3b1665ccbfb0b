import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { wasProduced } from '@/lib/modules/orders/service/statements/was-produced';
import { holdingDecisions, noteGivenBack, type Held } from './routing-decisions';
import { endWait } from './routing-waits';
import { endQueued } from './submission-queue';
import { giveBackToPrinters } from './take-from-printer';

interface OrderKey {
  tenantId: string;
  orderId: string;
}

/** Gives back what a locked order holds at printers; `rejected`: only at those that don't make it. D32-25, D32-44, D32-60. */
export async function giveBackHeld(
  tx: Transaction,
  { tenantId, orderId }: OrderKey,
  which: Held,
): Promise<void> {
  const rows = await holdingDecisions(tx, { tenantId, orderId }, which);
  const takings = rows.flatMap(({ fulfillerId, takenDay: day, takenItems: items, taken: pieces }) =>
    fulfillerId === null || day === null ? [] : [{ fulfillerId, day, items, pieces }],
  );
  await giveBackToPrinters(tx, takings);
  for (const row of rows) await noteGivenBack(tx, row, now());
}

/**
 * A locked order was cancelled: it waits for no printer and is sent no more, and what it took of its printer goes back unless it
 * is made already. D32-44.
 */
export async function letGo(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<void> {
  const key = { tenantId, orderId };
  await endWait(tx, key);
  await endQueued(tx, key);
  await giveBackHeld(tx, key, (await wasProduced(tx, key)) ? 'unmade' : 'all');
}
