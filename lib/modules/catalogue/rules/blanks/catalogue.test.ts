import { colourName } from '@/lib/modules/catalogue/rules/colour-name';
import { colourWords } from '@/lib/modules/catalogue/rules/colour-words';
import { compareSizes } from '@/lib/modules/catalogue/rules/parse-size';
import { COLOUR_PATTERN, GARMENT_FAMILIES, SIDES } from '@/lib/modules/design/rules/scene-types';
import { garmentSvg } from '@/lib/modules/design/rules/garments/garment-svg';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { sizeGuide } from '@/lib/modules/catalogue/rules/size-guide';
import { CURRENCIES } from '@/lib/kernel/money';
import { BLANK_CATALOGUE, findBlank, makingPrice } from './catalogue';
import { keptBlank } from './product-blank';

const ALL_SKUS = BLANK_CATALOGUE.flatMap((blank) =>
  blank.colours.flatMap(({ identifier }) => blank.sizes.map((size) => blank.skuOf(identifier, size))),
);

describe('the catalogue of blanks (S3.4-6, S3.4-7)', () => {
  test('holds every family of the garments once, and finds each by its id', () => {
    expect(BLANK_CATALOGUE.map(({ family }) => family)).toEqual([...GARMENT_FAMILIES]);
    for (const blank of BLANK_CATALOGUE) expect(findBlank(blank.id)).toBe(blank);
    expect(findBlank('gown')).toBeNull();
  });

  test('every SKU is its own, of plain characters', () => {
    expect(new Set(ALL_SKUS).size).toBe(ALL_SKUS.length);
    for (const sku of ALL_SKUS) expect(sku).toMatch(/^[A-Z0-9]+(-[A-Z0-9]+)+$/);
    expect(findBlank('tee')?.skuOf('tee-black', '2XL')).toBe('NL180-BLACK-2XL');
    expect(findBlank('mug')?.skuOf('mug-white-onesize', 'One size')).toBe('QS350-WHITE');
  });
});

describe.each(BLANK_CATALOGUE)('the blank $id', (blank) => {
  test.each(SIDES)('has its drawing and its print area, %s', (side) => {
    const colour = blank.colours[0]?.hex ?? '';
    expect(garmentSvg({ family: blank.family, side, colour, width: 60 })).toContain('<svg');
    expect(printArea(blank.family, side).dpi).toBeGreaterThanOrEqual(150);
  });

  test('its colours are colours, named by their identifiers, found by their word', () => {
    expect(blank.colours.length).toBeGreaterThan(0);
    expect(new Set(blank.colours.map(({ identifier }) => identifier)).size).toBe(blank.colours.length);
    for (const { hex, identifier, name } of blank.colours) {
      expect(hex).toMatch(COLOUR_PATTERN);
      expect(colourName(identifier)).toBe(name);
      expect(colourWords(name, 'de').length).toBeGreaterThan(0);
    }
  });

  test('its sizes stand in order, and its size guide knows each', () => {
    expect([...blank.sizes].sort(compareSizes)).toEqual(blank.sizes);
    expect(sizeGuide(blank.family, blank.sizes)?.rows).toHaveLength(blank.sizes.length);
  });

  test.each(CURRENCIES)('costs whole %s, and more with each printed side', (currency) => {
    const [plain, one, both] = [0, 1, 2].map((sides) => makingPrice(blank, currency, sides));
    expect(plain).toBe(blank.blankPrice[currency]);
    expect(one).toBeGreaterThan(plain ?? 0);
    expect(both).toBe((one ?? 0) + blank.printPrice[currency]);
    expect([plain, one, both].every(Number.isSafeInteger)).toBe(true);
  });

  test('a product keeps all of it', () => {
    const kept = keptBlank(blank, printArea(blank.family, 'front'));
    expect(kept).toMatchObject({ brand: blank.brand, availabilityRegions: ['UK', 'EU', 'US'] });
    expect(kept.printTechniques.length * kept.categories.length * kept.detailsSpecs.length).toBeGreaterThan(
      0,
    );
  });
});
