'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useTypedForm } from '@/components/form/typed-before';
import { useContractForm } from '@/components/form/use-contract-form';
import { TextField } from '@/components/ui/text-field';
import { loginBody } from '@/lib/modules/accounts/contract/login';

import { CodeStep } from './code-step';
import { useLogin } from './use-login';

/** E-mail and password, then a code where the account has a second factor; typed values stay when the login fails. */
export function LoginForm({ next, email = '' }: { next: string; email?: string }) {
  const t = useTranslations('auth');
  const { attempt, refusal, asksCode, restart } = useLogin(next);
  const [leaving, setLeaving] = useState(false);
  const { formId, withTyped } = useTypedForm();
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema: loginBody,
    defaultValues: withTyped({ email, password: '' }),
    submit: async ({ email, password }) => setLeaving(await attempt(email, password)),
  });
  if (asksCode) {
    const { email: address, password } = form.getValues();
    const submit = async (code: string) => setLeaving(await attempt(address, password, code));
    return <CodeStep submit={submit} refusal={refusal} leaving={leaving} onBack={restart} />;
  }
  return (
    // `post`, so that a form sent before hydration does not put the password into the URL.
    <form
      id={formId}
      method="post"
      onSubmit={onSubmit}
      noValidate
      className="mt-8 grid gap-5"
      aria-label={t('title')}
    >
      <TextField
        label={t('email')}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...field('email')}
      />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        maxLength={200}
        required
        {...field('password')}
      />
      <FormAlert error={busy ? undefined : (refusal ?? formError)} />
      <SubmitButton size="lg" busy={busy || leaving}>
        {t('submit')}
      </SubmitButton>
    </form>
  );
}
