'use client';

import { useTranslations } from 'next-intl';
import { useStorePrice } from '@/components/ui/store-price';
import { fromWire } from '@/lib/kernel/money';
import type { PayResponse } from '@/lib/modules/checkout/contract/pay';
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

/** A US payment as table rows: items, shipping, discount, and the provider's tax on them (S2.9-5). */
export function useTaxRows(): (payment: PayResponse) => TotalsRow[] {
  const t = useTranslations('checkout');
  const price = useStorePrice();
  return ({ figures, basket_tax_breakdown: tax }) => {
    if (!tax) return [];
    const [shipping, discount] = [fromWire(figures.total_shipping_price), fromWire(figures.discount_amount)];
    return [
      { label: t('items'), value: price(fromWire(figures.items_total)) },
      { label: t('shipping'), value: shipping === 0 ? t('free') : price(shipping) },
      ...(discount > 0 ? [{ label: t('discount'), value: price(-discount) }] : []),
      { label: t('subtotal'), value: price(fromWire(tax.subtotal)) },
      { label: t('taxAmount'), value: price(fromWire(tax.tax_amount)) },
      { label: t('grandTotal'), value: price(fromWire(tax.grand_total)), strong: true },
    ];
  };
}
