import { REGIONS, type Region } from '@/lib/kernel/regions';
import { GARMENT_FAMILIES, type GarmentFamily } from '@/lib/modules/design/rules/scene-types';

/** The facts about a product that the law of a market asks for. */
type MarketFact =
  | 'fibres'
  | 'green_words'
  | 'maker'
  | 'eu_responsible'
  | 'identifier'
  | 'origin_country'
  | 'customs_code'
  | 'certificate';

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
const CHILDRENS: readonly GarmentFamily[] = ['kids-tee'];
const TEXTILES: readonly GarmentFamily[] = [...WORN, 'cap', 'tote'];

/** The same law asks for several facts of every blank. */
const every = (
  facts: readonly MarketFact[],
  law: Pick<MarketRule, 'market' | 'since' | 'law'>,
): MarketRule[] =>
  facts.map((fact) => ({ ...law, fact, families: GARMENT_FAMILIES, severity: 'blocking' as const }));

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
  ...every(['maker', 'eu_responsible', 'identifier'], {
    market: 'EU',
    since: '2024-12-13',
    law: 'General Product Safety Regulation (EU) 2023/988, article 19',
  }),
  ...every(['maker', 'identifier'], {
    market: 'UK',
    since: '2005-10-01',
    law: 'General Product Safety Regulations 2005, regulation 7',
  }),
  ...every(['origin_country', 'customs_code'], {
    market: 'EU',
    since: '2016-05-01',
    law: 'Union Customs Code, Regulation (EU) No 952/2013: every declaration names both',
  }),
  ...every(['origin_country', 'customs_code'], {
    market: 'UK',
    since: '2021-01-01',
    law: 'Taxation (Cross-border Trade) Act 2018',
  }),
  ...every(['origin_country'], { market: 'US', since: '1930-06-17', law: 'Tariff Act of 1930, section 304' }),
  ...every(['customs_code'], {
    market: 'US',
    since: '1989-01-01',
    law: 'Harmonized Tariff Schedule of the United States',
  }),
  {
    market: 'US',
    fact: 'certificate',
    since: '2008-11-12',
    law: 'Consumer Product Safety Improvement Act, section 102; 16 CFR 1110',
    families: CHILDRENS,
    severity: 'blocking',
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
