'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@/components/ui/button';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';
import { reloadOnChunkError } from '@/lib/client/reload-on-chunk-error';
import { now } from '@/lib/kernel/clock';

interface ErrorPageProps {
  error: Error & { digest?: string };
  retry: () => void;
}

export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const t = useTranslations('errorPages');
  useEffect(() => {
    reloadOnChunkError(error, now().getTime());
  }, [error]);
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
      {error.digest ? (
        <p className="mt-3 text-base text-muted">{t('reference', { digest: error.digest })}</p>
      ) : null}
    </ErrorScreen>
  );
}
