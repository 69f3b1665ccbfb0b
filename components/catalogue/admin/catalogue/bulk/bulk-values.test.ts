import { changeFrom, NEW_BULK, typedPercent } from './bulk-values';

test.each([
  ['5', 5],
  ['5 %', 5],
  ['-2,5', -2.5],
  ['\u221210', -10],
  ['+12.25', 12.25],
  ['900', 900],
  ['901', null],
  ['-91', null],
  ['0', null],
  ['1.005', null],
  ['=5', null],
  ['', null],
])('%s is %s', (text, percent) => {
  expect(typedPercent(text)).toBe(percent);
});

test('a change is made of the value of its own kind alone', () => {
  expect(changeFrom({ ...NEW_BULK, price: '12,5', percent: 'x' }, [])).toEqual({
    kind: 'price',
    store_selling_price: '12.50',
  });
  expect(changeFrom({ ...NEW_BULK, price: '-1' }, [])).toBeNull();
  expect(changeFrom({ ...NEW_BULK, price: '100000' }, [])).toBeNull();
  expect(changeFrom({ ...NEW_BULK, kind: 'raise', percent: '' }, [])).toBeNull();
  expect(changeFrom({ ...NEW_BULK, kind: 'vat', vat: '0' }, [])).toEqual({
    kind: 'vat',
    store_default_vat: 0,
  });
  expect(changeFrom({ ...NEW_BULK, kind: 'category', category: ' Mugs ' }, [])).toEqual({
    kind: 'category',
    category: 'Mugs',
  });
});

test('a category is one of the event’s, none, or a new one that has a name (S2.2-65)', () => {
  const asked = (category: string, isNewCategory: boolean) =>
    changeFrom({ ...NEW_BULK, kind: 'category', category, isNewCategory }, ['Mugs']);
  expect(asked('', false)).toEqual({ kind: 'category', category: '' });
  expect(asked(' mugs', true)).toEqual({ kind: 'category', category: 'Mugs' });
  expect(asked('Caps', true)).toEqual({ kind: 'category', category: 'Caps' });
  expect(asked('  ', true)).toBeNull();
});
