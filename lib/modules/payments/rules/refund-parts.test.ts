import fc from 'fast-check';
import { propertyRuns } from '@/scripts/test/property-runs';
import { paidParts, piecesWorth } from './refund-parts';

test('what was paid for each part: less its share of the discount (D36-13)', () => {
  const parts = paidParts(3884, [{ gross: 4320, discount: 885 }], { gross: 564, discount: 115 });
  expect(parts).toEqual({ lines: [3435], shipping: 449 });
});

test('in the US, with the sales tax of each part', () => {
  const parts = paidParts(
    10_700,
    [
      { gross: 6000, discount: 0 },
      { gross: 3000, discount: 0 },
    ],
    { gross: 1000, discount: 0 },
  );
  expect(parts).toEqual({ lines: [6420, 3210], shipping: 1070 });
});

test('pieces of a line that can’t be split evenly add up to what was paid for all', () => {
  const worth = [0, 1, 2].map((before) => piecesWorth(1000, { of: 3, before, now: 1 }));
  expect(worth).toEqual([333, 334, 333]);
  expect(piecesWorth(1000, { of: 3, before: 0, now: 3 })).toBe(1000);
});

const charged = fc
  .tuple(fc.integer({ min: 0, max: 1_000_000 }), fc.integer({ min: 0, max: 100 }))
  .map(([gross, percent]) => ({ gross, discount: Math.floor((gross * percent) / 100) }));

test('the parts of any order add up to what was paid, and so do the pieces of each line', () => {
  const order = fc.record({
    lines: fc.array(charged, { minLength: 1, maxLength: 8 }),
    shipping: charged,
    tax: fc.integer({ min: 0, max: 50_000 }),
    steps: fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 8 }),
  });
  fc.assert(
    fc.property(order, ({ lines, shipping, tax, steps }) => {
      const net = [...lines, shipping].reduce((sum, { gross, discount }) => sum + gross - discount, 0);
      const total = net === 0 ? 0 : net + tax;
      const parts = paidParts(total, lines, shipping);
      expect(parts.lines.reduce((sum, part) => sum + part, parts.shipping)).toBe(total);
      const of = steps.reduce((sum, step) => sum + step, 0);
      for (const paid of parts.lines) {
        let before = 0;
        let given = 0;
        for (const now of steps) {
          const worth = piecesWorth(paid, { of, before, now });
          expect(worth).toBeGreaterThanOrEqual(0);
          given += worth;
          before += now;
        }
        expect(given).toBe(paid);
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});
