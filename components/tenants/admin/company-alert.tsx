import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { BRAND } from '@/lib/kernel/brand';

/** Says that the company's address or number is missing, what they are for, and who takes them. D52-1. */
export function CompanyAlert({ className = '' }: { className?: string }) {
  const t = useTranslations('dashboard.company');
  return (
    <Alert tone="warn" title={t('title')} className={className}>
      {t.rich('text', {
        address: BRAND.supportEmail,
        email: (address) => (
          <a
            href={`mailto:${BRAND.supportEmail}`}
            className="font-semibold text-accent underline-offset-2 wrap-anywhere hover:underline"
          >
            {address}
          </a>
        ),
      })}
    </Alert>
  );
}
