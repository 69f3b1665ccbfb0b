import { scaleHalfUp, type Minor } from '@/lib/kernel/money';
import { addDays, daysBetween } from './day-steps';

/** The last full days whose mean is taken, and how many claims they must have. */
export const FORECAST_DAYS = 7;
const FEWEST_CLAIMS = 5;
/** No day is named beyond a year: so far ahead the mean says nothing. */
const MOST_DAYS = 366;

/** A sum of money that claims use up; amounts in minor units. */
interface Purse {
  most: Minor;
  used: Minor;
}

/** What a forecast is made of; days are of the store's time zone, `YYYY-MM-DD`. */
export interface ForecastFacts {
  today: string;
  /** Claims that stand, of the last full days, at most seven; fewer where the first claim is younger. */
  perDay: readonly number[];
  /** The last day on which a gift can be claimed; null for no end. */
  lastDay: string | null;
  /** The event takes claims, or will. */
  open: boolean;
  /** Claims that codes and cap still allow; null for any number. */
  left: number | null;
  /** What the claims that stand cost, and how many they are. */
  cost: { total: Minor; claims: number };
  /** Null: no limit. */
  budget: Purse | null;
  /** What can still be reserved on the client's account; null where it isn't told. */
  credit: Minor | null;
}

/** Whether the money lasts until the end of the claims; `later`: not used up within a year, and no end is known. */
type Reach = { state: 'lasts' } | { state: 'later' } | { state: 'reached'; on: string };

/** How the claims of an event will go on. D40-14. */
export type Forecast =
  | { state: 'over'; reason: 'closed' | 'ended' | 'none_left' }
  | { state: 'too_few' }
  | {
      state: 'running';
      /** Claims a day, in tenths. */
      perDayTenths: number;
      /** The day of the last claim, and what ends them; null where nothing does within a year. */
      until: string | null;
      bound: 'last_day' | 'none_left' | null;
      /** Further claims until then; null without an end. */
      claims: number | null;
      /** What one costs on average, and all of these; null before any claim. */
      each: Minor | null;
      spend: Minor | null;
      /** Null without a budget; without a cost. */
      budget: Reach | null;
      credit: Reach | null;
    };

interface Rate {
  claims: number;
  days: number;
}

/** How many days so many claims take at this rate, begun ones included. */
const daysFor = (claims: number, rate: Rate): number => Math.ceil((claims * rate.days) / rate.claims);

type Course = Pick<Extract<Forecast, { state: 'running' }>, 'until' | 'bound' | 'claims'>;

/** The claims until the last day, or until none are left, whichever is first. */
function courseOf({ today, lastDay, left }: ForecastFacts, rate: Rate): Course {
  const days = lastDay === null ? null : daysBetween(today, lastDay) + 1;
  const byEnd = days === null ? null : Math.round((days * rate.claims) / rate.days);
  if (left !== null && (byEnd === null || left <= byEnd)) {
    const needed = daysFor(left, rate);
    const until = needed > MOST_DAYS ? null : addDays(today, needed - 1);
    return { until, bound: until === null ? null : 'none_left', claims: left };
  }
  return { until: lastDay, bound: lastDay === null ? null : 'last_day', claims: byEnd };
}

/** The day on which what is available no longer pays for a claim. */
function reachOf(
  available: Minor,
  each: Minor,
  claims: number | null,
  facts: ForecastFacts,
  rate: Rate,
): Reach {
  const paid = Math.max(0, Math.floor(available / each));
  if (claims !== null && claims <= paid) return { state: 'lasts' };
  const needed = daysFor(paid + 1, rate);
  return needed > MOST_DAYS ? { state: 'later' } : { state: 'reached', on: addDays(facts.today, needed - 1) };
}

function overBy({ today, lastDay, open, left }: ForecastFacts): Forecast | null {
  if (lastDay !== null && lastDay < today) return { state: 'over', reason: 'ended' };
  if (left === 0) return { state: 'over', reason: 'none_left' };
  return open ? null : { state: 'over', reason: 'closed' };
}

/**
 * The mean of the last seven full days goes on until the last day, or until codes or cap are used up; each further claim
 * costs what those so far cost on average, and is held against budget and credit. D40-14.
 */
export function forecastClaims(facts: ForecastFacts): Forecast {
  const over = overBy(facts);
  if (over) return over;
  const rate = { claims: facts.perDay.reduce((sum, one) => sum + one, 0), days: facts.perDay.length };
  if (rate.days === 0 || rate.claims < FEWEST_CLAIMS) return { state: 'too_few' };
  const course = courseOf(facts, rate);
  const { cost, budget, credit } = facts;
  const each = cost.claims > 0 ? scaleHalfUp(cost.total, 1, cost.claims) : null;
  const reach = (available: Minor | null) =>
    available === null || each === null || each <= 0
      ? null
      : reachOf(available, each, course.claims, facts, rate);
  return {
    state: 'running',
    perDayTenths: Math.round((rate.claims * 10) / rate.days),
    ...course,
    each,
    spend:
      each === null || course.claims === null ? null : scaleHalfUp(cost.total, course.claims, cost.claims),
    budget: reach(budget && budget.most - budget.used),
    credit: reach(credit),
  };
}
