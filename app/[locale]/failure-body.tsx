'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';

interface FailureBodyProps {
  /** The error's reference in the log. */
  reference: string | undefined;
  retry: () => void;
}

/** Error page for a failure while the visitor was on the page. */
export function FailureBody({ reference, retry }: FailureBodyProps) {
  const t = useTranslations('errorPages');
  const actions = (
    <>
      <Button onClick={retry}>{t('retry')}</Button>
      <LinkButton href="/" prefetch={false} variant="secondary">
        {t('home')}
      </LinkButton>
    </>
  );
  return (
    <ErrorScreen code={500} title={t('server.title')} actions={actions} homeLabel={t('home')}>
      <p>{t('server.text')}</p>
      {reference ? (
        <p className="mt-3 text-base text-muted">{t('reference', { digest: reference })}</p>
      ) : null}
    </ErrorScreen>
  );
}
