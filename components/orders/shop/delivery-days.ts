import { deliveryWindow } from '@/lib/modules/orders/rules/delivery-window';
import { humanDay } from '@/lib/kernel/human-date';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';

/** First and last delivery day as text, e.g. `26 November 2026`. */
export interface DeliveryDays {
  from: string;
  to: string;
}

/** Delivery days of an order placed today, in the page's language. S9; D17-1. */
export function deliveryDays(timeZone: string, locale: Locale): DeliveryDays {
  const { from, to } = deliveryWindow(now(), timeZone);
  return { from: humanDay(from, locale), to: humanDay(to, locale) };
}
