'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { z } from 'zod';
import { EmailField } from '@/components/form/email-field';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useTypedForm } from '@/components/form/typed-before';
import { useContractForm } from '@/components/form/use-contract-form';
import { browserCall } from '@/lib/client/browser';
import { accountEmail } from '@/lib/modules/accounts/contract/account-email';
import type { forgotPassword } from '@/lib/modules/accounts/contract/reset-password';
import type { resendVerification } from '@/lib/modules/accounts/contract/verify-email';
import type { Locale } from '@/lib/kernel/locales';
import { forgotPasswordCall, resendVerificationCall } from '@/lib/modules/accounts/contract/paths';

const schema = z.object({ email: accountEmail });

type Kind = 'verify_email' | 'reset_password';

function ask(kind: Kind, body: { email: string; lang: Locale }): Promise<unknown> {
  return kind === 'reset_password'
    ? browserCall<typeof forgotPassword>(forgotPasswordCall, { body })
    : browserCall<typeof resendVerification>(resendVerificationCall, { body });
}

/**
 * Form that requests a link by mail. The answer is the same for every address, so that it does not reveal who has an
 * account.
 */
export function AskLink({ kind, submitText }: { kind: Kind; submitText: string }) {
  const t = useTranslations('account');
  const lang = useLocale();
  const router = useRouter();
  const [sentTo, setSentTo] = useState<string>();
  const [leaving, setLeaving] = useState(false);
  const { formId, withTyped } = useTypedForm();
  const { onSubmit, busy, formError, field } = useContractForm({
    schema,
    defaultValues: withTyped({ email: '' }),
    submit: async ({ email }) => {
      await ask(kind, { email, lang });
      if (kind === 'verify_email') return setSentTo(email);
      setLeaving(true);
      router.push('/reset-password/confirmation');
    },
  });
  return (
    <form
      id={formId}
      method="post"
      onSubmit={onSubmit}
      noValidate
      className="mt-8 grid gap-5"
      aria-label={submitText}
    >
      <EmailField label={t('email')} {...field('email')} />
      <FormAlert error={busy ? undefined : formError} />
      <p role="status" className="font-semibold empty:hidden">
        {sentTo ? t('sent.resent', { email: sentTo }) : ''}
      </p>
      <SubmitButton size="lg" busy={busy || leaving}>
        {submitText}
      </SubmitButton>
    </form>
  );
}
