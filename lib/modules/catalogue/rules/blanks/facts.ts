import type { FibreShare } from '@/lib/modules/catalogue/rules/market/fibres';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import type { BlankColourName } from './colours';

/** The manufacturer's data of a blank. */
export interface BlankFacts {
  brand: string;
  /** The manufacturer's number, the first part of every SKU. */
  code: string;
  familyVariant: string;
  category: string;
  printTechniques: readonly string[];
  colours: readonly BlankColourName[];
  sizes: readonly string[];
  /** Price of the blank, and of a print on one side, in pence; other currencies are calculated from them. */
  blankPence: number;
  printPence: number;
  detailsSpecs: readonly string[];
  /** What it is made of; null for what is no textile. */
  fibres: readonly FibreShare[] | null;
}

export const ADULT_SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL'] as const;
export const KIDS_SIZES = ['3-4YR', '5-6YR', '7-8YR'] as const;
export const ONE_SIZE = ['One size'] as const;

const ALL_COTTON: readonly FibreShare[] = [{ fibre: 'cotton', percent: 100 }];

/** The nine blanks, by family. */
export const BLANK_FACTS: Readonly<Record<GarmentFamily, BlankFacts>> = {
  tee: {
    brand: 'Northlight',
    code: 'NL180',
    familyVariant: 'Unisex',
    category: 'T-shirts',
    printTechniques: ['DTG'],
    colours: ['Black', 'White', 'Oat', 'Navy', 'Forest', 'Slate', 'Rust', 'Mustard', 'Sky', 'Burgundy'],
    sizes: ['XS', ...ADULT_SIZES],
    blankPence: 410,
    printPence: 320,
    detailsSpecs: ['180 g/m² organic cotton', 'Side seams', 'Wash at 30 °C, inside out'],
    fibres: ALL_COTTON,
  },
  'kids-tee': {
    brand: 'Northlight',
    code: 'NL155K',
    familyVariant: 'Kids',
    category: 'Kids',
    printTechniques: ['DTG'],
    colours: ['White', 'Oat', 'Sky', 'Mustard', 'Pink', 'Navy'],
    sizes: ['1-2YR', ...KIDS_SIZES, '9-11YR', '12-14YR'],
    blankPence: 330,
    printPence: 300,
    detailsSpecs: ['155 g/m² organic cotton', 'Wash at 40 °C'],
    fibres: ALL_COTTON,
  },
  hoodie: {
    brand: 'Delta',
    code: 'DE300',
    familyVariant: 'Unisex',
    category: 'Hoodies',
    printTechniques: ['DTG', 'DTF'],
    colours: ['Black', 'Forest', 'Navy', 'Charcoal', 'Oat', 'Rust', 'Burgundy', 'Royal'],
    sizes: ['XS', ...ADULT_SIZES],
    blankPence: 1120,
    printPence: 420,
    detailsSpecs: ['300 g/m² brushed cotton blend', 'Double hood', 'Kangaroo pocket'],
    fibres: [
      { fibre: 'cotton', percent: 80 },
      { fibre: 'polyester', percent: 20 },
    ],
  },
  jacket: {
    brand: 'Delta',
    code: 'DE640',
    familyVariant: 'Unisex',
    category: 'Jackets',
    printTechniques: ['DTF', 'Embroidery'],
    colours: ['Black', 'Navy', 'Charcoal', 'Forest', 'Brick'],
    sizes: ['XS', ...ADULT_SIZES],
    blankPence: 1680,
    printPence: 560,
    detailsSpecs: ['Windproof shell', 'Mesh lining'],
    fibres: [{ fibre: 'polyester', percent: 100 }],
  },
  cap: {
    brand: 'Northlight',
    code: 'NL606',
    familyVariant: 'Six panel',
    category: 'Caps',
    printTechniques: ['Embroidery'],
    colours: ['Black', 'Navy', 'Forest', 'Sand', 'Rust', 'White'],
    sizes: ONE_SIZE,
    blankPence: 380,
    printPence: 340,
    detailsSpecs: ['Washed cotton twill', 'Metal buckle'],
    fibres: ALL_COTTON,
  },
  tote: {
    brand: 'Quayside',
    code: 'QS340',
    familyVariant: 'Long handles',
    category: 'Bags',
    printTechniques: ['Screen print'],
    colours: ['Oat', 'White', 'Black', 'Forest', 'Navy'],
    sizes: ONE_SIZE,
    blankPence: 260,
    printPence: 240,
    detailsSpecs: ['340 g/m² canvas', '38 × 42 cm'],
    fibres: ALL_COTTON,
  },
  mug: {
    brand: 'Quayside',
    code: 'QS350',
    familyVariant: 'Enamel',
    category: 'Drinkware',
    printTechniques: ['Sublimation'],
    colours: ['White', 'Oat', 'Black', 'Forest', 'Sky'],
    sizes: ONE_SIZE,
    blankPence: 240,
    printPence: 210,
    detailsSpecs: ['350 ml', 'Dishwasher safe'],
    fibres: null,
  },
  bottle: {
    brand: 'Quayside',
    code: 'QS500',
    familyVariant: 'Insulated',
    category: 'Drinkware',
    printTechniques: ['Laser', 'UV print'],
    colours: ['Black', 'White', 'Slate', 'Forest', 'Navy'],
    sizes: ONE_SIZE,
    blankPence: 690,
    printPence: 280,
    detailsSpecs: ['500 ml', 'Steel, double wall'],
    fibres: null,
  },
  sticker: {
    brand: 'Paperhand',
    code: 'PHA5',
    familyVariant: 'Sheet',
    category: 'Stickers',
    printTechniques: ['Offset'],
    colours: ['White', 'Oat', 'Black'],
    sizes: ONE_SIZE,
    blankPence: 40,
    printPence: 60,
    detailsSpecs: ['Matt vinyl', 'A5 sheet, nine stickers'],
    fibres: null,
  },
};
