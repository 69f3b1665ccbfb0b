'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { formatMoney } from '@/components/ui/format-money';
import { Money } from '@/components/ui/money';
import type { StorePricing } from '@/lib/modules/pricing/rules/types';
import type { EventDetails } from '@/lib/modules/events/contract/event-details';
import type { DetailsValues } from './details-values';
import { editedPricing, EXAMPLE_BASKETS, EXAMPLE_ITEM_MINOR, examplePrice } from './example-baskets';

interface ShippingExampleProps {
  values: DetailsValues;
  prices: EventDetails['region_shipping'];
}

/** What a shopper would pay for three baskets with the settings as they are edited. */
export function ShippingExample({ values, prices }: ShippingExampleProps) {
  const t = useTranslations('eventDetails.example');
  const store = editedPricing(values, prices);
  return (
    <div className="min-w-0 rounded-card bg-paper-deep p-4">
      <h3 className="text-base font-semibold">{t('title')}</h3>
      {store ? <Baskets store={store} /> : <p className="mt-1 text-muted">{t('missing')}</p>}
    </div>
  );
}

function Baskets({ store }: { store: StorePricing }) {
  const t = useTranslations('eventDetails.example');
  const isUs = store.region === 'US';
  const price = formatMoney(EXAMPLE_ITEM_MINOR, store.currency);
  return (
    <>
      <p className="mt-1 text-[0.9375rem] text-muted">{t(isUs ? 'leadUs' : 'lead', { price })}</p>
      <ul className="mt-3 grid gap-3 md:grid-cols-3">
        {EXAMPLE_BASKETS.map((basket) => (
          <li key={basket.method} className="rounded-control border border-line bg-surface p-3">
            <Basket store={store} basket={basket} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Basket({ store, basket }: { store: StorePricing; basket: (typeof EXAMPLE_BASKETS)[number] }) {
  const t = useTranslations('eventDetails.example');
  const { currency } = store;
  const price = examplePrice(store, basket);
  return (
    <>
      <p className="font-semibold">{t('items', { count: basket.items })}</p>
      <p className="text-[0.9375rem] text-muted">{t(`methods.${basket.method}`)}</p>
      <dl className="mt-2 grid gap-1 text-[0.9375rem]">
        <Amount name={t('itemsTotal')}>
          <Money amount={price.itemsGross} currency={currency} />
        </Amount>
        <Amount name={t('shipping')}>
          <Money amount={price.shipping.gross} currency={currency} />
        </Amount>
        <Amount name={t('total')} strong>
          <Money amount={price.total} currency={currency} />
        </Amount>
        {store.region === 'US' ? null : (
          <Amount name={t('vat')}>
            <Money amount={price.totalVat} currency={currency} />
          </Amount>
        )}
      </dl>
    </>
  );
}

function Amount({ name, strong, children }: { name: string; strong?: true; children: ReactNode }) {
  return (
    <div
      className={
        strong
          ? 'flex justify-between gap-2 border-t border-line pt-1 font-semibold'
          : 'flex justify-between gap-2'
      }
    >
      <dt className={strong ? undefined : 'text-muted'}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
