'use client';

import { useState } from 'react';
import { browserCall } from '@/lib/client/browser';
import type { resendVerification } from '@/lib/modules/accounts/contract/verify-email';
import type { Locale } from '@/lib/kernel/locales';
import { resendVerificationCall } from '@/lib/modules/accounts/contract/paths';

export interface Resend {
  state: 'idle' | 'busy' | 'sent';
  /** The error of the last attempt. */
  error: unknown;
  resend: () => Promise<void>;
}

/** Sends the mail with the confirmation link again. */
export function useResend(email: string, lang: Locale): Resend {
  const [state, setState] = useState<Resend['state']>('idle');
  const [error, setError] = useState<unknown>();

  async function resend() {
    if (state === 'busy') return;
    setState('busy');
    setError(undefined);
    try {
      await browserCall<typeof resendVerification>(resendVerificationCall, { body: { email, lang } });
      setState('sent');
    } catch (reason) {
      setState('idle');
      setError(reason);
    }
  }
  return { state, error, resend };
}
