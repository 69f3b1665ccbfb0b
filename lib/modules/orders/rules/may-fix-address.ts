import type { HoldReason } from './hold';
import { isOrderStatus, type OrderStatus } from './statuses';
import { TRANSITIONS } from './transition-table';

const line = TRANSITIONS.line.map(({ status }) => status);
/** Nobody outside has been told the address. */
const UNTOLD = line.slice(0, line.indexOf('submitting_to_fulfiller'));
const STOPPED: readonly OrderStatus[] = ['over_budget', 'over_budget_limit', 'fulfiller_routing_error'];

interface Fixable {
  status: string | null;
  returnsTo: string | null;
  holdReason: HoldReason | null;
}

/**
 * Whether a client or staff may correct an order's address: until it is sent to the fulfiller, and while an address issue that
 * was raised before stops it. Not while the buyer's bank questions the payment: another address may change the tax. D3-24.
 */
export function mayFixAddress({ status, returnsTo, holdReason }: Fixable): boolean {
  if (holdReason === 'disputed' || !isOrderStatus(status)) return false;
  if (status === 'address_issue') return isOrderStatus(returnsTo) && UNTOLD.includes(returnsTo);
  return UNTOLD.includes(status) || STOPPED.includes(status);
}
