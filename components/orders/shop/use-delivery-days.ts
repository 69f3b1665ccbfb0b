'use client';

import { useEffect, useState } from 'react';
import { onIdle } from '@/components/ui/when-idle';
import type { Locale } from '@/lib/kernel/locales';
import { deliveryDays, type DeliveryDays } from './delivery-days';

/**
 * Today's delivery days (S9). First those from the server's HTML, which may be some minutes old; recalculated when the
 * browser is idle, because loading time zone data takes longer than the rest of the form's start.
 */
export function useDeliveryDays(rendered: DeliveryDays, timeZone: string, locale: Locale): DeliveryDays {
  const [days, setDays] = useState(rendered);
  useEffect(() => onIdle(() => setDays(deliveryDays(timeZone, locale))), [timeZone, locale]);
  return days;
}
