'use client';

import { useTranslations } from 'next-intl';
import { TwoFactorSetupSteps } from './two-factor-setup';

/** The set-up for somebody who must have a second factor; then on to where they wanted to go. D42-5. */
export function ForcedSetup({ isStaff }: { isStaff: boolean }) {
  const t = useTranslations('twoFactor');
  return (
    <>
      <h1 className="text-4xl">{t('title')}</h1>
      <p className="mt-3 mb-8 text-ink-soft">{t(isStaff ? 'forcedStaff' : 'forced')}</p>
      <TwoFactorSetupSteps
        onDone={() => window.location.assign(new URL('/dashboard', window.location.href))}
      />
    </>
  );
}
