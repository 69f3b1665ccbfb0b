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
  costMinor: Minor;
  /** The promised days of the slowest. */
  days: number;
}

/** A line with the printers that can make it, the cheapest first. */
interface Choice {
  line: AskedLine;
  options: { facts: FulfillerFacts; cost: Minor }[];
}

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
  if (one.costMinor !== other.costMinor) return one.costMinor < other.costMinor;
  return one.days === other.days ? idsOf(one) < idsOf(other) : one.days < other.days;
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
    // Lines with the fewest options first, and what is left to be made costs so much at least.
    const sorted = own.toSorted((a, b) => a.options.length - b.options.length);
    const least = sorted.map((_, at) =>
      sorted.slice(at).reduce((sum, { options }) => sum + (options[0]?.cost ?? 0), 0),
    );
    const last = Math.min(STEPS, this.steps + STEPS_OF_SET);
    this.assign(sorted, least, new Map(set.map((facts) => [facts, []])), { cost: 0, last });
  }

  private assign(
    [choice, ...rest]: readonly Choice[],
    [least = 0, ...later]: readonly Minor[],
    given: ReadonlyMap<FulfillerFacts, readonly AskedLine[]>,
    { cost, last }: { cost: Minor; last: number },
  ): void {
    if (!choice) return this.weigh(given);
    const most = this.best ? Math.min(this.best.costMinor, this.limit ?? Infinity) : (this.limit ?? Infinity);
    if (cost + least > most) return;
    for (const { facts, cost: more } of choice.options) {
      if (this.steps >= last) return;
      this.steps += 1;
      const lines = [...(given.get(facts) ?? []), choice.line];
      if (!fitsTogether({ ...this.order, lines }, facts)) continue;
      this.assign(rest, later, new Map(given).set(facts, lines), { cost: cost + more, last });
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
    const split = { shares, costMinor, days: Math.max(...shares.map(({ facts }) => facts.promisedDays)) };
    if (isBetter(split, this.best)) this.best = split;
  }
}

/**
 * The best way to have an order made by several printers, each line by one of them: by as few as possible, then for the least money
 * within the limit, then in the fewest days, then by their ids. Null where there is none, or none was found in time. D32-57.
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
  const search = new Search(order, limit);
  const most = Math.min(MOST_PRINTERS, useful.length, order.lines.length);
  for (let size = 2; size <= most && !search.best; size += 1)
    for (const set of setsOf(useful, size)) {
      if (search.isOver) break;
      search.with(set, choices);
    }
  return search.best;
}
