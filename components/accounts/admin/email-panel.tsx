'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { Panel } from '@/components/admin/panel';
import { EmailField } from '@/components/form/email-field';
import { FormAlert } from '@/components/form/form-alert';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import type { changeEmail, OwnAccount } from '@/lib/modules/accounts/contract/own-account';
import { changeEmailCall } from '@/lib/modules/accounts/contract/paths';
import { isLocale } from '@/lib/kernel/locales';
import { PendingEmail } from './pending-email';

const loadForm = () =>
  import('@/lib/modules/accounts/contract/own-account').then(({ emailForm }) => emailForm);

/** The address to log in with, and the way to another one. S2.2-10. */
export function EmailPanel({ account }: { account: OwnAccount }) {
  const t = useTranslations('settings.email');
  return (
    <Panel id="email-address" title={t('title')}>
      <p className="font-semibold">{t('current')}</p>
      <p className="break-words">
        {account.email}
        {account.email_verified ? null : <span className="text-muted"> ({t('unconfirmed')})</span>}
      </p>
      <div className="mt-5">
        {account.pending_email ? (
          <PendingEmail current={account.email} pending={account.pending_email} />
        ) : (
          <ChangeForm />
        )}
      </div>
    </Panel>
  );
}

function ChangeForm() {
  const t = useTranslations('settings.email');
  const lang = useLocale();
  const router = useRouter();
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { email: '', password: '' },
    submit: async (values) => {
      const body = { ...values, ...(isLocale(lang) ? { lang } : {}) };
      await browserCall<typeof changeEmail>(changeEmailCall, { body });
      toast('success', t('asked'));
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate aria-labelledby="email-address" className="grid gap-5">
      <EmailField label={t('new')} hint={t('hint')} {...field('email')} autoComplete="email" />
      <PasswordField label={t('password')} autoComplete="current-password" required {...field('password')} />
      <FormAlert error={busy ? undefined : formError} />
      <div>
        <SubmitButton variant="secondary" busy={busy}>
          {t('submit')}
        </SubmitButton>
      </div>
    </form>
  );
}
