'use client';

import { useTranslations } from 'next-intl';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';

/** The order's stage in a sentence, with what to do if something is needed. D33-1. */
export function StageNote({ order }: { order: OrderPage }) {
  const t = useTranslations('orderPage');
  const { store, customer, help, stage } = order;
  const title = t(`title.${order.refused ? 'refused' : (stage ?? 'unpaid')}`);
  function note(): string {
    if (order.to_be_confirmed) return t('note.to_be_confirmed', { store: store.name, email: customer.email });
    if (order.awaits_release) return t('note.awaits_release', { store: store.name, email: customer.email });
    if (order.refused) return t('note.refused', { store: store.name, email: store.email });
    if (order.stopped) return t('note.stopped');
    return help === null ? t(`note.${stage ?? 'unpaid'}`) : t(`help.${help}`, { email: store.email });
  }
  return (
    <div className="mb-6 wrap-anywhere sm:mb-8">
      <h2 id="stage-heading" className="text-2xl sm:text-3xl">
        {title}
      </h2>
      <p className="mt-1 max-w-prose sm:text-lg">{note()}</p>
    </div>
  );
}
