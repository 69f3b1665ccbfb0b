import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { ShownStore } from './shown-store';

/**
 * Says that no payments are possible: the region has no card keys, or the tenant has no payout account. Not shown in
 * previews, which say it elsewhere.
 */
export function PaymentNotice({ store }: { store: Pick<ShownStore, 'takes_payment' | 'preview'> }) {
  const t = useTranslations('store');
  if (store.takes_payment || store.preview) return null;
  return (
    <Alert tone="info" className="mb-8">
      {t('noPayment')}
    </Alert>
  );
}
