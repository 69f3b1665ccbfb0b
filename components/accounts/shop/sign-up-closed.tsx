import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';

/** Stands for the registration form while staff have turned new accounts off: what that means, and how to reach us. S2.2-285. */
export function SignUpClosed() {
  const t = useTranslations('account.closed');
  return (
    <Alert
      tone="warn"
      title={t('title')}
      actions={
        <>
          <LinkButton href="/contact" prefetch={false}>
            {t('contact')}
          </LinkButton>
          <LinkButton href="/login" prefetch={false} variant="secondary">
            {t('login')}
          </LinkButton>
        </>
      }
    >
      {t('text')}
    </Alert>
  );
}
