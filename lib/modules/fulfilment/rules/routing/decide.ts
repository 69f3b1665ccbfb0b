import { assertMinor, type Minor } from '@/lib/kernel/money';
import { dutyOf } from './duty';
import { frozenCost, makingCost } from './making-cost';
import { refusalsOf } from './refusals';
import type { AskedOrder, Candidate, FulfillerFacts, Reason, Refusal, Trace } from './types';

export interface RoutingSettings {
  /** How much more than its frozen cost an order may cost to make, in per cent; null for no limit. */
  maxOverPercent: number | null;
}

const totalOf = ({ makingMinor, dutyMinor }: Candidate): Minor => makingMinor + (dutyMinor ?? 0);

/** The most that an order may cost at its printer, duty included; null for no limit. D32-23. */
export function costLimit(order: AskedOrder, { maxOverPercent }: RoutingSettings): Minor | null {
  if (maxOverPercent === null) return null;
  return Math.floor((assertMinor(frozenCost(order)) * (100 + maxOverPercent)) / 100);
}

function tooDear(costMinor: Minor, limitMinor: Minor | null): Refusal[] {
  return limitMinor !== null && costMinor > limitMinor ? [{ code: 'cost', costMinor, limitMinor }] : [];
}

function look(order: AskedOrder, facts: FulfillerFacts, limit: Minor | null): Candidate {
  const { id, name, promisedDays, choice } = facts;
  const makingMinor = makingCost(order, facts);
  const dutyMinor = dutyOf(order, facts);
  const refusals = [...refusalsOf(order, facts), ...tooDear(makingMinor + (dutyMinor ?? 0), limit)];
  return { id, name, refusals, makingMinor, dutyMinor, promisedDays, preferred: choice === 'preferred' };
}

/** In the order in which candidates are chosen: what the client prefers, then price with duty, then days, then the id. */
function compare(a: Candidate, b: Candidate): number {
  return (
    Number(b.preferred) - Number(a.preferred) ||
    totalOf(a) - totalOf(b) ||
    a.promisedDays - b.promisedDays ||
    (a.id < b.id ? -1 : 1)
  );
}

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
): Trace {
  const limit = costLimit(order, settings);
  const looked = fulfillers.map((facts) => look(order, facts, limit));
  const able = looked.filter(({ refusals }) => refusals.length === 0).toSorted(compare);
  const unable = looked.filter(({ refusals }) => refusals.length > 0).toSorted(compare);
  const [chosen, next] = able;
  return {
    asked: {
      region: order.region,
      country: order.country,
      currency: order.currency,
      items: order.lines.reduce((sum, line) => sum + line.pieces, 0),
      frozenMinor: frozenCost(order),
    },
    candidates: [...able, ...unable],
    chosen: chosen?.id ?? null,
    reasons: chosen ? [reasonFor(chosen, next)] : [],
  };
}
