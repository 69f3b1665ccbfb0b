'use client';

import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState } from 'react';

/** What happens after the card step. */
export interface PaymentWay {
  /** Path to which the provider redirects the shopper. */
  returnPath: string;
  /** Called when a payment succeeded without a redirect; without this callback the provider always redirects (S7). */
  onPaid?: (intent: string) => void;
  /** Called on every refusal, with the provider's code and message. S8. */
  onRefused?: (refusal: { code: string; message: string }) => void;
}

type Outcome = { intent: string } | { code: string; message: string | undefined };

/** Resolves only if there was no redirect: the card was refused, a field is invalid, or it is paid. */
async function outcomeOf(stripe: Stripe, elements: StripeElements, way: PaymentWay): Promise<Outcome> {
  const confirmParams = { return_url: new URL(way.returnPath, window.location.origin).toString() };
  try {
    const { error, paymentIntent } = way.onPaid
      ? await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })
      : {
          ...(await stripe.confirmPayment({ elements, confirmParams, redirect: 'always' })),
          paymentIntent: undefined,
        };
    if (paymentIntent) return { intent: paymentIntent.id };
    return { code: error?.code ?? error?.type ?? 'payment_failed', message: error?.message };
  } catch {
    return { code: 'payment_failed', message: undefined };
  }
}

/** Confirms the payment; on failure the provider's message is shown and the form keeps its values (S2.9, S4, S8). */
export function useConfirm(way: PaymentWay, fallback: string) {
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
    const result = await outcomeOf(stripe, elements, way);
    underWay.current = false;
    setBusy(false);
    if ('intent' in result) return way.onPaid?.(result.intent);
    const message = result.message ?? fallback;
    setError(message);
    way.onRefused?.({ code: result.code, message });
  }
  return { ready: Boolean(stripe && elements), busy, error, setError, confirm };
}
