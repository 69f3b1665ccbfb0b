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
  if (isAny(inTheWay, 'paused')) return 'paused';
  return isAny(inTheWay, 'cost') ? 'cost' : 'product';
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

/** Why no printer can make one of these products for a country; null where one can. */
function whyOf(asked: Asked, country: string, [first]: readonly SoldProduct[]): WhyUnserved | null {
  if (!first) return null;
  const { region, currency, fulfillers, settings } = asked;
  return whyNone(decideRouting({ region, country, currency, lines: [first.line] }, fulfillers, settings));
}

/** The countries that no printer can serve with all of the products, by the rules by which orders are routed. S2.2-151. */
export function findUnserved({ isOver = () => false, ...asked }: Asked): Unserved {
  const { countries, products } = asked;
  const groups = alike(products);
  const failing = new Set<SoldProduct>();
  const reasons = new Map<WhyUnserved, string[]>(WHY_UNSERVED.map((why) => [why, []]));
  for (const country of countries) {
    if (isOver()) break;
    const found = new Set<WhyUnserved>();
    for (const group of groups) {
      // Where no printer ships to, none ships any of them.
      const why = found.has('ship_to') ? 'ship_to' : whyOf(asked, country, group);
      if (why === null) continue;
      found.add(why);
      for (const product of group) failing.add(product);
    }
    const hardest = WHY_UNSERVED.find((why) => found.has(why));
    if (hardest) reasons.get(hardest)?.push(country);
  }
  const first = products.find((product) => failing.has(product));
  return {
    count: failing.size,
    product: first ? { id: first.id, name: first.name } : null,
    reasons: [...reasons].flatMap(([why, named]) => (named.length > 0 ? [{ why, countries: named }] : [])),
  };
}
