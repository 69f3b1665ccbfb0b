import fc from 'fast-check';
import { fromWire, isWireAmount, scaleHalfUp, toWire } from './money';

describe('money on the wire (D13-1)', () => {
  test('any amount survives the trip to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (minor) => {
        expect(fromWire(toWire(minor))).toBe(minor);
      }),
    );
  });

  test('always two places', () => {
    expect([0, 5, 50, 2160, -7].map(toWire)).toEqual(['0.00', '0.05', '0.50', '21.60', '-0.07']);
  });

  test('refuses what is no wire amount', () => {
    for (const text of ['', '1', '1.5', '1e3', '١.٠٠', ' 1.00', '1.000', 'NaN']) {
      expect(isWireAmount(text)).toBe(false);
      expect(() => fromWire(text)).toThrow(RangeError);
    }
    expect(() => toWire(1.5)).toThrow(RangeError);
  });
});

describe('rounding (D14)', () => {
  test('halves go away from zero', () => {
    expect(scaleHalfUp(5, 1, 2)).toBe(3);
    expect(scaleHalfUp(-5, 1, 2)).toBe(-3);
    expect(scaleHalfUp(545, 2000, 10000)).toBe(109);
  });

  test('stays exact where a float would not', () => {
    expect(scaleHalfUp(900719925474099, 9999, 10000)).toBe(900629853481552);
  });
});
