import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';

interface CreditAlertProps {
  /** Whether this person's role may ask for credit (D3). */
  mayRequest: boolean;
  className?: string;
}

/** Says that gifts or bulk orders have nothing to be paid with, and leads to the credit account. D52-1. */
export function CreditAlert({ mayRequest, className = '' }: CreditAlertProps) {
  const t = useTranslations('credit.alert');
  return (
    <Alert
      tone="warn"
      title={t('title')}
      className={className}
      actions={
        mayRequest ? (
          <LinkButton href="/settings/billing-account?focus=credit" prefetch={false} size="sm">
            {t('open')}
          </LinkButton>
        ) : null
      }
    >
      {t(mayRequest ? 'text' : 'byAdmin')}
    </Alert>
  );
}
