'use client';

import { useElements, useStripe } from '@stripe/react-stripe-js';
import { useRef, useState } from 'react';

/** Gives the typed card to the provider; on failure its message is shown and the form keeps its values. S8. */
export function useConfirmCard(
  { returnPath, onDone }: { returnPath: string; onDone: () => void },
  fallback: string,
) {
  const stripe = useStripe();
  const elements = useElements();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const underWay = useRef(false);

  async function confirm() {
    if (!stripe || !elements || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    const confirmParams = { return_url: new URL(returnPath, window.location.origin).toString() };
    const result = await stripe
      .confirmSetup({ elements, confirmParams, redirect: 'if_required' })
      .catch(() => ({ error: undefined, setupIntent: undefined }));
    underWay.current = false;
    setBusy(false);
    if (result.setupIntent) onDone();
    else setError(result.error?.message ?? fallback);
  }
  return { ready: Boolean(stripe && elements), busy, error, confirm };
}
