import { GARMENT_FAMILIES, type GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import type { Currency, Minor } from '@/lib/kernel/money';
import { REGIONS, type Region } from '@/lib/kernel/regions';
import type { BlankMarketFacts } from '@/lib/modules/catalogue/rules/market/blank-facts';
import type { FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';
import { itemCost } from '@/lib/modules/pricing/rules/production-cost';
import type { QuantityPrices } from '@/lib/modules/pricing/rules/quantity-prices';
import type { NamesByLocale } from '@/lib/kernel/locales';
import { blankColours, type BlankColour } from './colours';
import { BLANK_FACTS } from './facts';
import { FIRST_MARKET_FACTS } from './first-facts';
import { skuOf } from './sku';

/** An unprinted garment from its manufacturer: `selected` of S3.4 with its colours, sizes and SKUs. */
export interface CatalogueBlank {
  /** Of the first blank of a family, the family. */
  id: string;
  /** Which drawing it has: its print areas, scenes and measures of sizes are the drawing's. */
  family: GarmentFamily;
  /** Its name in English, and in each language that it has none of its own in; null for one that is named as its family. */
  name: string | null;
  /** Its names in other languages; absent without any. S2.2-300 */
  names?: NamesByLocale | undefined;
  brand: string;
  /** The manufacturer's number, the first part of every SKU. */
  code: string;
  familyVariant: string;
  categories: readonly string[];
  printTechniques: readonly string[];
  regions: readonly Region[];
  colours: readonly BlankColour[];
  sizes: readonly string[];
  /** The manufacturer's SKU for a colour identifier and a size. */
  skuOf: (colour: string, size: string) => string;
  /** Cost of the unprinted garment, ex VAT. */
  blankPrice: Readonly<Record<Currency, Minor>>;
  /** Cost of the print on one side, ex VAT. */
  printPrice: Readonly<Record<Currency, Minor>>;
  /** Lower prices of both from a quantity on; absent where there are none. */
  quantityPrices?: QuantityPrices | undefined;
  detailsSpecs: readonly string[];
  /** What it is made of, as its manufacturer says; null for what is no textile. D54-3 */
  fibres: readonly FibreShare[] | null;
  /** What the law of its markets asks of it, as staff keep it. */
  market: BlankMarketFacts;
}

/** Minor units of each currency per penny. */
const RATES: Record<Currency, number> = { GBP: 1, EUR: 1.18, USD: 1.28 };

function inEveryCurrency(pence: number): Record<Currency, Minor> {
  const of = (currency: Currency) => Math.round(pence * RATES[currency]);
  return { GBP: of('GBP'), EUR: of('EUR'), USD: of('USD') };
}

function blank(family: GarmentFamily): CatalogueBlank {
  const { colours, category, blankPence, printPence, ...facts } = BLANK_FACTS[family];
  return {
    ...facts,
    id: family,
    family,
    name: null,
    categories: [category],
    regions: REGIONS,
    colours: blankColours(family, colours),
    skuOf: (colour, size) => skuOf(facts.code, colour, size),
    blankPrice: inEveryCurrency(blankPence),
    printPrice: inEveryCurrency(printPence),
    market: FIRST_MARKET_FACTS[family],
  };
}

/** All blanks, in display order (S3.4-6, S3.4-7). */
export const BLANK_CATALOGUE: readonly CatalogueBlank[] = GARMENT_FAMILIES.map(blank);

/** The blank of this id, or null. */
export function findBlank(id: string): CatalogueBlank | null {
  return BLANK_CATALOGUE.find((one) => one.id === id) ?? null;
}

/** The production cost of one item, ex VAT: the blank, and a print on each of `sides` sides. D35-1. */
export function makingPrice(blank: CatalogueBlank, currency: Currency, sides: number): Minor {
  return itemCost({ blankPrice: blank.blankPrice[currency], printPrice: blank.printPrice[currency], sides });
}
