'use client';

import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { FormAlert } from '@/components/form/form-alert';
import { useErrorText } from '@/components/form/use-error-text';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { ApiError } from '@/lib/client/api-error';
import { browserCall } from '@/lib/client/browser';
import { leaveFor } from '@/lib/client/leave-for';
import type { beginOnboarding } from '@/lib/modules/payments/contract/begin-onboarding';
import type { Region } from '@/lib/kernel/regions';
import { beginOnboardingCall } from '@/lib/modules/payments/contract/paths';

interface OnboardingButtonProps {
  tenant: string;
  region: Region;
  label: string;
  /** `secondary` where no store is waiting for payouts. */
  variant: 'primary' | 'secondary';
  /** Text that says where the button leads and who should press it. */
  hint: string;
}

/** Whether the payment provider itself has failed; the message then says that nothing was charged. */
function isProviders(error: unknown): boolean {
  return (
    error instanceof ApiError && (error.code === 'unavailable' || error.code === 'payment_provider_failed')
  );
}

/**
 * Opens the payment provider's onboarding form. Its link works once and for a few minutes only, so it is requested on
 * press. Further presses are ignored until the browser has left the page.
 */
export function OnboardingButton({ tenant, region, label, variant, hint }: OnboardingButtonProps) {
  const t = useTranslations('billing');
  const text = useErrorText();
  const hintId = useId();
  const ready = useHydrated();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  useEffect(() => {
    // Going back may restore the page from the browser's back/forward cache: enable the button again.
    const wake = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', wake);
    return () => window.removeEventListener('pageshow', wake);
  }, []);

  async function open() {
    setBusy(true);
    setError(undefined);
    try {
      const body = { region };
      const { url } = await browserCall<typeof beginOnboarding>(beginOnboardingCall, {
        params: { tenant },
        body,
      });
      leaveFor(url);
    } catch (reason) {
      setBusy(false);
      setError(isProviders(reason) ? t('providerFailed') : text.call(reason));
    }
  }
  return (
    <div className="grid justify-items-start gap-2">
      <FormAlert error={error} />
      <Button
        variant={variant}
        busy={busy}
        busyText={t('opening')}
        disabled={!ready}
        icon={<ExternalLink aria-hidden="true" className="size-4.5 shrink-0" />}
        aria-describedby={hintId}
        onClick={() => void open()}
      >
        {label}
      </Button>
      <p id={hintId} className="text-[0.9375rem] text-muted">
        {hint}
      </p>
    </div>
  );
}
