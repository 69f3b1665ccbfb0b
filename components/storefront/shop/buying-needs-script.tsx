import { useTranslations } from 'next-intl';
import { NeedsScript } from '@/components/ui/needs-script';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';

type Reachable = Pick<StorefrontData, 'companyDetails'> & {
  storeConfig: Pick<StorefrontData['storeConfig'], 'contactEmail'>;
};

/** Shown without JavaScript: buying is not possible, with the store's contact details. D7-1, D11. */
export function BuyingNeedsScript({ store }: { store: Reachable }) {
  const t = useTranslations('store');
  const email = store.storeConfig.contactEmail || store.companyDetails.email;
  return <NeedsScript>{t('needsScript', { email })}</NeedsScript>;
}
