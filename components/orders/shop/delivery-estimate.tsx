'use client';

import { Truck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/kernel/locales';
import type { DeliveryDays } from './delivery-days';
import { useDeliveryDays } from './use-delivery-days';

interface DeliveryEstimateProps {
  store: { delivery: DeliveryDays; timeZone: string };
  locale: Locale;
}

/** The expected delivery days. S2.7, S9. */
export function DeliveryEstimate({ store, locale }: DeliveryEstimateProps) {
  const t = useTranslations('orderForm');
  const days = useDeliveryDays(store.delivery, store.timeZone, locale);
  return (
    <div className="flex gap-3 text-[0.9375rem]">
      <Truck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <p>
        <span className="block font-semibold">{t('estimate')}</span>
        {t('estimateDays', { ...days })}
      </p>
    </div>
  );
}
