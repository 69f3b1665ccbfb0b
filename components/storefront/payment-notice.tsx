import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';

/** A region without card keys, or a tenant that can't be paid yet, takes no payment and says so. */
export function PaymentNotice({ store }: { store: Pick<StorefrontData, 'takes_payment'> }) {
  const t = useTranslations('store');
  if (store.takes_payment) return null;
  return (
    <Alert tone="info" className="mb-8">
      {t('noPayment')}
    </Alert>
  );
}
