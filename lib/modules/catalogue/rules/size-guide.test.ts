import { GARMENT_FAMILIES } from '@/lib/modules/design/rules/scene-types';
import { sizeOrder } from './parse-size';
import { centimetres, inches, sizeGuide, type Extent } from './size-guide';

const ALL = [
  'XS',
  'S',
  'M',
  'L',
  'XL',
  '2XL',
  '3XL',
  '1-2YR',
  '3-4YR',
  '5-6YR',
  '7-8YR',
  '9-11YR',
  '12-14YR',
  'OS',
];
const least = (extent: Extent) => (typeof extent === 'number' ? extent : extent[0]);

test.each(GARMENT_FAMILIES)('%s has a figure for every measure, and larger sizes are larger', (family) => {
  const guide = sizeGuide(family, ALL);
  expect(guide?.rows.length).toBeGreaterThan(0);
  for (const row of guide?.rows ?? []) expect(row.extents).toHaveLength(guide?.measures.length ?? 0);
  const rows = guide?.rows.filter(({ size }) => size !== null) ?? [];
  rows.slice(1).forEach((row, at) => {
    const smaller = rows[at];
    expect(sizeOrder(row.size ?? '')).toBeGreaterThan(sizeOrder(smaller?.size ?? ''));
    row.extents.forEach((extent, measure) => {
      expect(least(extent)).toBeGreaterThan(least(smaller?.extents[measure] ?? Infinity));
    });
  });
});

test('a product shows the sizes it is made in, whatever form they are written in', () => {
  expect(sizeGuide('tee', ['medium', 'XXL'])?.rows.map(({ size }) => size)).toEqual(['M', '2XL']);
  expect(sizeGuide('kids-tee', ['3-4 years'])?.rows.map(({ size }) => size)).toEqual(['3-4YR']);
  expect(sizeGuide('mug', ['One size'])?.rows).toHaveLength(1);
  expect(sizeGuide('tee', ['10XL'])).toBeNull();
});

test('lengths are told to the half centimetre and the quarter inch', () => {
  expect([centimetres(524), centimetres(526), inches(520), inches(700)]).toEqual([52.5, 52.5, 20.5, 27.5]);
});
