import { now } from '@/lib/kernel/clock';
import type { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import type { OrderPart } from '@/lib/modules/fulfilment/data/order-parts';
import { takeToSend } from '@/lib/modules/fulfilment/data/submission-queue';
import { isOpen } from '@/lib/modules/fulfilment/rules/parts/part-place';
import type { Opened } from '@/lib/modules/fulfilment/service/choose-printer';
import { sendAnew } from '@/lib/modules/fulfilment/service/send-anew';
import { sendAgainIfLost } from '@/lib/modules/fulfilment/service/sending/send-again-if-lost';

type Order = typeof orders.$inferSelect;

/** Whether a part waits to be sent under its reference, or for the answer to that. D32-58. */
export const isBeingSent = (part: OrderPart): boolean =>
  part.state === 'queued' && part.status === 'submitting_to_fulfiller' && !isOpen(part);

/**
 * Of an order that several printers make, the parts that are to be sent now, marked as being sent: those whose address was corrected,
 * by a new submission each, and those that are due. One that a printer has is never sent again. D32-58, D32-60.
 */
export async function partsToSend(
  tx: Transaction,
  context: TenantContext,
  order: Order,
  { parts, lostAt }: { parts: readonly OrderPart[]; lostAt: number | undefined },
): Promise<Opened[]> {
  const sent: Opened[] = [];
  for (const part of parts.filter(isBeingSent)) {
    if (lostAt !== undefined && part.nextAt?.getTime() !== lostAt) continue;
    const taken = await takeToSend(tx, part, now());
    await sendAgainIfLost(tx, taken ?? part);
    if (taken) sent.push(taken);
  }
  const stopped = parts.filter(({ redo }) => redo);
  if (stopped.length === 0) return sent;
  return [...sent, ...(await sendAnew(tx, context, order, stopped))];
}
