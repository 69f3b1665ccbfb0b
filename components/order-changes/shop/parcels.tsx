'use client';

import { useTranslations } from 'next-intl';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';

/** Carrier and number of each parcel, with a link to where it is. */
export function Parcels({ parcels }: Pick<OrderPage, 'parcels'>) {
  const t = useTranslations('orderPage');
  return (
    <ul className="grid gap-3">
      {parcels.map(({ carrier, number, url }) => (
        <li key={number} className="rounded-control border border-line px-4 py-3 wrap-anywhere">
          <p className="text-[0.9375rem] text-muted">{carrier}</p>
          <p className="font-semibold tabular-nums">{number}</p>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {t('track', { number })}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
