'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FocusedHeading } from '@/components/form/focused-heading';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useErrorText } from '@/components/form/use-error-text';
import { LinkButton } from '@/components/ui/link-button';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import type { EmailConfirmed, verifyEmail } from '@/lib/modules/accounts/contract/verify-email';
import { AskLink } from './ask-link';
import { LoginForm } from './login-form';
import { verifyEmailCall } from '@/lib/modules/accounts/contract/paths';

interface VerifyAddressProps {
  token: string;
  loggedIn: boolean;
}

/** Confirming takes one press: mail scanners that open links in advance must not use the link up. */
export function VerifyAddress({ token, loggedIn }: VerifyAddressProps) {
  const t = useTranslations('account');
  const errors = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [followed, setFollowed] = useState<EmailConfirmed>();

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      setFollowed(await browserCall<typeof verifyEmail>(verifyEmailCall, { body: { token } }));
    } catch (reason) {
      setFailure(reason);
    }
    setBusy(false);
  }
  if (followed) return <Followed followed={followed} loggedIn={loggedIn} />;
  if (failure instanceof ApiError && failure.code === 'gone') {
    return (
      <>
        <FocusedHeading className="text-4xl">{t('gone.title')}</FocusedHeading>
        <p className="mt-3 text-ink-soft">{t('gone.verify')}</p>
        <div className="mt-6">
          <LinkButton href="/login">{t('gone.login')}</LinkButton>
        </div>
        <AskLink kind="verify_email" submitText={t('gone.again')} />
      </>
    );
  }
  return (
    <form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void confirm();
      }}
    >
      <h1 className="text-4xl">{t('verify.title')}</h1>
      <p className="mt-3 mb-6 text-ink-soft">{t('verify.text')}</p>
      <div className="grid gap-4">
        <FormAlert error={failure === undefined ? undefined : errors.call(failure)} />
        <SubmitButton size="lg" busy={busy}>
          {t('verify.submit')}
        </SubmitButton>
      </div>
    </form>
  );
}

/** Title and text by what the link did: an account's address, or one side or both of another address. */
const SAID = {
  confirmed: { title: 'done', text: 'doneText' },
  one_more: { title: 'oneMore', text: 'oneMoreText' },
  changed: { title: 'changed', text: 'changedText' },
} as const;

function Followed({ followed, loggedIn }: { followed: EmailConfirmed; loggedIn: boolean }) {
  const t = useTranslations('account.verify');
  const { email, outcome } = followed;
  const { title, text } = SAID[outcome];
  const isOwn = outcome === 'confirmed';
  return (
    <>
      <FocusedHeading className="text-4xl">{t(title)}</FocusedHeading>
      <p className="mt-3 mb-2 break-words text-ink-soft">
        {isOwn && loggedIn ? t('goOn') : t(text, { email })}
      </p>
      {loggedIn ? (
        <div className="mt-4">
          <LinkButton href="/dashboard" size="lg">
            {t('dashboard')}
          </LinkButton>
        </div>
      ) : outcome === 'one_more' ? null : (
        <LoginForm next="/dashboard" email={email} />
      )}
    </>
  );
}
