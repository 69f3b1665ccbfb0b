'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { z } from 'zod';
import { FocusedHeading } from '@/components/form/focused-heading';
import { FormAlert } from '@/components/form/form-alert';
import { NewPasswordField } from './new-password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useTypedForm } from '@/components/form/typed-before';
import { useContractForm } from '@/components/form/use-contract-form';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { newPassword } from '@/lib/modules/accounts/contract/new-password';
import type { resetPassword } from '@/lib/modules/accounts/contract/reset-password';
import { AskLink } from './ask-link';
import { LoginForm } from './login-form';
import { resetPasswordCall } from '@/lib/modules/accounts/contract/paths';

const schema = z.object({ password: newPassword });

/** Sets a new password through a mailed link, then logs in. D8-3. */
export function NewPasswordForm({ token }: { token: string }) {
  const [email, setEmail] = useState<string>();
  const [gone, setGone] = useState(false);
  if (gone) return <Gone />;
  if (email !== undefined) return <Saved email={email} />;
  return <Choose token={token} onSaved={setEmail} onGone={() => setGone(true)} />;
}

interface ChooseProps {
  token: string;
  onSaved: (email: string) => void;
  onGone: () => void;
}

function Choose({ token, onSaved, onGone }: ChooseProps) {
  const t = useTranslations('account.reset');
  const { formId, withTyped } = useTypedForm();
  const { onSubmit, busy, formError, field } = useContractForm({
    schema,
    defaultValues: withTyped({ password: '' }),
    submit: async ({ password }) => {
      try {
        onSaved(
          (await browserCall<typeof resetPassword>(resetPasswordCall, { body: { token, password } })).email,
        );
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'gone') throw error;
        onGone();
      }
    },
  });
  return (
    // `post`, so that a form sent before hydration does not put the password into the URL.
    <form id={formId} method="post" onSubmit={onSubmit} noValidate aria-label={t('title')}>
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-3 text-ink-soft">{t('lead')}</p>
      <div className="mt-8 grid gap-5">
        <NewPasswordField label={t('password')} {...field('password')} />
        <FormAlert error={busy ? undefined : formError} />
        <SubmitButton size="lg" busy={busy}>
          {t('submit')}
        </SubmitButton>
      </div>
    </form>
  );
}

function Saved({ email }: { email: string }) {
  const t = useTranslations('account.reset');
  return (
    <>
      <FocusedHeading className="text-4xl">{t('done')}</FocusedHeading>
      <p className="mt-3 text-ink-soft">{t('doneText')}</p>
      <LoginForm next="/dashboard" email={email} />
    </>
  );
}

function Gone() {
  const t = useTranslations('account.gone');
  return (
    <>
      <FocusedHeading className="text-4xl">{t('title')}</FocusedHeading>
      <p className="mt-3 text-ink-soft">{t('reset')}</p>
      <AskLink kind="reset_password" submitText={t('again')} />
    </>
  );
}
