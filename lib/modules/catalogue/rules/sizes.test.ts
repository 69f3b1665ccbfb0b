import { isOneSize, sizeLabel } from './size-label';
import { compareSizes } from './parse-size';

describe('size labels (S9-8)', () => {
  test.each([
    ['small', 'S'],
    ['Medium', 'M'],
    ['LARGE', 'L'],
    ['extra small', 'XS'],
    ['x-small', 'XS'],
    ['xxs', 'XXS'],
    ['2xs', 'XXS'],
    ['extra_extra_small', 'XXS'],
    ['extra-large', 'XL'],
    ['xl', 'XL'],
    ['xxl', '2XL'],
    ['2xl', '2XL'],
    ['3xl', '3XL'],
    ['XXXL', '3XL'],
    ['3 X-Large', '3XL'],
    ['10xl', '10XL'],
    ['newborn', 'NB'],
    ['0-3M', '0-3M'],
    ['0-3 months', '0-3M'],
    ['baby 3 to 6 months', '3-6M'],
    ['12_18_mths', '12-18M'],
    ['4 years', '4YR'],
    ['4yr', '4YR'],
    ['2-3YR', '2-3YR'],
    ['2/3 years', '2-3YR'],
    ['child 11-12 yrs', '11-12YR'],
    ['one size', 'OS'],
    ['OneSize', 'OS'],
    ['one size fits all', 'OS'],
    ['age 5-6', '5-6YR'],
    ['Age 7', '7YR'],
    ['UK 8', 'UK 8'],
    ['11oz', '11oz'],
    [' A5 ', 'A5'],
    ['xm', 'xm'],
  ])('%s → %s', (size, label) => {
    expect(sizeLabel(size)).toBe(label);
    expect(sizeLabel(label)).toBe(label);
  });

  test('one size is told apart', () => {
    expect(['onesize', 'One Size', 'OS', 'small', ''].map(isOneSize)).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  test('sort as a rail of clothes hangs', () => {
    const rail = ['newborn', '0-3M', '3-6M', '12-18M', '1-2YR', '2-3YR', '4YR', '4-5YR', '11-12YR'];
    const adults = [
      'xxs',
      'extra small',
      's',
      'medium',
      'L',
      'xl',
      'xxl',
      '3xl',
      '10XL',
      'UK 8',
      'UK 10',
      'one size',
    ];
    const all = [...rail, ...adults, 'bundle', 'set'];
    expect([...all].reverse().sort(compareSizes)).toEqual(all);
  });
});
