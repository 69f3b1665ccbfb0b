import type { Region } from '@/lib/kernel/regions';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { familiesAsked, marketRule } from './market-rules';

/** Who made a thing, or answers for it in the EU: a name with a postal and an electronic address. */
interface Party {
  name: string;
  address: string;
  /** An e-mail address or the address of a website. */
  contact: string;
}

/** What staff keep of a blank for the law of its markets; null for what nobody has said yet. D54-2, D54-3 */
export interface BlankMarketFacts {
  /** ISO 3166 code of the country it was made in. */
  origin_country: string | null;
  /** Its number in the customs tariff: 6 to 10 digits. */
  customs_code: string | null;
  maker: Party | null;
  eu_responsible: Party | null;
  /** Type, batch or serial number on the thing itself. */
  identifier: string | null;
  /** Of children's sizes: the certificate's number and who gave it. */
  certificate: { number: string; issuer: string } | null;
}

/** The facts that staff keep per blank, in the order in which they are told. Each has its line of the launch check. */
export const BLANK_MARKET_FACTS = [
  'maker',
  'eu_responsible',
  'identifier',
  'origin_country',
  'customs_code',
  'certificate',
] as const satisfies readonly (keyof BlankMarketFacts)[];
export type BlankMarketFact = (typeof BLANK_MARKET_FACTS)[number];

/** The facts alone, of what may hold more. */
export function marketFactsOf(kept: BlankMarketFacts): BlankMarketFacts {
  const { origin_country, customs_code, maker, eu_responsible, identifier, certificate } = kept;
  return { origin_country, customs_code, maker, eu_responsible, identifier, certificate };
}

/** The facts that are said, without the others. */
export type ToldFacts = { [Fact in BlankMarketFact]?: NonNullable<BlankMarketFacts[Fact]> };

interface Blank {
  id: string;
  family: GarmentFamily;
  market: BlankMarketFacts;
}

/** What buyers of a blank are told on a day: the facts that the law of any of these markets asks for. D54-2, D54-3 */
export function toldFacts(
  { family, market }: Omit<Blank, 'id'>,
  markets: readonly Region[],
  day: string,
): ToldFacts {
  const isAsked = (fact: BlankMarketFact) =>
    markets.some((one) => marketRule(fact, one, day)?.families.includes(family));
  return Object.fromEntries(
    BLANK_MARKET_FACTS.filter((fact) => market[fact] !== null && isAsked(fact)).map((fact) => [
      fact,
      market[fact],
    ]),
  );
}

export type LackingFacts = Record<BlankMarketFact, Record<Region, readonly string[]>>;

/** Per fact and market the ids of these blanks that lack it though the law of the day asks for it. D54-6 */
export function lackingFacts(blanks: readonly Blank[], day: string): LackingFacts {
  const of = (fact: BlankMarketFact) => {
    const asked = familiesAsked(fact, day);
    const without = blanks.filter(({ market }) => market[fact] === null);
    const inMarket = (region: Region) =>
      without.filter(({ family }) => asked[region].includes(family)).map(({ id }) => id);
    return { UK: inMarket('UK'), EU: inMarket('EU'), US: inMarket('US') };
  };
  return {
    maker: of('maker'),
    eu_responsible: of('eu_responsible'),
    identifier: of('identifier'),
    origin_country: of('origin_country'),
    customs_code: of('customs_code'),
    certificate: of('certificate'),
  };
}
