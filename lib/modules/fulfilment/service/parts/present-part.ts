import type { submissions } from '@/lib/db/schema/fulfilment';
import type { orderLines, orders } from '@/lib/db/schema/orders';
import type { OrderRouting } from '@/lib/modules/fulfilment/contract/read-routing';
import type { Lateness } from '@/lib/modules/fulfilment/data/order-clocks';
import type { OrderPart } from '@/lib/modules/fulfilment/data/order-parts';
import type { listDecisions } from '@/lib/modules/fulfilment/data/routing-decisions';
import { hasFormerAddress } from '@/lib/modules/fulfilment/rules/parts/former-address';
import type { SendingAct } from '@/lib/modules/fulfilment/rules/submission/acts';
import { presentSubmission, printerName } from '@/lib/modules/fulfilment/service/present-submission';
import { isAtPrinter } from '@/lib/modules/orders/rules/may-fix-address';
import { movable } from '@/lib/modules/orders/service/statements/move';

type Submission = typeof submissions.$inferSelect;

interface About {
  order: typeof orders.$inferSelect;
  lines: readonly (typeof orderLines.$inferSelect)[];
  rows: Awaited<ReturnType<typeof listDecisions>>;
  /** When its address was changed last. */
  corrected: Date | null;
  /** What is late of it; nothing for a client. */
  late: readonly Lateness[];
  /** What the reader can do with the order. */
  acts: readonly SendingAct[];
}

/** Whether an act is about a part that is parked. */
export const isOfPart = (act: SendingAct): boolean => act === 'send_again' || act === 'send_elsewhere';

/** By how much an order or a part is late at its printer; null while it is in time. S2.2-172, S2.2-290. */
export function presentLateness(found: Lateness | undefined): OrderRouting['late'] {
  return found ? { step: found.step, days: found.days, fulfiller: found.fulfiller } : null;
}

/**
 * What the printer of all of an order says to its corrected address, and where it goes meanwhile; null where it wasn't asked, or has
 * nothing of it any more. S5-75.
 */
export function presentAddress(
  submission: Submission | undefined,
  status: string | null,
): OrderRouting['address'] {
  const isThere = isAtPrinter(status) || status === 'shipped';
  if (!isThere || submission?.lineIds !== null || submission.addressState === null) return null;
  return { told: submission.addressState, former: submission.addressFormer ?? [] };
}

/** A part of an order: what is in it, where it is, and what can be done with it. Its printer is named to staff. D32-62. */
export function presentPart(
  part: OrderPart,
  { order, lines, rows, acts, corrected, late }: About,
): OrderRouting['parts'][number] {
  const own = lines.filter(({ id }) => part.lineIds.includes(id));
  const status = part.redo ? movable(order).status : part.status;
  return {
    part: part.part,
    fulfiller: printerName(rows, part.fulfillerId),
    status: status ?? part.status,
    items: own
      .map(({ id: line, name, quantity, leftOut }) => ({ line, name, quantity: quantity - leftOut }))
      .filter(({ quantity }) => quantity > 0),
    submission: presentSubmission(part, part.status, rows),
    late: presentLateness(late.find(({ part: id }) => id === part.id)),
    former_address: hasFormerAddress(part, corrected),
    address_told: part.addressState,
    ...(part.addressFormer && { address_former: part.addressFormer }),
    acts: part.parkedAt === null ? [] : acts.filter(isOfPart),
  };
}
