import { dayInZone, dayText } from '@/lib/kernel/calendar';

/** First and last day of delivery, in business days after today. S9-1. */
const WINDOW = { first: 4, last: 6 };

/** A window of delivery days, both `DD-MM-YYYY`. */
export interface DeliveryWindow {
  from: string;
  to: string;
}

/**
 * When an order placed at `today` arrives: 4 to 6 business days after that day in the store's time zone, without
 * weekends, ignoring holidays, for every shipping method. S9-1, D17-1.
 */
export function deliveryWindow(today: Date, timeZone: string): DeliveryWindow {
  const start = dayInZone(today, timeZone);
  return {
    from: dayText(addBusinessDays(start, WINDOW.first)),
    to: dayText(addBusinessDays(start, WINDOW.last)),
  };
}

/** The day `count` business days after `day` (midnight UTC). Never a Saturday or Sunday if `count` ≥ 1. */
function addBusinessDays(day: Date, count: number): Date {
  const date = new Date(day);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return date;
}
