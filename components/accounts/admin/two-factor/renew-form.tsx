'use client';

import { useTranslations } from 'next-intl';
import { CodeField } from '@/components/accounts/shop/two-factor/code-field';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { browserCall } from '@/lib/client/browser';
import { renewRecoveryCodesCall } from '@/lib/modules/accounts/contract/paths';
import type { renewRecoveryCodes } from '@/lib/modules/accounts/contract/two-factor';

const loadForm = () => import('@/lib/modules/accounts/contract/two-factor').then(({ codeForm }) => codeForm);

interface RenewFormProps {
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}

/** New recovery codes by a code; the old ones open nothing any more. D42-4. */
export function RenewForm({ onCodes, onCancel }: RenewFormProps) {
  const t = useTranslations('twoFactor');
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { code: '' },
    submit: async (body) => {
      const answer = await browserCall<typeof renewRecoveryCodes>(renewRecoveryCodesCall, { body });
      onCodes(answer.recovery_codes);
    },
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5" aria-label={t('renew')}>
      <p>{t('renewText')}</p>
      <CodeField recovery {...field('code')} />
      <FormAlert error={busy ? undefined : formError} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton busy={busy}>{t('renew')}</SubmitButton>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
