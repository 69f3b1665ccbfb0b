'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { PasswordField } from '@/components/form/password-field';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { browserCall } from '@/lib/client/browser';
import { beginTwoFactorCall } from '@/lib/modules/accounts/contract/paths';
import type { beginTwoFactor, TwoFactorSetup } from '@/lib/modules/accounts/contract/two-factor';
import { RecoveryCodes } from './recovery-codes';
import { ScanStep } from './scan-step';

const loadForm = () =>
  import('@/lib/modules/accounts/contract/two-factor').then(({ beginForm }) => beginForm);

interface TwoFactorSetupStepsProps {
  /** The first code was right: from now on logins ask for one, although the recovery codes are still shown. */
  onOn?: () => void;
  /** The recovery codes were kept. */
  onDone: () => void;
}

/** Sets up a second factor in three steps: password, app, recovery codes. Once the first code is right, it is on. D42-4. */
export function TwoFactorSetupSteps({ onOn, onDone }: TwoFactorSetupStepsProps) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [codes, setCodes] = useState<string[]>();
  function confirmed(fresh: string[]) {
    setCodes(fresh);
    onOn?.();
  }
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return setup ? <ScanStep setup={setup} onCodes={confirmed} /> : <PasswordStep onSetup={setSetup} />;
}

function PasswordStep({ onSetup }: { onSetup: (setup: TwoFactorSetup) => void }) {
  const t = useTranslations('twoFactor');
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { password: '' },
    submit: async (body) => {
      onSetup(await browserCall<typeof beginTwoFactor>(beginTwoFactorCall, { body }));
    },
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5" aria-label={t('setUp')}>
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        maxLength={200}
        required
        {...field('password')}
      />
      <FormAlert error={busy ? undefined : formError} />
      <div>
        <SubmitButton busy={busy}>{t('setUp')}</SubmitButton>
      </div>
    </form>
  );
}
