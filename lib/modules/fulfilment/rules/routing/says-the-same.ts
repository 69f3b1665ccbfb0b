import type { Candidate, Trace } from './types';

/** jsonb keeps an object's keys in an order of its own. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => [key, plain(one)]);
}

const textOf = (candidates: readonly Candidate[], chosen: string | null) =>
  JSON.stringify([plain(candidates), chosen]);

/** Whether a new decision says nothing that a kept one doesn't. D32-26. */
export function saysTheSame(
  kept: { candidates: readonly Candidate[]; fulfillerId: string | null },
  { candidates, chosen }: Trace,
): boolean {
  return textOf(kept.candidates, kept.fulfillerId) === textOf(candidates, chosen);
}
