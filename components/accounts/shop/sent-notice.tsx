'use client';

import { MailCheck } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { FocusedHeading } from '@/components/form/focused-heading';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { useResend } from './use-resend';

interface SentNoticeProps {
  email: string;
  onOther: () => void;
}

/** After the registration: which address the mail went to, and what to do if it does not arrive. */
export function SentNotice({ email, onOther }: SentNoticeProps) {
  const t = useTranslations('account.sent');
  const auth = useTranslations('auth');
  const errors = useErrorText();
  const { state, error, resend } = useResend(email, useLocale());
  const [shownError, resent] = [error === undefined ? undefined : errors.call(error), state === 'sent'];
  return (
    <div className="mx-auto grid w-full max-w-prose justify-items-start gap-4">
      <span className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent">
        <MailCheck aria-hidden="true" className="size-7" />
      </span>
      <FocusedHeading className="text-4xl sm:text-5xl">{t('title')}</FocusedHeading>
      <p className="max-w-full text-lg break-words text-ink-soft">{t('text', { email })}</p>
      <p className="text-muted">{t('hint')}</p>
      <FormAlert error={shownError} />
      <p role="status" className="font-semibold empty:hidden">
        {resent ? t('resent', { email }) : ''}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton href="/login">{auth('submit')}</LinkButton>
        <Button variant="secondary" busy={state === 'busy'} onClick={() => void resend()}>
          {t('resend')}
        </Button>
        <Button variant="quiet" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </div>
  );
}
