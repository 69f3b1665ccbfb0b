'use client';

import { useTranslations } from 'next-intl';
import type { OrderPage } from '@/lib/contracts/order-page/order-page';

/** Where the order stands, in a sentence, and what is to be done where something is. DECISIONS 33. */
export function StageNote({ order }: { order: OrderPage }) {
  const t = useTranslations('orderPage');
  const title = t(`title.${order.stage ?? 'unpaid'}`);
  const text = order.to_be_confirmed
    ? t('note.to_be_confirmed', { store: order.store.name, email: order.customer.email })
    : order.help === null
      ? t(`note.${order.stage ?? 'unpaid'}`)
      : t(`help.${order.help}`, { email: order.store.email });
  return (
    <div className="mb-6 wrap-anywhere sm:mb-8">
      <h2 id="stage-heading" className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <p className="mt-1 max-w-prose sm:text-lg">{text}</p>
    </div>
  );
}
