import fc from 'fast-check';
import { REGIONS } from '@/lib/kernel/regions';
import { availability, colourState, firstPair, pairOf } from './availability';
import { colourName } from './colour-name';
import { customTextOf } from './custom-text';
import { formatPrice } from './format-price';
import { galleryPreviews, mainPreview } from './preview-image';
import { isProductSort, PRODUCT_SORTS, sortProducts } from './sort-products';
import { localSpelling } from './us-spelling';

test.each([
  ['stanley-black', 'Black'],
  ['stanley-forest-green', 'Forest Green'],
  ['mug-white-onesize', 'White'],
  ['TOTE_NATURAL_OneSize', 'Natural'],
  ['tee-McKenzie', 'McKenzie'],
  ['oat', 'Oat'],
  ['mug-onesize', 'Mug'],
  ['', ''],
])('colour of %j is %j (S9-9)', (identifier, name) => {
  expect(colourName(identifier)).toBe(name);
});

describe('the five sorts (S9-7)', () => {
  const products = [
    { id: 'b', name: 'Éclair Tee', price: 1000, createdAt: '2026-11-01T10:00:00Z' },
    { id: 'a', name: 'Tee 10', price: 2000, createdAt: '2026-11-03T00:30:00+02:00' },
    { id: 'd', name: 'Tee 9', price: 2000, createdAt: '2026-11-02T23:00:00Z' },
    { id: 'c', name: 'Zip Hoodie', price: 500, createdAt: '2026-10-01T10:00:00Z' },
  ];
  const ids = (sort: (typeof PRODUCT_SORTS)[number]) =>
    sortProducts(products, sort, 'en')
      .map((one) => one.id)
      .join('');

  test('each in its order, accents and numbers as people read them', () => {
    const orders = Object.fromEntries(PRODUCT_SORTS.map((sort) => [sort, ids(sort)]));
    expect(orders).toEqual({
      name_asc: 'bdac',
      name_desc: 'cadb',
      price_desc: 'dabc',
      price_asc: 'cbda',
      recent: 'dabc',
    });
    expect(products.map((one) => one.id)).toEqual(['b', 'a', 'd', 'c']);
  });

  test('knows its names', () => {
    expect([...PRODUCT_SORTS, 'constructor', '', null].map(isProductSort)).toEqual([
      ...PRODUCT_SORTS.map(() => true),
      false,
      false,
      false,
    ]);
  });
});

describe('prices (S9)', () => {
  test('each region its currency and form', () => {
    const shown = REGIONS.map((region) => formatPrice(123456, region).replace(/\s/g, ' '));
    expect(shown).toEqual(['£1,234.56', '€ 1.234,56', '$1,234.56']);
    expect(formatPrice(2000, 'UK')).toBe('£20.00');
  });

  test('no cent is lost on the way to the eye', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e13 }), fc.constantFrom(...REGIONS), (amount, region) => {
        expect(Number(formatPrice(amount, region).replace(/\D/g, ''))).toBe(amount);
      }),
    );
  });
});

test('US spelling keeps case and leaves other regions alone (S9)', () => {
  const text =
    'Colour, COLOURS and multicoloured: Personalise, PERSONALISED, personalising, personalisation, personalisable, personality';
  expect(localSpelling(text, 'US')).toBe(
    'Color, COLORS and multicolored: Personalize, PERSONALIZED, personalizing, personalization, personalizable, personality',
  );
  expect(localSpelling(text, 'UK')).toBe(text);
  expect(localSpelling(text, 'EU')).toBe(text);
});

test('custom text flags follow any customisable layer of the side (S3.2-3)', () => {
  expect(customTextOf({ front: [{ customisable: false }, { customisable: '1' }], back: [{}] })).toEqual({
    custom_text_front: true,
    custom_text_back: false,
  });
  expect(customTextOf({ front: null, back: [{ customisable: true }] })).toEqual({
    custom_text_front: false,
    custom_text_back: true,
  });
});

describe('availability', () => {
  const made = availability([
    { id: 'v1', colour: 'oat', size: 'XL', stock: 3 },
    { id: 'v2', colour: 'forest', size: 'S', stock: 0 },
    { id: 'v3', colour: 'oat', size: 'S', stock: 0 },
    { id: 'v4', colour: 'oat', size: 'S', stock: 2 },
    { id: 'v5', colour: 'constructor', size: 'M', stock: null },
  ]);

  test('every pair has a state, colours in their order, sizes in theirs', () => {
    expect(made.colours).toEqual(['oat', 'forest', 'constructor']);
    expect(made.sizes).toEqual(['S', 'M', 'XL']);
    expect(made.pairs.map((one) => `${one.colour} ${one.size} ${one.state} ${one.variantId}`)).toEqual([
      'oat S available v4',
      'oat M not_made null',
      'oat XL available v1',
      'forest S sold_out v2',
      'forest M not_made null',
      'forest XL not_made null',
      'constructor S not_made null',
      'constructor M available v5',
      'constructor XL not_made null',
    ]);
  });

  test('answers for a pair, a colour and a first choice', () => {
    expect(pairOf(made, 'oat', 'XL')).toMatchObject({ state: 'available', variantId: 'v1' });
    expect(pairOf(made, 'toString', 'S')).toMatchObject({ state: 'not_made', variantId: null });
    expect(['oat', 'forest', 'red'].map((colour) => colourState(made, colour))).toEqual([
      'available',
      'sold_out',
      'not_made',
    ]);
    expect(firstPair(made)).toMatchObject({ variantId: 'v4' });
    expect(firstPair(availability([{ id: 'x', colour: 'a', size: 'M', stock: -1 }]))).toMatchObject({
      state: 'sold_out',
    });
    expect(firstPair(availability([]))).toBeNull();
  });
});

describe('preview images (S2.7)', () => {
  test('front, else back, else none', () => {
    expect(mainPreview({ front_preview: 'f', back_preview: 'b' })).toBe('f');
    expect(mainPreview({ front_preview: '', back_preview: 'b' })).toBe('b');
    expect(mainPreview({})).toBeNull();
  });

  test('a back overlay only where both sides carry a design', () => {
    const both = { front_preview: 'f', back_preview: 'b', front: [{}], back: [{}] };
    expect(galleryPreviews(both)).toEqual({ main: 'f', overlay: 'b' });
    expect(galleryPreviews({ ...both, back: [] })).toEqual({ main: 'f', overlay: null });
    expect(galleryPreviews({ ...both, front: null })).toEqual({ main: 'f', overlay: null });
    expect(galleryPreviews({ ...both, front_preview: null })).toEqual({ main: 'b', overlay: null });
  });
});
