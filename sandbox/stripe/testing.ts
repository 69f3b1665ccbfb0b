import Stripe from 'stripe';
import type { StripeSandbox } from './start';

/** The vendor's client, pointed at a stand-in; for tests. */
export function clientFor({ host, port }: StripeSandbox, key: string): Stripe {
  return new Stripe(key, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
}

/** The error a call is expected to end with. */
export async function failureOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
}

/** A server that confirms by itself has to rule out payment methods that redirect. */
export const NO_REDIRECTS = {
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
};
