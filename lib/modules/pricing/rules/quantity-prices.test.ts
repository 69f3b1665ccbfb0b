import fc from 'fast-check';
import { itemCost, productionCost } from './production-cost';
import { atQuantities, priceAt, type OrderedLine, type PriceBreak } from './quantity-prices';
import { FIRST_SHIPPING } from './region-shipping';

const TEE = { blankId: 'tee', blankPrice: 410, printPrice: 320, sides: 1 };
const BREAKS = {
  blankBreaks: [
    { from: 25, price: 380 },
    { from: 100, price: 340 },
  ],
  printBreaks: [{ from: 50, price: 290 }],
};

test.each([
  [1, 410],
  [24, 410],
  [25, 380],
  [99, 380],
  [100, 340],
  [5000, 340],
])('%i items cost %i each: a price counts from its own quantity on (S2.2-315)', (quantity, price) => {
  expect(priceAt(410, BREAKS.blankBreaks, quantity)).toBe(price);
});

test('the lines of one blank count together, whatever is printed on them; those of another don’t (S2.2-316)', () => {
  const lines = [
    { ...TEE, ...BREAKS, quantity: 30, sides: 2 },
    { ...TEE, ...BREAKS, quantity: 20, sides: 0 },
    { ...TEE, ...BREAKS, quantity: 49, blankId: 'tee-heavy', blankPrice: 520, blankBreaks: [] },
  ];
  expect(atQuantities(lines)).toEqual([
    { quantity: 30, blankPrice: 380, printPrice: 290, sides: 2 },
    { quantity: 20, blankPrice: 380, printPrice: 290, sides: 0 },
    { quantity: 49, blankPrice: 520, printPrice: 320, sides: 1 },
  ]);
});

/** Breaks from fewer to more, never dearer than before. */
const breaksUnder = (price: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: 2, max: 300 }), fc.integer({ min: 0, max: price })), { maxLength: 8 })
    .map((pairs): PriceBreak[] => {
      const froms = [...new Set(pairs.map(([from]) => from))].sort((one, other) => one - other);
      const prices = pairs.map(([, each]) => each).sort((one, other) => other - one);
      return froms.map((from, at) => ({ from, price: prices[at] ?? 0 }));
    });

const orderedLine: fc.Arbitrary<OrderedLine> = fc
  .record({
    blankPrice: fc.integer({ min: 0, max: 5000 }),
    printPrice: fc.integer({ min: 0, max: 2000 }),
    sides: fc.integer({ min: 0, max: 2 }),
    quantity: fc.integer({ min: 1, max: 400 }),
    blankId: fc.constantFrom('tee', 'cap', 'mug'),
  })
  .chain((line) =>
    fc
      .record({ blankBreaks: breaksUnder(line.blankPrice), printBreaks: breaksUnder(line.printPrice) })
      .map((breaks) => ({ ...line, ...breaks })),
  );
const order = fc.array(orderedLine, { minLength: 1, maxLength: 6 });

test('whatever the breaks: more items never make one of them dearer, nor dearer than a single one', () => {
  fc.assert(
    fc.property(order, fc.integer({ min: 1, max: 300 }), (lines, more) => {
      const [before, after] = [
        atQuantities(lines),
        atQuantities(
          lines.map((line, at) => (at === 0 ? { ...line, quantity: line.quantity + more } : line)),
        ),
      ];
      lines.forEach((line, at) => {
        const [now, then] = [after[at], before[at]];
        if (!now || !then) throw new Error('a line is missing');
        expect(itemCost(now)).toBeLessThanOrEqual(itemCost(then));
        expect(itemCost(then)).toBeLessThanOrEqual(itemCost(line));
      });
    }),
  );
});

test('without breaks an order costs what it did, and in parts it costs what was frozen (S2.2-316)', () => {
  const sending = { shippingTable: FIRST_SHIPPING.UK, method: 'standard' } as const;
  const made = (lines: Parameters<typeof productionCost>[0]['lines']) =>
    productionCost({ lines, ...sending }).production;
  fc.assert(
    fc.property(order, fc.integer({ min: 0, max: 400 }), (lines, cut) => {
      const plain = lines.map((line) => ({ ...line, blankBreaks: [], printBreaks: undefined }));
      expect(made(atQuantities(plain))).toBe(made(lines));
      const frozen = atQuantities(lines);
      const first = frozen.map((line) => ({ ...line, quantity: Math.min(cut, line.quantity) }));
      const rest = frozen.map((line, at) => ({
        ...line,
        quantity: line.quantity - (first[at]?.quantity ?? 0),
      }));
      expect(made(first) + made(rest)).toBe(made(frozen));
    }),
  );
});
