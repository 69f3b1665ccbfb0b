import { addBusinessDays, dayInZone, dayText } from '@/lib/kernel/calendar';
import type { ShippingMethod } from '@/lib/modules/pricing/rules/types';

/** First and last day of delivery by Standard and Standard tracked, in business days after today. S9-1. */
export const DELIVERY_DAYS = { first: 4, last: 6 };

const EXPRESS_DAYS = { first: 2, last: 3 };

/** First and last day of delivery by a method, in business days after today. S9-1, D49-1. */
export function deliveryDays(method: ShippingMethod): { first: number; last: number } {
  return method === 'express' ? EXPRESS_DAYS : DELIVERY_DAYS;
}

/** A window of delivery days, both `DD-MM-YYYY`. */
export interface DeliveryWindow {
  from: string;
  to: string;
}

/**
 * When an order placed at `today` arrives: 4 to 6 business days after that day in the store's time zone, 2 to 3 by
 * Express, without weekends, ignoring holidays. S9-1, D17-1, D49-1.
 */
export function deliveryWindow(
  today: Date,
  timeZone: string,
  method: ShippingMethod = 'standard',
): DeliveryWindow {
  const { first, last } = deliveryDays(method);
  const start = dayInZone(today, timeZone);
  return {
    from: dayText(addBusinessDays(start, first)),
    to: dayText(addBusinessDays(start, last)),
  };
}
