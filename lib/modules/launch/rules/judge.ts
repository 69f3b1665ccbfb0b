import type { Region } from '@/lib/kernel/regions';
import type { BlankMarketFact } from '@/lib/modules/catalogue/rules/market/blank-facts';
import { marketRule, type MarketRule } from '@/lib/modules/catalogue/rules/market/market-rules';
import { takesPayment, type EventType } from '@/lib/modules/events/rules/event-types';
import { LAUNCH_LINES, type LaunchLineId, type StoreText } from '@/lib/modules/events/rules/launch-lines';
import type { Unserved } from '@/lib/modules/fulfilment/rules/routing/unserved';

/** The products that fail a line: how many, and the first in the order of the store. */
export interface Offenders {
  count: number;
  product: { id: string; name: string } | null;
}

/** Everything that the lines are judged by. */
export interface LaunchFacts {
  type: EventType;
  sample: boolean;
  region: Region;
  /** The day it is judged on, `YYYY-MM-DD` in UTC. */
  day: string;
  /** Staff have verified the company (S3.9-6). */
  verified: boolean;
  /** The company's address and number are known: terms and invoices name them. */
  companyNamed: boolean;
  /** The company has an account for this region that may take payments. */
  paidOut: boolean;
  /** That account can calculate sales tax at the provider. */
  taxReady: boolean;
  /** Anything is available on the client's credit account in the event's currency (D36-6). */
  hasCredit: boolean;
  vatRegistered: boolean;
  vatRateBp: number;
  /** Products that are available, and how many of them have anything in stock. */
  products: Offenders;
  inStock: number;
  /** Products whose production has no price in the event's currency. */
  unpriced: Offenders;
  /** Products sold for less than they cost to make, ex VAT (D35, D36-5). */
  belowCost: Offenders;
  /** Products without a design, or with one that the print check refuses. */
  unprintable: Offenders;
  /** Products whose composition the market's law asks for and nobody says. */
  withoutFibres: Offenders;
  /** Per fact that staff keep of blanks: the products whose blank lacks it though the market's law asks for it. */
  withoutFact: Record<BlankMarketFact, Offenders>;
  soldOut: Offenders;
  /** Products of a garment that staff have withdrawn: they are no longer made. */
  withdrawn: Offenders;
  /** Products that claim to be green in name or description, and give no evidence. */
  greenProducts: Offenders;
  /** The first of the store's own texts that does. */
  greenText: StoreText | null;
  /** It names the countries it delivers to. */
  hasCountries: boolean;
  /** The countries that no printer can serve with all of its products, and why. */
  unserved: Unserved;
  /** It is private, and nobody is on the list of those who may enter. */
  shutOut: boolean;
  /** Its last day has passed. */
  ended: boolean;
  hasHeading: boolean;
  /** Into how many languages it is translated in part. */
  partlyTranslated: number;
  hasFormEmail: boolean;
  hasLogo: boolean;
  promoCodes: number;
}

type Severity = 'blocking' | 'warning';

interface Rule {
  severity: Severity;
  /** Whether the line concerns an event of this kind at all. */
  concerns: (facts: LaunchFacts) => boolean;
  passes: (facts: LaunchFacts) => boolean;
  /** The products that fail it. */
  offenders?: (facts: LaunchFacts) => Offenders;
  /** The store's own text that fails it. */
  text?: (facts: LaunchFacts) => StoreText | null;
  /** The law of the event's market that it enforces. */
  law?: (facts: LaunchFacts) => MarketRule | null;
}

const every = () => true;
const isPaid = ({ type }: LaunchFacts) => takesPayment(type);
const paysItself = ({ type }: LaunchFacts) => type === 'Promo' || type === 'Bulk';
const fibreRule = ({ region, day }: LaunchFacts) => marketRule('fibres', region, day);
const isStore = ({ type }: LaunchFacts) => type === 'Store';

/** A line about products: it passes when none fails it. */
function ofProducts(
  severity: Severity,
  concerns: Rule['concerns'],
  offenders: (facts: LaunchFacts) => Offenders,
): Rule {
  return { severity, concerns, offenders, passes: (facts) => offenders(facts).count === 0 };
}

/** A line about a fact of the products' blanks, where the event's market asks for it. D54-6 */
function ofBlanks(fact: BlankMarketFact): Rule {
  const law = ({ region, day }: LaunchFacts) => marketRule(fact, region, day);
  const concerns = (facts: LaunchFacts) => facts.products.count > 0 && law(facts) !== null;
  return { ...ofProducts('blocking', concerns, ({ withoutFact }) => withoutFact[fact]), law };
}

const blocking = (concerns: Rule['concerns'], passes: Rule['passes']): Rule => ({
  severity: 'blocking',
  concerns,
  passes,
});
const warning = (concerns: Rule['concerns'], passes: Rule['passes']): Rule => ({
  severity: 'warning',
  concerns,
  passes,
});

/** How each line is judged. A line that joins later is one more entry here, and its id in `LAUNCH_PLACES`. */
const RULES: Record<LaunchLineId, Rule> = {
  verification: blocking(every, ({ verified }) => verified),
  company: warning(every, ({ companyNamed }) => companyNamed),
  payments: blocking(isPaid, ({ paidOut }) => paidOut),
  // Only there is each sale's tax asked for at the provider, which refuses until the account has set it up (D14-5).
  us_tax: blocking(
    (facts) => isPaid(facts) && facts.region === 'US',
    ({ taxReady }) => taxReady,
  ),
  // All that such an event's orders cost is reserved there: without any, each of them would wait (D37-5).
  credit: blocking(paysItself, ({ hasCredit }) => hasCredit),
  products: blocking(every, ({ products }) => products.count > 0),
  // A gift is made as well: no order of it is taken without a price of its production (D35-1).
  currency: ofProducts('blocking', every, ({ unpriced }) => unpriced),
  below_cost: ofProducts('blocking', isPaid, ({ belowCost }) => belowCost),
  artwork: ofProducts('blocking', every, ({ unprintable }) => unprintable),
  fibres: {
    ...ofProducts(
      'blocking',
      (facts) => facts.products.count > 0 && fibreRule(facts) !== null,
      ({ withoutFibres }) => withoutFibres,
    ),
    law: fibreRule,
  },
  maker: ofBlanks('maker'),
  eu_responsible: ofBlanks('eu_responsible'),
  identifier: ofBlanks('identifier'),
  origin_country: ofBlanks('origin_country'),
  customs_code: ofBlanks('customs_code'),
  certificate: ofBlanks('certificate'),
  stock: {
    severity: 'blocking',
    concerns: ({ products }) => products.count > 0,
    passes: ({ inStock }) => inStock > 0,
    offenders: ({ products }) => products,
  },
  vat: blocking(
    (facts) => isPaid(facts) && facts.region !== 'US',
    ({ vatRegistered, vatRateBp }) => !vatRegistered || vatRateBp > 0,
  ),
  countries: warning(every, ({ hasCountries }) => hasCountries),
  // It only tells: an order waits for a printer, and printers join.
  printers: ofProducts(
    'warning',
    ({ products }) => products.count > 0,
    ({ unserved: { count, product } }) => ({ count, product }),
  ),
  access: blocking(every, ({ shutOut }) => !shutOut),
  dates: blocking(every, ({ ended }) => !ended),
  texts: warning(isStore, ({ hasHeading }) => hasHeading),
  // A store in one language is whole; one that greets in German and sells in English is not.
  translations: warning(every, ({ partlyTranslated }) => partlyTranslated === 0),
  contact: warning(isStore, ({ hasFormEmail }) => hasFormEmail),
  logo: warning(every, ({ hasLogo }) => hasLogo),
  codes: warning(
    ({ type, sample }) => type === 'Promo' && !sample,
    ({ promoCodes }) => promoCodes > 0,
  ),
  sold_out: ofProducts(
    'warning',
    ({ inStock }) => inStock > 0,
    ({ soldOut }) => soldOut,
  ),
  withdrawn: ofProducts(
    'warning',
    ({ products }) => products.count > 0,
    ({ withdrawn }) => withdrawn,
  ),
  green_words: {
    severity: 'warning',
    concerns: every,
    passes: ({ greenProducts, greenText }) => greenProducts.count === 0 && greenText === null,
    offenders: ({ greenProducts }) => greenProducts,
    text: ({ greenText }) => greenText,
    law: ({ region, day }) => marketRule('green_words', region, day),
  },
};

/** A judged line, as it is answered. */
export interface JudgedLine extends Offenders {
  id: LaunchLineId;
  severity: Severity;
  passed: boolean;
  text: StoreText | null;
  market_rule: Pick<MarketRule, 'market' | 'since'> | null;
  unserved: Unserved['reasons'] | null;
}

const NOBODY: Offenders = { count: 0, product: null };

/** Judges every line that concerns the event, in the order in which they are read. */
export function judgeLaunch(facts: LaunchFacts): JudgedLine[] {
  return LAUNCH_LINES.filter((id) => RULES[id].concerns(facts)).map((id) => {
    const { severity, passes, offenders, text, law } = RULES[id];
    const passed = passes(facts);
    const failing = passed ? NOBODY : (offenders?.(facts) ?? NOBODY);
    const rule = law?.(facts);
    return {
      id,
      severity,
      passed,
      ...failing,
      text: passed ? null : (text?.(facts) ?? null),
      market_rule: rule ? { market: rule.market, since: rule.since } : null,
      unserved: id === 'printers' ? facts.unserved.reasons : null,
    };
  });
}

/** The lines that keep the event from being published. */
export function blockingLines(lines: readonly JudgedLine[]): JudgedLine[] {
  return lines.filter(({ severity, passed }) => severity === 'blocking' && !passed);
}
