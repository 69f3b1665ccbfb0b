import Stripe from 'stripe';
import { AppError } from '@/lib/kernel/app-error';
import { log } from '@/lib/env/logger';

const RETRY_AFTER_SECONDS = 5;

const { StripeAPIError, StripeConnectionError, StripeError, StripeIdempotencyError, StripeRateLimitError } =
  Stripe.errors;

/** Whether the provider has said for certain that it did nothing. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof StripeError)) return false;
  return !(
    error instanceof StripeAPIError ||
    error instanceof StripeConnectionError ||
    error instanceof StripeRateLimitError ||
    // The key was used with other parameters, so something may well exist under it.
    error instanceof StripeIdempotencyError
  );
}

/** Tells an error by the provider's own code. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof StripeError && error.code !== undefined && codes.includes(error.code);
}

/** Any failure of a call → our error. Types, codes and request ids are logged; messages may quote personal data. */
export function asAppError(error: unknown): unknown {
  if (!(error instanceof StripeError)) return error;
  const { type, code, requestId, statusCode } = error;
  log().warn(
    { provider: 'stripe', type, code, providerRequestId: requestId, statusCode },
    'provider call failed',
  );
  if (isRefusal(error)) return new AppError('payment_provider_failed', { cause: error });
  return new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause: error });
}
