'use client';

import { useTranslations } from 'next-intl';
import { useStorePrice } from '@/components/ui/store-price';
import type { BasketPrice } from '@/lib/modules/pricing/rules/types';
import type { TotalsRow } from './totals-table';

/** A price as table rows: items, shipping, discount, and totals with and without VAT. */
export function useTotalsRows(): (price: BasketPrice, us: boolean) => TotalsRow[] {
  const t = useTranslations('checkout');
  const price = useStorePrice();
  return (totals, us) => [
    { label: t('items'), value: price(totals.itemsGross) },
    { label: t('shipping'), value: totals.shipping.gross === 0 ? t('free') : price(totals.shipping.gross) },
    ...(totals.discount > 0 ? [{ label: t('discount'), value: price(-totals.discount) }] : []),
    { label: us ? t('totalBeforeTax') : t('total'), value: price(totals.total), strong: true },
    ...(us ? [] : [{ label: t('ofWhichVat'), value: price(totals.totalVat) }]),
  ];
}
