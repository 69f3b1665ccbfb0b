import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { ShownStore } from './shown-store';

/** A region without card keys, or a tenant that can't be paid yet, takes no payment and says so; of a preview that is said already. */
export function PaymentNotice({ store }: { store: Pick<ShownStore, 'takes_payment' | 'preview'> }) {
  const t = useTranslations('store');
  if (store.takes_payment || store.preview) return null;
  return (
    <Alert tone="info" className="mb-8">
      {t('noPayment')}
    </Alert>
  );
}
