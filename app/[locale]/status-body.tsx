'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { ErrorScreen } from '@/components/ui/error-screen';
import { LinkButton } from '@/components/ui/link-button';
import { LoginAgain } from './login-again';

/** Statuses with an error page (S2.4). */
export type RefusedStatus = 401 | 403 | 404;

/** What a page says beyond its status, from the server: its texts are none of the browser's. */
export interface StatusFacts {
  /** In place of the general text. */
  text?: ReactNode;
  /** In place of the general links. */
  ways?: ReactNode;
  /** Below them: a search, more links. */
  more?: ReactNode;
}

/** The link of a draft order: where its store is gone, no page of the store is there to say so. S2.2-130. */
const DRAFT = /^\/[^/]+\/draft\/[^/]+\/?$/;

/** The most useful link, and a second one; who was sent a payment link needs no store of their own. */
function Ways({ status, isDraft }: { status: RefusedStatus; isDraft: boolean }) {
  const t = useTranslations('errorPages');
  const home = (
    <LinkButton href="/" prefetch={false} {...(status === 404 ? {} : { variant: 'secondary' as const })}>
      {t('home')}
    </LinkButton>
  );
  if (isDraft) return home;
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

function useTexts(status: RefusedStatus, isDraft: boolean): { title: string; text: string } {
  const t = useTranslations('errorPages');
  if (isDraft) return { title: t('draftGone.title'), text: t('draftGone.text') };
  if (status === 401) return { title: t('unauthorized.title'), text: t('unauthorized.text') };
  if (status === 403) return { title: t('forbidden.title'), text: t('forbidden.text') };
  return { title: t('notFound.title'), text: t('notFound.text') };
}

/**
 * Text of an error page. 401 means that a session was lost during use; visitors without a session are redirected to the
 * login (D2-6).
 */
export function StatusBody({ status, text, ways, more }: StatusFacts & { status: RefusedStatus }) {
  const t = useTranslations('errorPages');
  const path = usePathname();
  const isDraft = status === 404 && DRAFT.test(path ?? '');
  const texts = useTexts(status, isDraft);
  return (
    <ErrorScreen
      code={status}
      title={texts.title}
      actions={
        isDraft ? <Ways status={status} isDraft /> : (ways ?? <Ways status={status} isDraft={false} />)
      }
      more={isDraft ? undefined : more}
      homeLabel={t('home')}
    >
      <p>{isDraft ? texts.text : (text ?? texts.text)}</p>
    </ErrorScreen>
  );
}
