import { REGIONS, type Region } from '@/lib/kernel/regions';
import { GARMENT_FAMILIES, type GarmentFamily } from '@/lib/modules/design/rules/scene-types';

/** The facts about a product that the law of a market asks for. */
type MarketFact = 'fibres' | 'green_words';

export interface MarketRule {
  market: Region;
  fact: MarketFact;
  /** The day from which it applies, `YYYY-MM-DD`. */
  since: string;
  /** For people who keep this table; nobody reads it on a page. */
  law: string;
  families: readonly GarmentFamily[];
  /** Whether an event can open in the market without the fact, or is told only. */
  severity: 'blocking' | 'warning';
}

const WORN: readonly GarmentFamily[] = ['tee', 'kids-tee', 'hoodie', 'jacket'];
const TEXTILES: readonly GarmentFamily[] = [...WORN, 'cap', 'tote'];

/**
 * What the law of each market asks a client to say of its products, since when. A fact that joins later is one more
 * entry here, and a line of the launch check that reads it. D54-1
 */
export const MARKET_RULES: readonly MarketRule[] = [
  {
    market: 'EU',
    fact: 'fibres',
    since: '2012-05-08',
    law: 'Regulation (EU) No 1007/2011, article 16',
    families: TEXTILES,
    severity: 'blocking',
  },
  {
    market: 'UK',
    fact: 'fibres',
    since: '2012-05-08',
    law: 'Textile Products (Labelling and Fibre Composition) Regulations 2012',
    families: TEXTILES,
    severity: 'blocking',
  },
  {
    market: 'US',
    fact: 'fibres',
    since: '1960-03-03',
    law: 'Textile Fiber Products Identification Act; 16 CFR 303 leaves out hats and bags',
    families: WORN,
    severity: 'blocking',
  },
  {
    market: 'EU',
    fact: 'green_words',
    since: '2026-09-27',
    law: 'Directive (EU) 2024/825',
    families: GARMENT_FAMILIES,
    severity: 'warning',
  },
  {
    market: 'UK',
    fact: 'green_words',
    since: '2021-09-20',
    law: 'Green Claims Code of the Competition and Markets Authority',
    families: GARMENT_FAMILIES,
    severity: 'warning',
  },
  {
    market: 'US',
    fact: 'green_words',
    since: '2012-10-11',
    law: 'Green Guides, 16 CFR 260',
    families: GARMENT_FAMILIES,
    severity: 'warning',
  },
];

/** The rule about a fact in a market on a day (`YYYY-MM-DD`, UTC); null where none is in force. D54-1 */
export function marketRule(fact: MarketFact, market: Region, day: string): MarketRule | null {
  return (
    MARKET_RULES.find((rule) => rule.fact === fact && rule.market === market && rule.since <= day) ?? null
  );
}

/** The families for which each market asks for a fact on a day. D54-1 */
export function familiesAsked(fact: MarketFact, day: string): Record<Region, readonly GarmentFamily[]> {
  const of = (market: Region) => marketRule(fact, market, day)?.families ?? [];
  return Object.fromEntries(REGIONS.map((market) => [market, of(market)])) as Record<
    Region,
    readonly GarmentFamily[]
  >;
}

/** Whether a product of this family is made of fibres that are told. D54-3 */
export function isTextile(family: GarmentFamily): boolean {
  return TEXTILES.includes(family);
}
