import type { ProductBlank } from '@/lib/db/schema/catalogue';
import type { GarmentFamily, PrintArea } from '@/lib/domain/design/scene-types';
import type { Currency } from '@/lib/kernel/money';

interface BlankFacts {
  brand: string;
  familyVariant: string;
  printTechniques: string[];
  /** Pence of the blank and of a print; cents are scaled from them. */
  blank: number;
  print: number;
  detailsSpecs: string[];
}

const BLANKS: Record<GarmentFamily, BlankFacts> = {
  tee: facts('Northlight', 'Unisex', ['DTG'], 410, 320, [
    '180 g/m² organic cotton',
    'Side seams',
    'Wash at 30 °C, inside out',
  ]),
  'kids-tee': facts('Northlight', 'Kids', ['DTG'], 330, 300, ['155 g/m² organic cotton', 'Wash at 40 °C']),
  hoodie: facts('Delta', 'Unisex', ['DTG', 'DTF'], 1120, 420, [
    '300 g/m² brushed cotton blend',
    'Double hood',
    'Kangaroo pocket',
  ]),
  jacket: facts('Delta', 'Unisex', ['DTF', 'Embroidery'], 1680, 560, ['Windproof shell', 'Mesh lining']),
  cap: facts('Northlight', 'Six panel', ['Embroidery'], 380, 340, ['Washed cotton twill', 'Metal buckle']),
  tote: facts('Quayside', 'Long handles', ['Screen print'], 260, 240, ['340 g/m² canvas', '38 × 42 cm']),
  mug: facts('Quayside', 'Enamel', ['Sublimation'], 240, 210, ['350 ml', 'Dishwasher safe']),
  bottle: facts('Quayside', 'Insulated', ['Laser', 'UV print'], 690, 280, ['500 ml', 'Steel, double wall']),
  sticker: facts('Paperhand', 'Sheet', ['Offset'], 40, 60, ['Matt vinyl', 'A5 sheet, nine stickers']),
};

function facts(
  brand: string,
  familyVariant: string,
  printTechniques: string[],
  blank: number,
  print: number,
  detailsSpecs: string[],
): BlankFacts {
  return { brand, familyVariant, printTechniques, blank, print, detailsSpecs };
}

/** Minor units per penny. */
const RATES: Record<Currency, number> = { GBP: 1, EUR: 1.18, USD: 1.28 };

function inEveryCurrency(pence: number): Record<Currency, number> {
  const of = (currency: Currency) => Math.round(pence * RATES[currency]);
  return { GBP: of('GBP'), EUR: of('EUR'), USD: of('USD') };
}

/** SPEC 3.4's `selected` of a seeded product. */
export function blankOf(family: GarmentFamily, category: string, area: PrintArea): ProductBlank {
  const { blank, print, ...rest } = BLANKS[family];
  return {
    brand: rest.brand,
    familyVariant: rest.familyVariant,
    categories: [category],
    printTechniques: rest.printTechniques,
    availabilityRegions: ['UK', 'EU', 'US'],
    blankPriceMinor: inEveryCurrency(blank),
    printPriceMinor: inEveryCurrency(print),
    printArea: { dpi: area.dpi, widthMm: area.widthMm, heightMm: area.heightMm },
    detailsSpecs: rest.detailsSpecs,
  };
}
