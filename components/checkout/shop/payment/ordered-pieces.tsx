'use client';

import { useTranslations } from 'next-intl';
import { useStorePrice } from '@/components/ui/store-price';
import { basketCount } from '@/lib/modules/checkout/rules/basket/basket-totals';
import type { Basket } from '@/lib/modules/checkout/rules/basket/types';
import { basketDetails } from './detail-lines';
import { OrderDetails } from './order-details';

/** Collapsed summary of what is being paid for: number of items, and the items on press. Works without JavaScript. */
export function OrderedPieces({ basket }: { basket: Basket }) {
  const t = useTranslations('checkout');
  const price = useStorePrice();
  return (
    <details className="group rounded-card border border-line bg-surface px-5">
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-4 py-2">
        <span className="font-semibold">{t('orderDetails')}</span>
        <span className="text-muted">{t('pieces', { count: basketCount(basket) })}</span>
      </summary>
      <OrderDetails lines={basketDetails(basket, price)} />
    </details>
  );
}
