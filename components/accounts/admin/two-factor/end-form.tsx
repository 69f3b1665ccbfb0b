'use client';

import { useTranslations } from 'next-intl';
import { CodeField } from '@/components/accounts/shop/two-factor/code-field';
import { FormAlert } from '@/components/form/form-alert';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { browserCall } from '@/lib/client/browser';
import { endTwoFactorCall } from '@/lib/modules/accounts/contract/paths';

const loadForm = () => import('@/lib/modules/accounts/contract/two-factor').then(({ endForm }) => endForm);

interface EndFormProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Turns the second factor off, by password and code. D42-4. */
export function EndForm({ onDone, onCancel }: EndFormProps) {
  const t = useTranslations('twoFactor');
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { password: '', code: '' },
    submit: async (body) => {
      await browserCall(endTwoFactorCall, { body });
      toast('success', t('ended'));
      onDone();
    },
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5" aria-label={t('end')}>
      <p>{t('endText')}</p>
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        maxLength={200}
        required
        {...field('password')}
      />
      <CodeField recovery {...field('code')} />
      <FormAlert error={busy ? undefined : formError} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="danger" busy={busy}>
          {t('end')}
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
