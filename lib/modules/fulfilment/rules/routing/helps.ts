import type { Candidate, Refusal, Trace } from './types';

/** What would let an order without a printer go on. */
export type Help =
  /** No fulfiller ships there. */
  | { code: 'ship_to'; country: string }
  /** Only this is in this fulfiller's way. */
  | { code: 'only'; name: string; refusal: Refusal };

const shipsThere = ({ refusals }: Candidate) =>
  !refusals.some(({ code }) => code === 'region' || code === 'country');
const isGone = ({ refusals }: Candidate) => refusals.some(({ code }) => code === 'closed');

/**
 * What would help an order that no fulfiller can take: the fulfillers with the least in their way, each with it; or that none
 * that is still open ships to its country. D32-27.
 */
export function whatHelps({ asked, candidates, chosen }: Trace): Help[] {
  if (chosen !== null) return [];
  const there = candidates.filter((one) => shipsThere(one) && !isGone(one));
  if (there.length === 0) return [{ code: 'ship_to', country: asked.country }];
  const least = Math.min(...there.map(({ refusals }) => refusals.length));
  return there
    .filter(({ refusals }) => refusals.length === least)
    .flatMap(({ name, refusals }) => refusals.map((refusal) => ({ code: 'only', name, refusal }) as const));
}
