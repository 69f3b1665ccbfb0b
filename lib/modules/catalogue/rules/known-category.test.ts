import { knownCategory } from './known-category';

const KNOWN = ['Mugs', 'mugs for two', 'Café'];

test.each([
  ['Mugs', 'Mugs'],
  [' mugs ', 'Mugs'],
  ['MUGS  for two', 'mugs for two'],
  ['cafe', 'Café'],
  ['Caps', 'Caps'],
  [' Winter caps ', 'Winter caps'],
  ['', ''],
])('%j is the category %j (S2.2-65)', (typed, category) => {
  expect(knownCategory(typed, KNOWN)).toBe(category);
});

test('of two that differ by case alone each is still itself', () => {
  expect(['Mugs', 'mugs', 'MUGS'].map((typed) => knownCategory(typed, ['Mugs', 'mugs']))).toEqual([
    'Mugs',
    'mugs',
    'Mugs',
  ]);
});
