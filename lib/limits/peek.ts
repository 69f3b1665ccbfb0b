import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { readHits } from './counters';
import { currentWindow, type Limit, type Verdict } from './window';

/** As `peek`, inside an open directory transaction. */
export async function peekIn(tx: Transaction, limits: readonly Limit[]): Promise<Verdict> {
  const windows = limits.map(({ windowSeconds }) => currentWindow(windowSeconds));
  const counters = limits.map(({ bucket }, index) => ({
    bucket,
    windowStart: windows[index]?.windowStart ?? new Date(0),
  }));
  const hits = await readHits(tx, counters);
  const full = limits.flatMap(({ limit }, index) =>
    (hits[index] ?? 0) >= limit ? [windows[index]?.secondsLeft ?? 1] : [],
  );
  return { allowed: full.length === 0, retryAfter: Math.max(0, ...full) };
}

/** Whether one more attempt would be within all of these limits; counts nothing. D27. */
export async function peek(...limits: readonly Limit[]): Promise<Verdict> {
  return withDirectory((tx) => peekIn(tx, limits));
}
