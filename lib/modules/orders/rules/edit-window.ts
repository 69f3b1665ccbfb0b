import { assertMinor, type Minor } from '@/lib/kernel/money';
import { fail, ok, type Result } from '@/lib/kernel/result';
import type { OrderStatus } from './statuses';

/** Minutes that a paid order stays `new` unless its event sets another value. D18-1. */
export const DEFAULT_EDIT_WINDOW_MINUTES = 60;
/** One week; with a longer window the promised delivery dates could not be kept. */
const MAX_EDIT_WINDOW_MINUTES = 7 * 24 * 60;

/**
 * Parses a stored window: null means the default; anything but whole minutes from 0 to one week is a RangeError. D18-1.
 */
export function editWindowMinutes(stored: number | null | undefined): number {
  const minutes = stored ?? DEFAULT_EDIT_WINDOW_MINUTES;
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > MAX_EDIT_WINDOW_MINUTES) {
    throw new RangeError(`not an edit window in minutes: ${minutes}`);
  }
  return minutes;
}

/** When an order that became `new` at `since` (its payment) may be queued. D18-1. */
export function releaseAt(since: Date, windowMinutes: number | null | undefined): Date {
  return new Date(since.getTime() + editWindowMinutes(windowMinutes) * 60_000);
}

interface EditableOrder {
  status: OrderStatus | null;
  since: Date;
  windowMinutes: number | null | undefined;
}

/** Whether the shopper may still change the order: it is `new` and its window is open at `at`. D18-1. */
export function isEditable(order: EditableOrder, at: Date): boolean {
  return order.status === 'new' && at.getTime() < releaseAt(order.since, order.windowMinutes).getTime();
}

/**
 * The refund of an edit in minor units: the difference of the totals, 0 or more; `raises_price` when the new total is
 * higher. D18-3.
 */
export function editRefund(oldTotal: Minor, newTotal: Minor): Result<Minor, 'raises_price'> {
  const difference = assertMinor(oldTotal) - assertMinor(newTotal);
  return difference < 0 ? fail('raises_price') : ok(difference);
}
