import type { HoldReason } from './hold';
import { isOrderStatus, type OrderStatus } from './statuses';
import { TRANSITIONS } from './transition-table';

const line = TRANSITIONS.line.map(({ status }) => status);
/** Nobody outside has been told the address. */
const UNTOLD = line.slice(0, line.indexOf('submitting_to_fulfiller'));
/** A printer has all of it, and hasn't sent it. */
const AT_PRINTER = line.slice(line.indexOf('submitted_to_fulfiller'), line.indexOf('shipped'));
const STOPPED: readonly OrderStatus[] = ['over_budget', 'over_budget_limit', 'fulfiller_routing_error'];

interface Fixable {
  status: string | null;
  holdReason: HoldReason | null;
}

/** No printer makes it yet, or an address issue stops it; not while the buyer's bank questions the payment. */
function isOpen({ status, holdReason }: Fixable): boolean {
  if (holdReason === 'disputed' || !isOrderStatus(status)) return false;
  return status === 'address_issue' || UNTOLD.includes(status) || STOPPED.includes(status);
}

/** Whether an order's printers have all of it, and not all of it is shipped: only they can change where it goes. S5-75. */
export const isAtPrinter = (status: string | null): boolean =>
  isOrderStatus(status) && AT_PRINTER.includes(status);

/**
 * Whether a client or staff may correct an order's address: until it is sent to the fulfiller, while an address issue stops it, also
 * one that the fulfiller raised when it was sent, and, unless it is held, while its printer doesn't answer, or has it and hasn't
 * shipped it, which is asked then. Not while the buyer's bank questions the payment: another address may change the tax. D3-24, S5-69,
 * S5-75.
 */
export const mayFixAddress = (order: Fixable): boolean =>
  isOpen(order) ||
  (order.holdReason === null && (order.status === 'fulfiller_submission_error' || isAtPrinter(order.status)));

/** Whether a line's size or colour may be changed for its shopper: a printer that doesn't answer may be making it. */
export const mayFixLine = (order: Fixable): boolean => isOpen(order) && order.status !== 'address_issue';

/**
 * Whether a line's texts and pictures may be corrected: until the order is sent to the fulfiller, and while an artwork issue stops
 * it. One that is held after its prints may have been drawn waits for whoever lets it go on. D3-52.
 */
export function mayFixArtwork(order: Fixable): boolean {
  const { status, holdReason } = order;
  if (status === 'artwork_issue') return holdReason !== 'disputed';
  // Where no printer could be found, its prints are drawn already and wait for one.
  if (status === 'address_issue' || status === 'fulfiller_routing_error') return false;
  if (!isOpen(order)) return false;
  return holdReason === null || status === 'new' || status === 'queued_processing';
}
