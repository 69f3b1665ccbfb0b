import { log } from '@/lib/env/logger';
import { AppError } from '@/lib/kernel/app-error';
import { within } from '@/lib/kernel/within';
import { ShopAccessLost } from '../port';
import { ShopThrottled } from '../product-types';

const RETRY_AFTER_SECONDS = 5;

const unavailable = (cause?: unknown) =>
  new AppError('unavailable', { retryAfter: RETRY_AFTER_SECONDS, cause });

/** The status of a failed call of the library; undefined where there was no answer. */
export function statusOf(error: unknown): number | undefined {
  const answer = error as { response?: { code?: unknown; status?: unknown } } | null;
  const status = answer?.response?.code ?? answer?.response?.status;
  return typeof status === 'number' ? status : undefined;
}

/** The pause that comes with a 429, in seconds. */
function secondsAsked(error: unknown): number {
  const asked = (error as { response?: { retryAfter?: unknown } } | null)?.response?.retryAfter;
  return typeof asked === 'number' && asked >= 1 ? Math.ceil(asked) : 1;
}

/** Our error for a failed call. What the shop said is not logged: it may hold personal data. */
function asAppError(error: unknown): Error {
  if (error instanceof AppError || error instanceof ShopAccessLost || error instanceof ShopThrottled)
    return error;
  const status = statusOf(error);
  const name = error instanceof Error ? error.name : 'unknown';
  log().warn({ provider: 'shopify', name, status }, 'shop platform call failed');
  if (status === 401) return new ShopAccessLost('the shop refuses the token', { cause: error });
  if (status === 429) {
    const seconds = secondsAsked(error);
    return new AppError('unavailable', {
      retryAfter: seconds,
      cause: new ShopThrottled({ cost: seconds, available: 0, restoreRate: 1 }),
    });
  }
  const mayHelp = status === undefined || status >= 500;
  // A query that the schema refuses is answered with 200.
  if (mayHelp && name !== 'GraphqlQueryError') return unavailable(error);
  return new AppError('shop_platform_failed', { cause: error });
}

/** What a call resolves to; `unavailable` after `ms`. */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  try {
    return await within(ms, work, { error: () => unavailable(), failed: () => undefined });
  } catch (error) {
    throw asAppError(error);
  }
}
