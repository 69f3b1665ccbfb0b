'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { DeliveryDays } from '@/components/orders/shop/delivery-days';
import { onIdle } from '@/components/ui/when-idle';
import { now } from '@/lib/kernel/clock';
import { dayKey } from '@/lib/kernel/day-key';
import type { Locale } from '@/lib/kernel/locales';

interface ArrivesProps {
  timeZone: string;
  locale: Locale;
  /** The days in the server's HTML, which may be older than today; without them, nothing is shown until they are known. */
  rendered?: DeliveryDays;
  /** The `dayKey` in the store's time zone that `rendered` was counted from. */
  countedOn?: string;
}

/** When an order placed today arrives by standard delivery; counted anew in the browser where a new day began. S9-1, D49. */
export function Arrives({ timeZone, locale, rendered, countedOn }: ArrivesProps) {
  const t = useTranslations('product');
  const [days, setDays] = useState(rendered);
  useEffect(() => {
    let left = false;
    const stop = onIdle(() => {
      if (dayKey(now(), timeZone) === countedOn) return;
      void import('@/components/orders/shop/delivery-days').then(({ deliveryDays }) => {
        if (!left) setDays(deliveryDays(timeZone, locale));
      });
    });
    return () => {
      left = true;
      stop();
    };
  }, [timeZone, locale, countedOn]);
  if (!days) return null;
  return <p className="text-[0.9375rem] text-muted">{t('arrives', { ...days })}</p>;
}
