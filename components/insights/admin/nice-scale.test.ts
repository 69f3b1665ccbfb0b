/** @jest-environment node */
import fc from 'fast-check';
import { niceScale } from './nice-scale';

describe('niceScale', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [23, [0, 10, 20, 30]],
    [400, [0, 100, 200, 300, 400]],
  ])('marks an axis that reaches %d', (highest, marks) => {
    expect(niceScale(highest)).toEqual(marks);
  });

  it('always covers the highest value with few marks at whole numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (highest) => {
        const marks = niceScale(highest);
        const top = marks.at(-1) ?? 0;
        return top >= highest && marks.length >= 2 && marks.length <= 6 && marks.every(Number.isInteger);
      }),
    );
  });
});
