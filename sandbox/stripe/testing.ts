import Stripe from 'stripe';
import type { StripeSandbox } from './start';

/** Stripe's own client, connected to a stand-in; for tests. */
export function clientFor({ host, port }: StripeSandbox, key: string): Stripe {
  return new Stripe(key, { host, port, protocol: 'http', telemetry: false, maxNetworkRetries: 0 });
}

/** The error that a call is expected to reject with. */
export async function failureOf(promise: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('the call did not fail');
}

/** A server that confirms by itself must exclude payment methods with redirects. */
export const NO_REDIRECTS = {
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const },
};
