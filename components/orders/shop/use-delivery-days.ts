'use client';

import { useEffect, useState } from 'react';
import { onIdle } from '@/components/ui/when-idle';
import type { Locale } from '@/lib/kernel/locales';
import { deliveryDays, type DeliveryDays } from './delivery-days';

/**
 * Today's days of delivery; until the browser rests, those of the server's HTML, which may be some minutes old. SPEC 9.
 * What the browser needs to reckon in a time zone takes it longer to load than all the rest of a form's start.
 */
export function useDeliveryDays(rendered: DeliveryDays, timeZone: string, locale: Locale): DeliveryDays {
  const [days, setDays] = useState(rendered);
  useEffect(() => onIdle(() => setDays(deliveryDays(timeZone, locale))), [timeZone, locale]);
  return days;
}
