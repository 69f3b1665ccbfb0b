'use client';

import { useSyncExternalStore } from 'react';
import { deliveryWindow, type DeliveryWindow } from '@/lib/domain/delivery/delivery-window';
import { now } from '@/lib/kernel/clock';

const never = () => () => undefined;

/** Today's delivery window; in the server's HTML, which may be some minutes old, that of when it was rendered. SPEC 9. */
export function useDeliveryWindow(rendered: DeliveryWindow, timeZone: string): DeliveryWindow {
  const [from = '', to = ''] = useSyncExternalStore(
    never,
    () => Object.values(deliveryWindow(now(), timeZone)).join(' '),
    () => `${rendered.from} ${rendered.to}`,
  ).split(' ');
  return { from, to };
}
