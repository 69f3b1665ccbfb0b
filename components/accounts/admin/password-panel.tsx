'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { NewPasswordField } from '@/components/accounts/shop/new-password-field';
import { Panel } from '@/components/admin/panel';
import { FormAlert } from '@/components/form/form-alert';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import { logIn } from '@/lib/modules/accounts/client/log-in';
import type { changePassword } from '@/lib/modules/accounts/contract/own-account';
import { changePasswordCall } from '@/lib/modules/accounts/contract/paths';

const loadForm = () =>
  import('@/lib/modules/accounts/contract/own-account').then(({ passwordForm }) => passwordForm);

/**
 * A new password by the one in use. It ends every session, also this one (D42-3), so the browser logs in again at once with what
 * was just typed; should that fail, the login page says so.
 */
export function PasswordPanel() {
  const t = useTranslations('settings.password');
  const router = useRouter();
  const { form, onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { current_password: '', password: '' },
    submit: async (body) => {
      const { email } = await browserCall<typeof changePassword>(changePasswordCall, { body });
      const { ok } = await logIn(email, body.password);
      // A load in full, since every page looks different without a session.
      if (!ok) return window.location.assign(new URL('/login?next=%2Fsettings', window.location.href));
      toast('success', t('saved'));
      form.reset();
      router.refresh();
    },
  });
  return (
    <Panel id="password" title={t('title')}>
      <form method="post" onSubmit={onSubmit} noValidate aria-labelledby="password" className="grid gap-5">
        <PasswordField
          label={t('current')}
          autoComplete="current-password"
          required
          {...field('current_password')}
        />
        <NewPasswordField label={t('new')} {...field('password')} />
        <p className="text-[0.9375rem] text-muted">{t('hint')}</p>
        <FormAlert error={busy ? undefined : formError} />
        <div>
          <SubmitButton variant="secondary" busy={busy}>
            {t('submit')}
          </SubmitButton>
        </div>
      </form>
    </Panel>
  );
}
