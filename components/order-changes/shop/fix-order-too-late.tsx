import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import type { FixPage } from '@/lib/modules/order-changes/contract/fix-page';

/** What of an order a corrected address no longer reaches, before and after it is corrected. D32-83. */
export function FixOrderTooLate({ page }: { page: FixPage }) {
  const t = useTranslations('fixOrder.tooLate');
  if (page.too_late.length === 0) return null;
  return (
    <Alert tone="info">
      <p>{t('text')}</p>
      <ul className="list-disc pl-5">
        {page.too_late.map(({ name, quantity }, index) => (
          <li key={index} className="wrap-anywhere">{`${quantity} × ${name}`}</li>
        ))}
      </ul>
      <p>{t('contact', { store: page.store.name })}</p>
    </Alert>
  );
}
