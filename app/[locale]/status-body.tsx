'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';
import { LoginAgain } from './login-again';

/** Statuses with an error page (S2.4). */
export type RefusedStatus = 401 | 403 | 404;

/** What a page says beyond its status, from the server: its texts are none of the browser's. */
export interface StatusFacts {
  /** In place of the general title. */
  title?: ReactNode;
  /** In place of the general text. */
  text?: ReactNode;
  /** In place of the general links. */
  ways?: ReactNode;
  /** Below them: a search, more links. */
  more?: ReactNode;
}

/** The most useful link, and a second one. */
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
        <LinkButton href="/event-builder" prefetch={false} variant="secondary">
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

function useTexts(status: RefusedStatus): { title: string; text: string } {
  const t = useTranslations('errorPages');
  if (status === 401) return { title: t('unauthorized.title'), text: t('unauthorized.text') };
  if (status === 403) return { title: t('forbidden.title'), text: t('forbidden.text') };
  return { title: t('notFound.title'), text: t('notFound.text') };
}

/**
 * Text of an error page. 401 means that a session was lost during use; visitors without a session are redirected to the
 * login (D2-6).
 */
export function StatusBody({ status, title, text, ways, more }: StatusFacts & { status: RefusedStatus }) {
  const t = useTranslations('errorPages');
  const texts = useTexts(status);
  return (
    <ErrorScreen
      code={status}
      title={title ?? texts.title}
      actions={ways ?? <Ways status={status} />}
      more={more}
      homeLabel={t('home')}
    >
      <p>{text ?? texts.text}</p>
    </ErrorScreen>
  );
}
