import { assertMinor, type Minor } from '@/lib/kernel/money';
import { dutyOf } from './duty';
import { frozenCost, makingCost } from './making-cost';
import { refusalsOf } from './refusals';
import type { AskedOrder, Candidate, FulfillerFacts, Reason, Refusal, Trace } from './types';

export interface RoutingSettings {
  /** How much more than its frozen cost an order may cost to make, in per cent; null for no limit. */
  maxOverPercent: number | null;
}

/** What making and duty cost of the parts of an order that have their printers already. */
export interface Spent {
  frozenMinor: Minor;
  costMinor: Minor;
}
export const NOTHING_SPENT: Spent = { frozenMinor: 0, costMinor: 0 };

/** What a candidate costs with duty; where no rate is known, it counts as none. */
export const totalOf = ({ makingMinor, dutyMinor }: Candidate): Minor => makingMinor + (dutyMinor ?? 0);

/**
 * The most that an order may cost at its printer, duty included; null for no limit. Of an order that is made in parts, what is left of
 * that for these lines. D32-23.
 */
export function costLimit(
  order: AskedOrder,
  { maxOverPercent }: RoutingSettings,
  spent: Spent = NOTHING_SPENT,
): Minor | null {
  if (maxOverPercent === null) return null;
  const frozen = assertMinor(frozenCost(order) + spent.frozenMinor);
  return Math.floor((frozen * (100 + maxOverPercent)) / 100) - spent.costMinor;
}

function tooDear(costMinor: Minor, limitMinor: Minor | null): Refusal[] {
  return limitMinor !== null && costMinor > limitMinor
    ? [{ code: 'cost', costMinor, limitMinor: Math.max(0, limitMinor) }]
    : [];
}

/** A fulfiller with everything that speaks against it for these lines. D32-20. */
export function lookAt(order: AskedOrder, facts: FulfillerFacts, limit: Minor | null): Candidate {
  const { id, name, promisedDays, choice } = facts;
  const makingMinor = makingCost(order, facts);
  const dutyMinor = dutyOf(order, facts);
  const refusals = [...refusalsOf(order, facts), ...tooDear(makingMinor + (dutyMinor ?? 0), limit)];
  return { id, name, refusals, makingMinor, dutyMinor, promisedDays, preferred: choice === 'preferred' };
}

/** In the order in which candidates are chosen: what the client prefers, then price with duty, then days, then the id. */
export function byPreference(a: Candidate, b: Candidate): number {
  return Number(b.preferred) - Number(a.preferred) || byCost(a, b);
}

/** By price with duty, then days, then the id. */
function byCost(a: Candidate, b: Candidate): number {
  return totalOf(a) - totalOf(b) || a.promisedDays - b.promisedDays || (a.id < b.id ? -1 : 1);
}

/** What a trace says that was asked for. */
export const askedOf = (order: AskedOrder): Trace['asked'] => ({
  region: order.region,
  country: order.country,
  currency: order.currency,
  items: order.lines.reduce((sum, line) => sum + line.pieces, 0),
  frozenMinor: frozenCost(order),
});

/** What set the chosen one apart from the next in line. */
function reasonFor(chosen: Candidate, next: Candidate | undefined): Reason {
  if (!next) return 'only_one';
  if (chosen.preferred !== next.preferred) return 'preferred';
  if (totalOf(chosen) !== totalOf(next)) return 'cheaper';
  return chosen.promisedDays === next.promisedDays ? 'tie' : 'faster';
}

/**
 * Chooses the printer of an order, with all that led to it: each fulfiller with everything that speaks against it, those that
 * can make it first, in their order. `chosen` is null where none can. D32-20.
 */
export function decideRouting(
  order: AskedOrder,
  fulfillers: readonly FulfillerFacts[],
  settings: RoutingSettings,
  spent: Spent = NOTHING_SPENT,
): Trace {
  const limit = costLimit(order, settings, spent);
  const looked = fulfillers.map((facts) => lookAt(order, facts, limit));
  const able = looked.filter(({ refusals }) => refusals.length === 0).toSorted(byPreference);
  const unable = looked.filter(({ refusals }) => refusals.length > 0).toSorted(byPreference);
  const [chosen, next] = able;
  return {
    asked: askedOf(order),
    candidates: [...able, ...unable],
    chosen: chosen?.id ?? null,
    reasons: chosen ? [reasonFor(chosen, next)] : [],
  };
}
