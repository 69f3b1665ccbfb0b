'use client';

import { useTranslations } from 'next-intl';
import { FocusedHeading } from '@/components/form/focused-heading';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { Button } from '@/components/ui/button';
import { CodeField } from './two-factor/code-field';

const loadForm = () => import('@/lib/modules/accounts/contract/two-factor').then(({ codeForm }) => codeForm);

interface CodeStepProps {
  submit: (code: string) => Promise<void>;
  /** Why the last code was refused. */
  refusal: string | undefined;
  leaving: boolean;
  onBack: () => void;
}

/** The second step of a login, for accounts with a second factor. D42-4. */
export function CodeStep({ submit, refusal, leaving, onBack }: CodeStepProps) {
  const t = useTranslations('twoFactor');
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { code: '' },
    submit: ({ code }) => submit(code),
  });
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      noValidate
      className="mt-8 grid gap-5"
      aria-label={t('loginTitle')}
    >
      <FocusedHeading level={2} className="text-xl">
        {t('loginTitle')}
      </FocusedHeading>
      <CodeField recovery {...field('code')} />
      <FormAlert error={busy ? undefined : (refusal ?? formError)} />
      <SubmitButton size="lg" busy={busy || leaving}>
        {t('login')}
      </SubmitButton>
      <Button variant="quiet" onClick={onBack}>
        {t('back')}
      </Button>
    </form>
  );
}
