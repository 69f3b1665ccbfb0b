import type { Minor } from '@/lib/kernel/money';
import {
  askedOf,
  byPreference,
  costLimit,
  decideRouting,
  lookAt,
  NOTHING_SPENT,
  totalOf,
  type RoutingSettings,
  type Spent,
} from './decide';
import { searchSplit, type Share } from './search-split';
import type { AskedOrder, Candidate, FulfillerFacts, Reason, Route, RoutedPart } from './types';

/** Why a part goes to this printer and to none of the others that can make it, too. */
function reasonFor(chosen: Candidate, others: readonly Candidate[]): Reason {
  const [next] = others;
  if (!next) return 'only_one';
  if (chosen.preferred !== next.preferred) return chosen.preferred ? 'preferred' : 'whole';
  if (totalOf(chosen) !== totalOf(next)) return totalOf(chosen) < totalOf(next) ? 'cheaper' : 'whole';
  if (chosen.promisedDays !== next.promisedDays)
    return chosen.promisedDays < next.promisedDays ? 'faster' : 'whole';
  return 'tie';
}

/** A part with all fulfillers that were looked at for it; `limit` is what the other parts leave for it. */
function partOf(
  order: AskedOrder,
  { lines, facts }: Share,
  fulfillers: readonly FulfillerFacts[],
  limit: Minor | null,
): RoutedPart {
  const asked = { ...order, lines: [...lines] };
  const looked = fulfillers.map((one) => lookAt(asked, one, limit));
  const chosen = looked.filter(({ id }) => id === facts.id);
  const others = looked.filter(({ id }) => id !== facts.id).toSorted(byPreference);
  const able = others.filter(({ refusals }) => refusals.length === 0);
  const unable = others.filter(({ refusals }) => refusals.length > 0);
  return {
    lines,
    trace: {
      asked: askedOf(asked),
      candidates: [...chosen, ...able, ...unable],
      chosen: facts.id,
      reasons: ['split', ...chosen.map((one) => reasonFor(one, able))],
    },
  };
}

/**
 * Chooses who makes an order: one printer whenever one can; else as few as possible, among those with the most lines at printers that
 * the client prefers, then the cheapest within the cap on extra cost, then the fastest. Each line is made by one printer, and each part says who was looked at for it and why not. D32-57, D32-81.
 */
export function decideRoute(
  order: AskedOrder,
  fulfillers: readonly FulfillerFacts[],
  settings: RoutingSettings,
  spent: Spent = NOTHING_SPENT,
): Route {
  const whole = decideRouting(order, fulfillers, settings, spent);
  if (whole.chosen !== null) return { whole, parts: [{ lines: order.lines, trace: whole }] };
  const limit = costLimit(order, settings, spent);
  const found = searchSplit(order, fulfillers, limit);
  if (!found) return { whole, parts: [] };
  const { shares, costMinor } = found;
  const parts = shares.map((share) => {
    const left = limit === null ? null : limit - (costMinor - share.costMinor);
    return partOf(order, share, fulfillers, left);
  });
  return { whole, parts };
}
