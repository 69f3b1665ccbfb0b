const MINUTE_MS = 60_000;

/** Minutes after an intent was made; its webhook and the shopper's browser may both be lost. The last look is its expiry. */
const LOOKS_MINUTES = [2, 5, 10];

/** Between looks at a payment that the provider is still processing, or that somebody has to look at. */
const HELD_MINUTES = 5;

const MOST_BACKOFF_MINUTES = 60;

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * MINUTE_MS);

/** When an open intent that was made at `madeAt` is looked at after `at`. D16-3, D16-5. */
export function nextLook(madeAt: Date, expiresAt: Date, at: Date): Date {
  const early = LOOKS_MINUTES.map((minutes) => later(madeAt, minutes));
  const next = [...early, expiresAt].find((look) => look > at && look <= expiresAt);
  return next ?? later(at, HELD_MINUTES);
}

/** When a look is tried again after it has failed, `failed` times in a row before: 1, 2, 4 … minutes, at most an hour. */
export function lookAfterFailure(at: Date, failed: number): Date {
  return later(at, Math.min(2 ** failed, MOST_BACKOFF_MINUTES));
}
