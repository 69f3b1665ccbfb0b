'use client';

import { useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { useRef, useState } from 'react';

/** What comes after the card. */
export interface PaymentWay {
  /** Where the provider sends the shopper back to. */
  returnPath: string;
  /** Told of a payment that went through without leaving the page; without it the shopper is always sent on (SPEC 7). */
  onPaid?: (intent: string) => void;
  /** Told of every refusal: the provider's code and words. SPEC 8. */
  onRefused?: (refusal: { code: string; message: string }) => void;
}

type Outcome = { intent: string } | { code: string; message: string | undefined };

/** Answers only when the shopper was not sent on: the card was refused, a field is not right yet, or it has been paid. */
async function outcomeOf(stripe: Stripe, elements: StripeElements, way: PaymentWay): Promise<Outcome> {
  const confirmParams = { return_url: new URL(way.returnPath, window.location.origin).toString() };
  try {
    const { error, paymentIntent } = way.onPaid
      ? await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' })
      : { ...(await stripe.confirmPayment({ elements, confirmParams })), paymentIntent: undefined };
    if (paymentIntent) return { intent: paymentIntent.id };
    return { code: error?.code ?? error?.type ?? 'payment_failed', message: error?.message };
  } catch {
    return { code: 'payment_failed', message: undefined };
  }
}

/** Confirms the payment; the provider's message is shown and the form stays as it was (SPEC 2.9, 4, 8). */
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
