'use client';

import { useTranslations } from 'next-intl';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';
import { LoginAgain } from './login-again';

/** What a page that cannot be shown answers with (SPEC 2.4). */
export type RefusedStatus = 401 | 403 | 404;

const NAMES = { 401: 'unauthorized', 403: 'forbidden', 404: 'notFound' } as const;

/** The way on that fits best, and a second one. */
function Ways({ status }: { status: RefusedStatus }) {
  const t = useTranslations('errorPages');
  const home = (
    <LinkButton href="/" prefetch={false} {...(status === 404 ? {} : { variant: 'secondary' as const })}>
      {t('home')}
    </LinkButton>
  );
  if (status === 404)
    return (
      <>
        {home}
        <LinkButton href="/get-started" prefetch={false} variant="secondary">
          {t('getStarted')}
        </LinkButton>
      </>
    );
  return (
    <>
      {status === 401 ? (
        <LoginAgain>{t('login')}</LoginAgain>
      ) : (
        <LinkButton href="/dashboard" prefetch={false}>
          {t('dashboard')}
        </LinkButton>
      )}
      {home}
    </>
  );
}

/** 401: a session lost in the middle of a task; who never had one is sent to /login (DECISIONS 2). */
export function StatusBody({ status }: { status: RefusedStatus }) {
  const t = useTranslations('errorPages');
  const name = NAMES[status];
  return (
    <ErrorScreen
      code={status}
      title={t(`${name}.title`)}
      actions={<Ways status={status} />}
      homeLabel={t('home')}
    >
      <p>{t(`${name}.text`)}</p>
    </ErrorScreen>
  );
}
