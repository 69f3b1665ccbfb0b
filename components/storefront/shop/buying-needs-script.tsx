import { useTranslations } from 'next-intl';
import { NeedsScript } from '@/components/ui/needs-script';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';

type Reachable = Pick<StorefrontData, 'companyDetails'> & {
  storeConfig: Pick<StorefrontData['storeConfig'], 'contactEmail'>;
};

/** Without script nothing can be put into a basket or paid for: whom to write to instead. DECISIONS 7, 11. */
export function BuyingNeedsScript({ store }: { store: Reachable }) {
  const t = useTranslations('store');
  const email = store.storeConfig.contactEmail || store.companyDetails.email;
  return <NeedsScript>{t('needsScript', { email })}</NeedsScript>;
}
