import Stripe from 'stripe';
import { AppError } from '@/lib/kernel/app-error';
import { log } from '@/lib/env/logger';

const RETRY_AFTER_SECONDS = 5;

const { StripeAPIError, StripeConnectionError, StripeError, StripeIdempotencyError, StripeRateLimitError } =
  Stripe.errors;

/** Whether the provider has certainly done nothing. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof StripeError)) return false;
  return !(
    error instanceof StripeAPIError ||
    error instanceof StripeConnectionError ||
    error instanceof StripeRateLimitError ||
    // The key was used with other parameters, so an object may exist under it.
    error instanceof StripeIdempotencyError
  );
}

/** Whether a key was used before with other parameters; one whose first call still runs is no such case. */
export function isOtherCall(error: unknown): boolean {
  return error instanceof StripeIdempotencyError && error.code !== 'idempotency_key_in_use';
}

/** Whether an error has one of the provider's codes. */
export function hasCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof StripeError && error.code !== undefined && codes.includes(error.code);
}

/**
 * Converts any failure of a call into our error. Types, codes and request ids are logged; messages may contain personal
 * data.
 */
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
