import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { SIDES, type GarmentFamily, type Side } from '@/lib/modules/design/rules/scene-types';
import type { CatalogueBlank } from './catalogue';
import type { NamesByLocale } from '@/lib/kernel/locales';
import type { BlankColour } from './colours';
import { listedCost, listedPrices, lowerCosts, pricesAt } from './listed-cost';

/** What one item costs, ex VAT, as its region writes it. */
interface ItemPrice {
  blank: string;
  /** The print on one side. */
  print: string;
  /** The blank with a print on one side. */
  printed: string;
}

/** The platform's list prices of a blank in one region: of a single item, and from which quantity in one order each costs less. S2.2-319 */
interface ListPrice extends ItemPrice {
  region: Region;
  steps: readonly (ItemPrice & { from: number })[];
  /** A printed single item as a plain decimal number with its currency, for machines. */
  offer: { price: string; currency: string };
}

/** A blank as `/our-products` shows it to everyone. */
export interface PublicBlank {
  id: string;
  family: GarmentFamily;
  /** Null for one that is named as its family. */
  name: string | null;
  names?: NamesByLocale | undefined;
  brand: string;
  code: string;
  category: string;
  colours: readonly BlankColour[];
  sizes: readonly string[];
  techniques: readonly string[];
  regions: readonly Region[];
  areas: readonly { side: Side; widthMm: number; heightMm: number }[];
  prices: readonly ListPrice[];
}

function listPrice(blank: CatalogueBlank, region: Region): ListPrice {
  const { currency } = REGION_FACTS[region];
  const listed = listedPrices(blank, currency);
  const of = (quantity: number): ItemPrice => {
    const { blankPrice, printPrice } = pricesAt(listed, quantity);
    return {
      blank: formatPrice(blankPrice, region),
      print: formatPrice(printPrice, region),
      printed: formatPrice(listedCost(listed, 1, quantity), region),
    };
  };
  return {
    region,
    ...of(1),
    steps: lowerCosts(listed, 1).map(({ from }) => ({ from, ...of(from) })),
    offer: { price: (listedCost(listed, 1) / 100).toFixed(2), currency },
  };
}

/** What everyone may read of a blank: its facts, its print areas and the platform's list prices. S2.1-9, D50-1 */
export function publicBlank(blank: CatalogueBlank): PublicBlank {
  const { id, family, name, names, brand, code, categories, colours, sizes, printTechniques, regions } =
    blank;
  return {
    id,
    family,
    name,
    names,
    brand,
    code,
    category: categories[0] ?? '',
    colours: colours.map(({ identifier, name, hex }) => ({ identifier, name, hex })),
    sizes,
    techniques: printTechniques,
    regions,
    areas: SIDES.map((side) => {
      const { widthMm, heightMm } = printArea(family, side);
      return { side, widthMm, heightMm };
    }),
    prices: regions.map((region) => listPrice(blank, region)),
  };
}

/** Address of the picture of a blank's side in a colour. */
export function blankPicture(blank: string, side: Side, colour: string): string {
  return `/api/blank-picture/${blank}/${side}/${colour}`;
}
