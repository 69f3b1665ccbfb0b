/** @jest-environment node */
import { stackSeries } from './stack-series';

const series = (...values: number[][]) =>
  values.map((numbers, index) => ({ key: String(index), name: String(index), values: numbers }));

describe('stackSeries', () => {
  it('puts one series on the other, up to the highest sum', () => {
    const { layers, scale } = stackSeries(series([10, 20], [30, 20]), 2);
    expect(scale.ticks).toEqual([0, 10, 20, 30, 40]);
    expect(layers.map(({ edge }) => edge)).toEqual(['M25,75L75,50', 'M25,0L75,0']);
    expect(layers[1]?.area).toBe('M25,0L75,0L75,50L25,75Z');
  });

  it('stacks values below zero downwards', () => {
    const { layers, scale } = stackSeries(series([10, 10], [-10, -10]), 2);
    expect(scale.ticks).toEqual([-10, -5, 0, 5, 10]);
    expect(layers.map(({ edge }) => edge)).toEqual(['M25,0L75,0', 'M25,100L75,100']);
  });

  it('gives a single point the whole width', () => {
    expect(stackSeries(series([4]), 1).layers[0]?.edge).toBe('M0,0L100,0');
  });

  it('draws nothing without points', () => {
    expect(stackSeries(series([], []), 0).layers.map(({ area, edge }) => area + edge)).toEqual(['', '']);
  });

  it('counts a missing value as zero', () => {
    expect(stackSeries(series([2, 2], [2]), 2).layers[1]?.edge).toBe('M25,0L75,50');
  });
});
