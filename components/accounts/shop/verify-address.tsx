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
import type { verifyEmail } from '@/lib/modules/accounts/contract/verify-email';
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
  const [email, setEmail] = useState<string>();

  async function confirm() {
    setBusy(true);
    setFailure(undefined);
    try {
      setEmail((await browserCall<typeof verifyEmail>(verifyEmailCall, { body: { token } })).email);
    } catch (reason) {
      setFailure(reason);
    }
    setBusy(false);
  }
  if (email !== undefined) return <Verified email={email} loggedIn={loggedIn} />;
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

function Verified({ email, loggedIn }: { email: string; loggedIn: boolean }) {
  const t = useTranslations('account.verify');
  return (
    <>
      <FocusedHeading className="text-4xl">{t('done')}</FocusedHeading>
      <p className="mt-3 mb-2 text-ink-soft">{t(loggedIn ? 'goOn' : 'doneText')}</p>
      {loggedIn ? (
        <div className="mt-4">
          <LinkButton href="/dashboard" size="lg">
            {t('dashboard')}
          </LinkButton>
        </div>
      ) : (
        <LoginForm next="/dashboard" email={email} />
      )}
    </>
  );
}
