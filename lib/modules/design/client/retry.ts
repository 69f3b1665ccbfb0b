import { ApiError } from '@/lib/client/api-error';

/** The backoff: pauses before the next tries, in ms. After the last one the call has failed. */
const BACKOFF_MS = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000] as const;
/** How long to wait while the browser reports that it is offline, in ms. */
const OFFLINE_MS = 5 * 60_000;
/** A longer Retry-After, in seconds, is shown to the user instead. */
const LONGEST_ASKED = 20;

/** Resolves after `ms`, or as soon as `signal` is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    if (signal?.aborted) done();
    else signal?.addEventListener('abort', done);
  });
}

async function online(signal?: AbortSignal): Promise<void> {
  if (navigator.onLine) return;
  const back = new AbortController();
  const come = () => back.abort();
  window.addEventListener('online', come);
  signal?.addEventListener('abort', come);
  await pause(OFFLINE_MS, back.signal);
  window.removeEventListener('online', come);
  signal?.removeEventListener('abort', come);
}

/** Milliseconds until a failed call should be retried; null if it should not. */
function waitFor(error: unknown, tried: number): number | null {
  const next = BACKOFF_MS[tried];
  if (!(error instanceof ApiError) || next === undefined) return null;
  const asked = error.retryAfter;
  if (error.status === 429 || error.status === 503) {
    if (asked === undefined) return next;
    return asked <= LONGEST_ASKED ? asked * 1000 : null;
  }
  return error.status === 0 || error.status >= 500 ? next : null;
}

/**
 * Retries a call with a growing backoff when the connection is lost, the server fails, or it answers 429 or 503 with a
 * short Retry-After. The call must be safe to repeat. Rejects with the last ApiError, or as soon as `signal` is aborted.
 */
export async function retry<T>(call: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tried = 0; ; tried += 1) {
    try {
      return await call();
    } catch (error) {
      const wait = signal?.aborted ? null : waitFor(error, tried);
      if (wait === null) throw error;
      await online(signal);
      await pause(wait, signal);
      if (signal?.aborted) throw error;
    }
  }
}
