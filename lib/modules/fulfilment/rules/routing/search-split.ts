import type { Minor } from '@/lib/kernel/money';
import { lookAt, totalOf } from './decide';
import { makingCost } from './making-cost';
import { fitsTogether, refusalsOf } from './refusals';
import type { AskedLine, AskedOrder, FulfillerFacts } from './types';

/** An order is made by so many printers at most: each sends a parcel of its own. */
const MOST_PRINTERS = 4;
/** So many steps of the search at most in all, and for one set of printers: an order of many lines is decided in time, too. */
const STEPS = 40_000;
const STEPS_OF_SET = 4_000;

/** The lines that one printer makes. */
export interface Share {
  facts: FulfillerFacts;
  lines: readonly AskedLine[];
  /** Making and duty. */
  costMinor: Minor;
}

interface Split {
  shares: Share[];
  /** Lines that printers make which the client prefers. */
  preferred: number;
  costMinor: Minor;
  /** The promised days of the slowest. */
  days: number;
}

/** A line with the printers that can make it, the cheapest first. */
interface Choice {
  line: AskedLine;
  options: { facts: FulfillerFacts; cost: Minor }[];
}

/** What is left to be made costs so much at least, and so many of its lines may go to printers that the client prefers. */
interface Rest {
  cost: Minor;
  preferred: number;
}

const isPreferred = ({ choice }: FulfillerFacts): boolean => choice === 'preferred';

const alone = (order: AskedOrder, line: AskedLine): AskedOrder => ({ ...order, lines: [line] });

function choiceOf(order: AskedOrder, line: AskedLine, fulfillers: readonly FulfillerFacts[]): Choice {
  const able = fulfillers.filter((facts) => refusalsOf(alone(order, line), facts).length === 0);
  const options = able.map((facts) => ({ facts, cost: makingCost(alone(order, line), facts) }));
  return {
    line,
    options: options.toSorted((a, b) => a.cost - b.cost || a.facts.promisedDays - b.facts.promisedDays),
  };
}

/** All sets of so many of these, in their order. */
function* setsOf<T>(all: readonly T[], size: number): Generator<T[]> {
  if (size === 0) return yield [];
  for (const [index, first] of all.entries())
    for (const rest of setsOf(all.slice(index + 1), size - 1)) yield [first, ...rest];
}

const idsOf = ({ shares }: Split) =>
  shares
    .map(({ facts }) => facts.id)
    .toSorted()
    .join(' ');

function isBetter(one: Split, other: Split | null): boolean {
  if (!other) return true;
  if (one.preferred !== other.preferred) return one.preferred > other.preferred;
  if (one.costMinor !== other.costMinor) return one.costMinor < other.costMinor;
  return one.days === other.days ? idsOf(one) < idsOf(other) : one.days < other.days;
}

const preferredFirst = ({ line, options }: Choice): Choice => ({
  line,
  options: options.toSorted((a, b) => Number(isPreferred(b.facts)) - Number(isPreferred(a.facts))),
});

function restOf(choices: readonly Choice[]): Rest {
  const least = choices.map(({ options }) => Math.min(...options.map(({ cost }) => cost)));
  const wanted = choices.filter(({ options }) => options.some(({ facts }) => isPreferred(facts)));
  return { cost: least.reduce((sum, cost) => sum + cost, 0), preferred: wanted.length };
}

/** The search over who makes which line. */
class Search {
  best: Split | null = null;
  private steps = 0;

  constructor(
    private readonly order: AskedOrder,
    private readonly limit: Minor | null,
  ) {}

  get isOver(): boolean {
    return this.steps >= STEPS;
  }

  /** Tries a set of printers. */
  with(set: readonly FulfillerFacts[], choices: readonly Choice[]): void {
    const own = choices.map(({ line, options }) => ({
      line,
      options: options.filter(({ facts }) => set.includes(facts)),
    }));
    if (own.some(({ options }) => options.length === 0)) return;
    // Lines with the fewest options first.
    const sorted = own.toSorted((a, b) => a.options.length - b.options.length);
    this.walk(set, sorted);
    // Once more by what the client prefers: the cheapest way alone shows early that there is one within the limit.
    if (set.some(isPreferred) && !set.every(isPreferred)) this.walk(set, sorted.map(preferredFirst));
  }

  private walk(set: readonly FulfillerFacts[], choices: readonly Choice[]): void {
    const rests = choices.map((_, at) => restOf(choices.slice(at)));
    const last = Math.min(STEPS, this.steps + STEPS_OF_SET);
    this.assign(choices, rests, new Map(set.map((facts) => [facts, []])), { cost: 0, preferred: 0, last });
  }

  /** Whether nothing better can come of this, whatever is chosen for the rest. */
  private isHopeless(cost: Minor, preferred: number): boolean {
    if (this.limit !== null && cost > this.limit) return true;
    if (!this.best || preferred > this.best.preferred) return false;
    return preferred < this.best.preferred || cost > this.best.costMinor;
  }

  private assign(
    [choice, ...others]: readonly Choice[],
    [rest = { cost: 0, preferred: 0 }, ...later]: readonly Rest[],
    given: ReadonlyMap<FulfillerFacts, readonly AskedLine[]>,
    { cost, preferred, last }: Rest & { last: number },
  ): void {
    if (!choice) return this.weigh(given);
    if (this.isHopeless(cost + rest.cost, preferred + rest.preferred)) return;
    for (const { facts, cost: more } of choice.options) {
      if (this.steps >= last) return;
      this.steps += 1;
      const lines = [...(given.get(facts) ?? []), choice.line];
      if (!fitsTogether({ ...this.order, lines }, facts)) continue;
      const so = { cost: cost + more, preferred: preferred + Number(isPreferred(facts)), last };
      this.assign(others, later, new Map(given).set(facts, lines), so);
    }
  }

  private weigh(given: ReadonlyMap<FulfillerFacts, readonly AskedLine[]>): void {
    const { lines: ordered } = this.order;
    const placeOf = (lines: readonly AskedLine[]) => ordered.findIndex((line) => lines.includes(line));
    const shares = [...given]
      .filter(([, lines]) => lines.length > 0)
      .toSorted(([, a], [, b]) => placeOf(a) - placeOf(b))
      .map(([facts, some]) => {
        // As they were ordered.
        const lines = ordered.filter((line) => some.includes(line));
        return { facts, lines, costMinor: totalOf(lookAt({ ...this.order, lines }, facts, null)) };
      });
    const costMinor = shares.reduce((sum, share) => sum + share.costMinor, 0);
    if (this.limit !== null && costMinor > this.limit) return;
    const wanted = shares.filter(({ facts }) => isPreferred(facts));
    const preferred = wanted.reduce((sum, { lines }) => sum + lines.length, 0);
    const days = Math.max(...shares.map(({ facts }) => facts.promisedDays));
    const split = { shares, preferred, costMinor, days };
    if (isBetter(split, this.best)) this.best = split;
  }
}

/**
 * The best way to have an order made by several printers, each line by one of them: by as few as possible, then with
 * the most lines at those that the client prefers, then for the least money within the limit, then in the fewest days, then by their
 * ids. Null where there is none, or none was found in time. D32-57, D32-81.
 */
export function searchSplit(
  order: AskedOrder,
  fulfillers: readonly FulfillerFacts[],
  limit: Minor | null,
): Split | null {
  const choices = order.lines.map((line) => choiceOf(order, line, fulfillers));
  if (choices.some(({ options }) => options.length === 0)) return null;
  const useful = fulfillers.filter((one) =>
    choices.some(({ options }) => options.some(({ facts }) => facts === one)),
  );
  // Sets with those that the client prefers are looked at first, in case that there is no time for all.
  useful.sort((a, b) => Number(isPreferred(b)) - Number(isPreferred(a)));
  const search = new Search(order, limit);
  const most = Math.min(MOST_PRINTERS, useful.length, order.lines.length);
  for (let size = 2; size <= most && !search.best; size += 1)
    for (const set of setsOf(useful, size)) {
      if (search.isOver) break;
      search.with(set, choices);
    }
  return search.best;
}
