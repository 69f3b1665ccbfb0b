import type { PrintArea } from '@/lib/modules/design/rules/scene-types';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { QuantityPrices } from '@/lib/modules/pricing/rules/quantity-prices';
import type { CatalogueBlank } from './catalogue';

/** `selected` of S3.4 as stored with a product: the blank's data when the product was made. */
export interface KeptBlank {
  brand: string;
  familyVariant: string;
  categories: string[];
  printTechniques: string[];
  availabilityRegions: Region[];
  blankPriceMinor: Record<Currency, Minor>;
  printPriceMinor: Record<Currency, Minor>;
  /** Absent where neither has a price by quantity. */
  quantityPrices?: QuantityPrices;
  printArea: { dpi: number; widthMm: number; heightMm: number };
  detailsSpecs: string[];
}

/** The blank's data that a product of it has, and takes over from each new version. S2.2-235 */
export function factsForProducts(blank: CatalogueBlank): Omit<KeptBlank, 'printArea'> {
  return {
    brand: blank.brand,
    familyVariant: blank.familyVariant,
    categories: [...blank.categories],
    printTechniques: [...blank.printTechniques],
    availabilityRegions: [...blank.regions],
    blankPriceMinor: { ...blank.blankPrice },
    printPriceMinor: { ...blank.printPrice },
    ...(blank.quantityPrices ? { quantityPrices: blank.quantityPrices } : {}),
    detailsSpecs: [...blank.detailsSpecs],
  };
}

/** The blank's data to store with a product, with the print area of its printed side. */
export function keptBlank(blank: CatalogueBlank, { dpi, widthMm, heightMm }: PrintArea): KeptBlank {
  return { ...factsForProducts(blank), printArea: { dpi, widthMm, heightMm } };
}
