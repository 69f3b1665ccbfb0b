/** @jest-environment node */
import fc from 'fast-check';
import { bandScale, PLOT, valueScale } from './scale';

describe('valueScale', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [23, [0, 10, 20, 30]],
    [400, [0, 100, 200, 300, 400]],
  ])('marks an axis that reaches %d', (highest, marks) => {
    expect(valueScale([highest]).ticks).toEqual(marks);
  });

  it('always covers the highest value with few marks at whole numbers', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (highest) => {
        const marks = valueScale([highest]).ticks;
        const top = marks.at(-1) ?? 0;
        return top >= highest && marks.length >= 2 && marks.length <= 6 && marks.every(Number.isInteger);
      }),
    );
  });

  it('keeps every value inside, the ends on marks, and zero among them', () => {
    const amounts = fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 40 });
    fc.assert(
      fc.property(amounts, (values) => {
        const { ticks, y } = valueScale(values);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(7);
        expect([y(ticks[0] ?? NaN), y(ticks.at(-1) ?? NaN)]).toEqual([PLOT, 0]);
        for (const value of values) {
          expect(y(value)).toBeGreaterThanOrEqual(0);
          expect(y(value)).toBeLessThanOrEqual(PLOT);
        }
      }),
    );
  });

  it.each([
    [[], [0, 1]],
    [
      [0, 0],
      [0, 1],
    ],
    [[-3], [-3, -2, -1, 0]],
    [
      [-40, 90],
      [-50, 0, 50, 100],
    ],
    [
      [0.12, 0.4],
      [0, 0.1, 0.2, 0.3, 0.4],
    ],
    [[98_765_432_100], [0, 50e9, 100e9]],
  ])('marks %j', (values, marks) => {
    expect(valueScale(values).ticks).toEqual(marks);
  });
});

describe('bandScale', () => {
  it.each([1, 2, 7, 30, 366])('gives %d bands of one width over the whole plot', (count) => {
    const { x, middle, width } = bandScale(count);
    const step = PLOT / count;
    for (let index = 0; index < count; index += 1) {
      expect(middle(index)).toBeCloseTo((index + 0.5) * step);
      expect(x(index) + width / 2).toBeCloseTo(middle(index));
    }
    expect(width).toBeLessThanOrEqual(Math.min(step, 12) + 1e-9);
  });

  it('leaves no gaps between a year of days', () => {
    expect(bandScale(366).width).toBeCloseTo(PLOT / 366);
  });
});
