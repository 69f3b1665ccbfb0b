import { useTranslations } from 'next-intl';

/** The prices of a shipping table, in display order. */
export const SHIPPING_FIELDS = ['standard', 'standard_tracked', 'express', 'additional_item_price'] as const;
type ShippingField = (typeof SHIPPING_FIELDS)[number];

/** What a price of a shipping table is called. */
export function usePriceName(): (name: ShippingField) => string {
  const t = useTranslations('shippingTables');
  const method = useTranslations('shipping.method');
  return (name) => (name === 'additional_item_price' ? t('further') : method(name));
}
