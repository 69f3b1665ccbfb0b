import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { humanDay } from '@/lib/kernel/human-date';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';

/** First and last day of delivery as people write them, e.g. `26 November 2026`. */
export interface DeliveryDays {
  from: string;
  to: string;
}

/** The days on which an order of today arrives, in the page's language. SPEC 9; DECISIONS 17. */
export function deliveryDays(timeZone: string, locale: Locale): DeliveryDays {
  const { from, to } = deliveryWindow(now(), timeZone);
  return { from: humanDay(from, locale), to: humanDay(to, locale) };
}
