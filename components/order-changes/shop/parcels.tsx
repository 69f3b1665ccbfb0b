'use client';

import { useTranslations } from 'next-intl';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { PackedItems } from './packed-items';

type Parcel = OrderPage['parcels'][number];

function Track({ parcel: { url, number } }: { parcel: Parcel }) {
  const t = useTranslations('orderPage');
  if (!url) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center font-semibold underline"
    >
      {t('track', { number })}
    </a>
  );
}

/** Carrier and number of each parcel, with a link to where it is, and its stage and items where its printer tells of them. D32-55. */
export function Parcels({ parcels }: Pick<OrderPage, 'parcels'>) {
  const t = useTranslations('orderPage');
  const stages = useTranslations('orders.stage');
  return (
    <ul className="grid gap-3">
      {parcels.map((parcel, index) => (
        <li
          key={parcel.id ?? parcel.number}
          className="rounded-control border border-line px-4 py-3 wrap-anywhere"
        >
          {parcel.stage ? (
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-semibold">{t('parcelNumber', { number: index + 1 })}</span>
              <span>{stages(parcel.stage)}</span>
            </p>
          ) : null}
          {parcel.items ? <PackedItems items={parcel.items} /> : null}
          {parcel.carrier === '' ? null : <p className="text-[0.9375rem] text-muted">{parcel.carrier}</p>}
          {parcel.number === '' ? null : <p className="font-semibold tabular-nums">{parcel.number}</p>}
          <Track parcel={parcel} />
        </li>
      ))}
    </ul>
  );
}

/** How many of an order's parcels have left, while some have not. D32-55. */
export function ParcelsLeft({ parcels, to_come: toCome = [] }: Pick<OrderPage, 'parcels' | 'to_come'>) {
  const t = useTranslations('orderPage');
  const told = parcels.filter(({ stage }) => stage !== undefined);
  const left = told.filter(({ stage }) => stage === 'on_its_way').length;
  if (left === 0) return null;
  // How many parcels the rest will be in is not known.
  if (toCome.length > 0) return <p className="mb-3">{t('parcelsLeftRest', { count: left })}</p>;
  return left < told.length ? <p className="mb-3">{t('parcelsLeft', { left, count: told.length })}</p> : null;
}
