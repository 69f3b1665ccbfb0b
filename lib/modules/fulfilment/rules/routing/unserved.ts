import type { Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { WHY_UNSERVED, type WhyUnserved } from '@/lib/modules/events/rules/launch-lines';
import { decideRouting, type RoutingSettings } from './decide';
import { whatHelps } from './helps';
import type { AskedLine, FulfillerFacts, Refusal, Trace } from './types';

/** A product that a store sells, as a printer sees one piece of it. */
export interface SoldProduct {
  id: string;
  name: string;
  line: AskedLine;
}

export interface Unserved {
  /** How many of the products some country can't be served with, and the first of them. */
  count: number;
  product: { id: string; name: string } | null;
  /** ISO codes of the countries, by the hardest reason of any product. */
  reasons: { why: WhyUnserved; countries: string[] }[];
}

interface Asked {
  region: Region;
  currency: Currency;
  /** ISO codes. */
  countries: readonly string[];
  products: readonly SoldProduct[];
  fulfillers: readonly FulfillerFacts[];
  settings: RoutingSettings;
  /** Whether no more may be looked at: what is found until then counts. */
  isOver?: () => boolean;
}

const isAny = (refusals: readonly Refusal[], code: Refusal['code']) =>
  refusals.some((one) => one.code === code);

/** Why a decision found no printer; null where it found one. */
function whyNone(trace: Trace): WhyUnserved | null {
  if (trace.chosen !== null) return null;
  const refusals = whatHelps(trace).map((help) => (help.code === 'only' ? help.refusal : null));
  const inTheWay = refusals.filter((refusal) => refusal !== null);
  if (inTheWay.length < refusals.length) return 'ship_to';
  if (isAny(inTheWay, 'excluded')) return 'excluded';
  return isAny(inTheWay, 'paused') ? 'paused' : 'product';
}

/** What the routing asks of a product: products that ask the same are looked at once. */
const askedOf = ({ line: { sku: _, ...line } }: SoldProduct): string => JSON.stringify(line);

function alike(products: readonly SoldProduct[]): SoldProduct[][] {
  const groups = new Map<string, SoldProduct[]>();
  for (const product of products) {
    const key = askedOf(product);
    const group = groups.get(key);
    if (group) group.push(product);
    else groups.set(key, [product]);
  }
  return [...groups.values()];
}

/** The countries that no printer can serve with all of the products, by the rules by which orders are routed. S2.2-151. */
export function findUnserved({ isOver = () => false, ...asked }: Asked): Unserved {
  const { region, currency, countries, products, fulfillers, settings } = asked;
  const groups = alike(products);
  const failing = new Set<SoldProduct>();
  const reasons = new Map<WhyUnserved, string[]>(WHY_UNSERVED.map((why) => [why, []]));
  for (const country of countries) {
    if (isOver()) break;
    const found = groups.flatMap((group) => {
      const [first] = group;
      if (!first) return [];
      const why = whyNone(
        decideRouting({ region, country, currency, lines: [first.line] }, fulfillers, settings),
      );
      if (why === null) return [];
      for (const product of group) failing.add(product);
      return [why];
    });
    const hardest = WHY_UNSERVED.find((why) => found.includes(why));
    if (hardest) reasons.get(hardest)?.push(country);
  }
  const first = products.find((product) => failing.has(product));
  return {
    count: failing.size,
    product: first ? { id: first.id, name: first.name } : null,
    reasons: [...reasons].flatMap(([why, named]) => (named.length > 0 ? [{ why, countries: named }] : [])),
  };
}
