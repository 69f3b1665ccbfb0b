/** @jest-environment node */
import { flag } from './flag';

describe('booleans from outside (D30-1, S5-19)', () => {
  it.each<[unknown]>([[true], [1], ['true'], ['1'], ['yes']])('%j is true', (value) => {
    expect(flag(value)).toBe(true);
  });

  const others: unknown[] = [
    ...[false, 0, 'false', '0', 'no', '', ' true', 'TRUE', 'on', 'y', 2, -1, '01', NaN],
    ...[null, undefined, {}, [], ['true'], { valueOf: () => 1 }, 1n],
  ];
  it.each(others.map((value) => [value]))('%p is false', (value) => {
    expect(flag(value)).toBe(false);
  });
});
