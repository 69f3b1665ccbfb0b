import { GARMENT_FAMILIES, type GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import type { Currency, Minor } from '@/lib/kernel/money';
import { REGIONS, type Region } from '@/lib/kernel/regions';
import { blankColours, type BlankColour } from './colours';
import { BLANK_FACTS } from './facts';
import { skuOf } from './sku';

/** A garment as its maker delivers it: SPEC 3.4's `selected` with its colours, sizes and SKUs. */
export interface CatalogueBlank {
  /** The family: there is one blank of each. */
  id: GarmentFamily;
  family: GarmentFamily;
  brand: string;
  /** The maker's number, first part of every SKU. */
  code: string;
  familyVariant: string;
  categories: readonly string[];
  printTechniques: readonly string[];
  regions: readonly Region[];
  colours: readonly BlankColour[];
  sizes: readonly string[];
  /** The maker's SKU of a colour (its identifier) in a size. */
  skuOf: (colour: string, size: string) => string;
  /** What the unprinted garment costs, ex VAT. */
  blankPrice: Readonly<Record<Currency, Minor>>;
  /** What the print on one of its sides costs, ex VAT. */
  printPrice: Readonly<Record<Currency, Minor>>;
  detailsSpecs: readonly string[];
}

/** Minor units per penny. */
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
    categories: [category],
    regions: REGIONS,
    colours: blankColours(family, colours),
    skuOf: (colour, size) => skuOf(facts.code, colour, size),
    blankPrice: inEveryCurrency(blankPence),
    printPrice: inEveryCurrency(printPence),
  };
}

/** Everything that can be printed on, in the order it is offered (S3.4-6, S3.4-7). */
export const BLANK_CATALOGUE: readonly CatalogueBlank[] = GARMENT_FAMILIES.map(blank);

/** The blank of this id, null where there is none. */
export function findBlank(id: string): CatalogueBlank | null {
  return BLANK_CATALOGUE.find((one) => one.id === id) ?? null;
}

/** What one printed piece costs to make, ex VAT: the garment, and a print on each of `sides` sides. */
export function makingPrice(blank: CatalogueBlank, currency: Currency, sides: number): Minor {
  return blank.blankPrice[currency] + sides * blank.printPrice[currency];
}
