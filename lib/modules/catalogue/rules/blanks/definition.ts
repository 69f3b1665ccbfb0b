import { fromWire, toWire, CURRENCIES, type Currency } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { marketFactsOf, type BlankMarketFacts } from '@/lib/modules/catalogue/rules/market/blank-facts';
import type { FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';
import type { PrintArea, Side } from '@/lib/modules/design/rules/scene-types';
import type { NamesByLocale } from '@/lib/kernel/locales';
import { breaksOf, quantityPricesOf, type WireBreaks } from './breaks';
import type { CatalogueBlank } from './catalogue';
import type { BlankColour } from './colours';
import { skuOf } from './sku';

/** One version of a blank, as it is kept and as the API names it. Prices are ex VAT, decimal with two places. */
export interface BlankDefinition extends BlankMarketFacts {
  fibres: readonly FibreShare[] | null;
  brand: string;
  code: string;
  family_variant: string;
  category: string;
  print_techniques: readonly string[];
  regions: readonly Region[];
  colours: readonly BlankColour[];
  sizes: readonly string[];
  blank_price: Readonly<Record<Currency, string>>;
  print_price: Readonly<Record<Currency, string>>;
  /** Lower prices of each from a quantity on; absent where there are none. S2.2-315 */
  blank_breaks?: WireBreaks | undefined;
  print_breaks?: WireBreaks | undefined;
  print_areas: Readonly<Record<Side, { width_mm: number; height_mm: number; dpi: number }>>;
  details_specs: readonly string[];
  /** What it is called in other languages than English; absent without any. S2.2-300 */
  names?: NamesByLocale | undefined;
  /** Of one item, in grams; absent where nobody has said it. S4-97 */
  weight_grams?: number | undefined;
}

function perCurrency<From, To>(of: Readonly<Record<Currency, From>>, to: (value: From) => To) {
  return Object.fromEntries(CURRENCIES.map((currency) => [currency, to(of[currency])])) as Record<
    Currency,
    To
  >;
}

const areaOf = ({ widthMm, heightMm, dpi }: PrintArea) => ({ width_mm: widthMm, height_mm: heightMm, dpi });

/** The definition of a blank of the first import, with the print areas of its drawing. S2.2-230 */
export function definitionOf(
  blank: CatalogueBlank,
  areas: Readonly<Record<Side, PrintArea>>,
): BlankDefinition {
  return {
    ...blank.market,
    brand: blank.brand,
    code: blank.code,
    family_variant: blank.familyVariant,
    category: blank.categories[0] ?? '',
    print_techniques: blank.printTechniques,
    regions: blank.regions,
    colours: blank.colours,
    sizes: blank.sizes,
    blank_price: perCurrency(blank.blankPrice, toWire),
    print_price: perCurrency(blank.printPrice, toWire),
    ...breaksOf(blank.quantityPrices),
    print_areas: { front: areaOf(areas.front), back: areaOf(areas.back) },
    details_specs: blank.detailsSpecs,
    fibres: blank.fibres,
  };
}

/** The blank that a version describes. S2.2-230 */
export function blankFrom(
  { id, family, name }: Pick<CatalogueBlank, 'id' | 'family' | 'name'>,
  kept: BlankDefinition,
): CatalogueBlank {
  return {
    id,
    family,
    name,
    names: kept.names,
    brand: kept.brand,
    code: kept.code,
    familyVariant: kept.family_variant,
    categories: [kept.category],
    printTechniques: kept.print_techniques,
    regions: kept.regions,
    colours: kept.colours,
    sizes: kept.sizes,
    skuOf: (colour, size) => skuOf(kept.code, colour, size),
    blankPrice: perCurrency(kept.blank_price, fromWire),
    printPrice: perCurrency(kept.print_price, fromWire),
    quantityPrices: quantityPricesOf(kept),
    detailsSpecs: kept.details_specs,
    fibres: kept.fibres,
    market: marketFactsOf(kept),
  };
}

/** The fields of `BlankDefinition` in which two versions differ, in their order; also those that only one of them has. */
export function changedFields(one: BlankDefinition, other: BlankDefinition): (keyof BlankDefinition)[] {
  const names = [...new Set([...Object.keys(other), ...Object.keys(one)])] as (keyof BlankDefinition)[];
  return names.filter((name) => canonical(one[name]) !== canonical(other[name]));
}

/** The same text for the same value, in whatever order its keys were kept. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [two]) => (one < two ? -1 : 1)))
      : inner,
  );
}
