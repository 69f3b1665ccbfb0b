'use client';

import { Truck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { DeliveryWindow } from '@/lib/domain/delivery/delivery-window';
import { humanDay } from '@/lib/domain/delivery/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { useDeliveryWindow } from './use-delivery-window';

interface DeliveryEstimateProps {
  store: { delivery: DeliveryWindow; timeZone: string };
  locale: Locale;
}

/** When it arrives. SPEC 2.7, 9. */
export function DeliveryEstimate({ store, locale }: DeliveryEstimateProps) {
  const t = useTranslations('orderForm');
  const { from, to } = useDeliveryWindow(store.delivery, store.timeZone);
  const days = { from: humanDay(from, locale), to: humanDay(to, locale) };
  return (
    <div className="flex gap-3 text-[0.9375rem]">
      <Truck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
      <p>
        <span className="block font-semibold">{t('estimate')}</span>
        {t('estimateDays', days)}
      </p>
    </div>
  );
}
