'use client';

import { useTranslations } from 'next-intl';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { Parcels } from './parcels';

const LINK = 'inline-flex min-h-11 items-center font-semibold underline';

/** The orders that print items of this one again, with stage and parcels, or the one that it belongs to. S2.7-21, S2.7-23. */
export function Replacements({ order }: { order: OrderPage }) {
  const t = useTranslations('orderPage.replacements');
  const stage = useTranslations('orders.stage');
  const { replaces, replacements } = order;
  if (!replaces && replacements.length === 0) return null;
  return (
    <section aria-labelledby="replacements-heading" className="rounded-card border border-line p-5 sm:p-6">
      <h2 id="replacements-heading" className="mb-3 text-2xl">
        {t('title')}
      </h2>
      {replaces ? (
        <p className="wrap-anywhere">
          {t.rich('of', {
            ref: replaces.order_ref,
            link: (ref) => (
              <a href={replaces.order_link} className="font-semibold underline">
                {ref}
              </a>
            ),
          })}
        </p>
      ) : null}
      <ul className="grid gap-5 empty:hidden">
        {replacements.map((one) => (
          <li key={one.order_ref} className="grid grid-cols-1 gap-1.5 wrap-anywhere">
            {one.stage ? <p className="font-semibold">{stage(one.stage)}</p> : null}
            <ul>
              {one.items.map(({ name, quantity }, index) => (
                <li key={index}>{t('item', { quantity, name })}</li>
              ))}
            </ul>
            <Parcels parcels={one.parcels} />
            <p>
              <a href={one.order_link} className={LINK}>
                {t('link', { ref: one.order_ref })}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
