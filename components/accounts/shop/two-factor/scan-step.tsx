'use client';

import { useTranslations } from 'next-intl';
import { FormAlert } from '@/components/form/form-alert';
import { SubmitButton } from '@/components/form/submit-button';
import { useContractForm } from '@/components/form/use-contract-form';
import { browserCall } from '@/lib/client/browser';
import { confirmTwoFactorCall } from '@/lib/modules/accounts/contract/paths';
import type { confirmTwoFactor, TwoFactorSetup } from '@/lib/modules/accounts/contract/two-factor';
import { CodeField } from './code-field';

const loadForm = () => import('@/lib/modules/accounts/contract/two-factor').then(({ codeForm }) => codeForm);

interface ScanStepProps {
  setup: TwoFactorSetup;
  onCodes: (codes: string[]) => void;
}

/** Groups of four, as apps show them: nobody reads 32 letters at once. */
const grouped = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The secret for the app, as a QR code and in letters, and the first code, which proves that the app has it. D42-4. */
export function ScanStep({ setup: { secret, uri, qr }, onCodes }: ScanStepProps) {
  const t = useTranslations('twoFactor');
  const { onSubmit, busy, formError, field } = useContractForm({
    schema: loadForm,
    defaultValues: { code: '' },
    submit: async (body) => {
      const answer = await browserCall<typeof confirmTwoFactor>(confirmTwoFactorCall, { body });
      onCodes(answer.recovery_codes);
    },
  });
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-5" aria-label={t('scanTitle')}>
      <p>{t('scanText')}</p>
      <div className="flex flex-wrap items-center gap-5">
        <svg
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={t('qr')}
          shapeRendering="crispEdges"
          className="size-48 shrink-0 rounded-control border border-line bg-white"
        >
          <path d={qr.path} fill="#000" />
        </svg>
        <div className="min-w-0 grow basis-48">
          <p className="text-[0.9375rem] text-muted">{t('secret')}</p>
          <p className="mt-1 font-mono break-words select-all" translate="no">
            {grouped(secret)}
          </p>
          <a
            href={uri}
            className="mt-3 inline-flex min-h-11 items-center font-semibold text-accent underline sm:hidden"
          >
            {t('openApp')}
          </a>
        </div>
      </div>
      <CodeField {...field('code')} />
      <FormAlert error={busy ? undefined : formError} />
      <div>
        <SubmitButton busy={busy}>{t('confirm')}</SubmitButton>
      </div>
    </form>
  );
}
