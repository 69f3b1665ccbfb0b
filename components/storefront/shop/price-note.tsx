import { useTranslations } from 'next-intl';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';

/** What the shown prices include: VAT, none, or sales tax to be added. */
export function PriceNote({ store }: { store: Pick<StorefrontData, 'region' | 'not_vat_registered'> }) {
  const t = useTranslations('store');
  if (store.region === 'US') return <>{t('exclTax')}</>;
  return <>{t(store.not_vat_registered ? 'noVat' : 'inclVat')}</>;
}
