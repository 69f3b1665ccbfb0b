import { assertMinor, type Minor } from '@/lib/kernel/money';
import { fail, ok, type Result } from '@/lib/kernel/result';
import type { OrderStatus } from './statuses';

/** Minutes that a paid order stays in `new` unless its event says otherwise. DECISIONS 18. */
const DEFAULT_EDIT_WINDOW_MINUTES = 60;
/** One week; longer would promise dates that the delivery window cannot keep. */
const MAX_EDIT_WINDOW_MINUTES = 7 * 24 * 60;

/** Reads a stored window: null means the default, anything but 0 to one week in whole minutes is a RangeError. DECISIONS 18. */
export function editWindowMinutes(stored: number | null | undefined): number {
  const minutes = stored ?? DEFAULT_EDIT_WINDOW_MINUTES;
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > MAX_EDIT_WINDOW_MINUTES) {
    throw new RangeError(`not an edit window in minutes: ${minutes}`);
  }
  return minutes;
}

/** The moment from which an order, new since `since` (its payment), may be queued. DECISIONS 18. */
export function releaseAt(since: Date, windowMinutes: number | null | undefined): Date {
  return new Date(since.getTime() + editWindowMinutes(windowMinutes) * 60_000);
}

interface EditableOrder {
  status: OrderStatus | null;
  since: Date;
  windowMinutes: number | null | undefined;
}

/** True while the shopper may still change the order: it is `new` and its window is open at `at`. DECISIONS 18. */
export function isEditable(order: EditableOrder, at: Date): boolean {
  return order.status === 'new' && at.getTime() < releaseAt(order.since, order.windowMinutes).getTime();
}

/** What an edit gives back, in minor units: the difference of the totals, 0 or more; `raises_price` when it would cost more. DECISIONS 18. */
export function editRefund(oldTotal: Minor, newTotal: Minor): Result<Minor, 'raises_price'> {
  const difference = assertMinor(oldTotal) - assertMinor(newTotal);
  return difference < 0 ? fail('raises_price') : ok(difference);
}
