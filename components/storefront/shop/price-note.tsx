import { useTranslations } from 'next-intl';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';

interface PriceNoteProps {
  store: Pick<StorefrontData, 'region' | 'not_vat_registered'>;
  /** The products whose prices are shown. */
  products: readonly { store_default_vat: 0 | 1 }[];
}

/** What the shown prices include: VAT, where these products have it, none, or sales tax to be added. */
export function PriceNote({ store, products }: PriceNoteProps) {
  const t = useTranslations('store');
  if (store.region === 'US') return <>{t('exclTax')}</>;
  const taxed = store.not_vat_registered ? [] : products.filter((product) => product.store_default_vat === 1);
  if (taxed.length === 0) return <>{t('noVat')}</>;
  return <>{t(taxed.length === products.length ? 'inclVat' : 'inclVatWhere')}</>;
}
