import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { keptBreaks } from './breaks';
import { BLANK_CATALOGUE } from './catalogue';
import { checkDefinition } from './check-definition';
import { blankFrom, changedFields, definitionOf, type BlankDefinition } from './definition';

const areasOf = (family: GarmentFamily) => ({
  front: printArea(family, 'front'),
  back: printArea(family, 'back'),
});
const IMPORTED = BLANK_CATALOGUE.map((blank) => ({
  blank,
  kept: definitionOf(blank, areasOf(blank.family)),
}));
const [TEE] = IMPORTED.map(({ kept }) => kept);

function tee(change: (kept: BlankDefinition) => Partial<BlankDefinition>): BlankDefinition {
  if (!TEE) throw new Error('the first import has a tee');
  return { ...TEE, ...change(TEE) };
}

describe('the first import (S2.2-230)', () => {
  test.each(IMPORTED)('$blank.id is right, and read back it is the same blank', ({ blank, kept }) => {
    expect(checkDefinition(blank.family, kept)).toEqual({});
    const read = blankFrom(blank, kept);
    expect(definitionOf(read, areasOf(blank.family))).toEqual(kept);
    const [colour] = blank.colours;
    const [size = ''] = blank.sizes;
    expect(read.skuOf(colour?.identifier ?? '', size)).toBe(blank.skuOf(colour?.identifier ?? '', size));
  });
});

describe('what is wrong with a version is told by field (S2.2-232)', () => {
  test('a print area of 0 mm, and one that is larger than its garment', () => {
    const sized = (front: object) =>
      tee(({ print_areas: areas }) => ({ print_areas: { ...areas, front: { ...areas.front, ...front } } }));
    expect(checkDefinition('tee', sized({ width_mm: 0 }))).toEqual({
      'print_areas.front.width_mm': ['too_small'],
    });
    expect(checkDefinition('tee', sized({ height_mm: 4000, dpi: 0 }))).toEqual({
      'print_areas.front.height_mm': ['too_large'],
      'print_areas.front.dpi': ['too_small'],
    });
  });

  test('a colour twice, one whose name its identifier can’t say, a size twice, and one without measures', () => {
    const black = { identifier: 'tee-black', name: 'Black', hex: '#000000' };
    expect(
      checkDefinition(
        'tee',
        tee(({ colours }) => ({ colours: [...colours, black] })),
      ),
    ).toEqual({
      'colours.10.name': ['invalid'],
    });
    const odd = { identifier: 'tee-mckenzie', name: 'McKenzie', hex: '#000000' };
    expect(
      checkDefinition(
        'tee',
        tee(() => ({ colours: [odd] })),
      ),
    ).toEqual({ 'colours.0.name': ['invalid'] });
    expect(
      checkDefinition(
        'tee',
        tee(() => ({ sizes: ['S', 'S', 'Huge'] })),
      ),
    ).toEqual({
      'sizes.1': ['invalid'],
      'sizes.2': ['unknown'],
    });
    expect(
      checkDefinition(
        'mug',
        tee(() => ({ sizes: ['M'] })),
      ),
    ).toMatchObject({ 'sizes.0': ['unknown'] });
  });

  test('prices by quantity that don’t go to more items, or that rise (S2.2-315)', () => {
    const none = { GBP: [], EUR: [], USD: [] };
    const breaks = (from: number, price: string) => ({ from, price });
    const wrong = checkDefinition(
      'tee',
      tee(() => ({
        blank_breaks: { ...none, GBP: [breaks(25, '4.20'), breaks(25, '4.10'), breaks(50, '4.10')] },
        print_breaks: { ...none, USD: [breaks(10, '4.10'), breaks(9, '4.11')] },
      })),
    );
    expect(wrong).toEqual({
      'blank_breaks.GBP.0.price': ['too_large'],
      'blank_breaks.GBP.1.from': ['too_small'],
      'print_breaks.USD.1.from': ['too_small'],
      'print_breaks.USD.1.price': ['too_large'],
    });
  });

  test('a SKU that another blank has', () => {
    const wrong = checkDefinition(
      'tee',
      tee(() => ({})),
      new Set(['NL180-WHITE-M']),
    );
    expect(wrong).toEqual({ 'colours.1.name': ['invalid'] });
  });
});

test('a version keeps prices by quantity only where it has some, and gives them back as they were (S2.2-315)', () => {
  const blank_breaks = { GBP: [{ from: 25, price: '3.80' }], EUR: [], USD: [] };
  const kept = tee(() => keptBreaks({ blank_breaks }, {}));
  const [first] = IMPORTED;
  if (!first) throw new Error('the first import has a tee');
  const read = definitionOf(blankFrom(first.blank, kept), areasOf('tee'));
  expect(read).toEqual(kept);
  // What isn't sent stays; empty lists take all away.
  expect(keptBreaks({}, kept)).toEqual({ blank_breaks });
  const none = keptBreaks({ blank_breaks: { GBP: [], EUR: [], USD: [] } }, kept);
  expect([
    none,
    changedFields(
      kept,
      tee(() => none),
    ),
  ]).toEqual([{}, ['blank_breaks']]);
});

test('two versions differ in what was changed, in whatever order their keys were kept', () => {
  const dearer = tee(({ blank_price: price }) => ({ blank_price: { ...price, EUR: '9.99' } }));
  const turned = tee(({ blank_price: { GBP, EUR, USD } }) => ({ blank_price: { USD, EUR, GBP } }));
  expect(
    changedFields(
      tee(() => ({})),
      dearer,
    ),
  ).toEqual(['blank_price']);
  expect(
    changedFields(
      tee(() => ({})),
      turned,
    ),
  ).toEqual([]);
});
