import { feeKept } from './fee-kept';

/** The worked order of docs/demo.md. */
const FROZEN = { cost: 2635, feeBp: 500, taxBp: 2000, applicationFee: 3462 };

test('while nothing went back, all of it is kept', () => {
  expect(feeKept(FROZEN, { totalNet: 5545, shippingNet: 545 })).toBe(3462);
});

test('of an order that nobody makes any more nothing is kept (D36-9)', () => {
  expect(feeKept(FROZEN, 'nothing')).toBe(0);
});

test('a lower total lowers percentage and tax, the cost stays: its lines are still to be made', () => {
  // As with SAVE5: 2.28 and 5.73.
  expect(feeKept(FROZEN, { totalNet: 5110, shippingNet: 545 })).toBe(3436);
  expect(feeKept(FROZEN, { totalNet: 0, shippingNet: 545 })).toBe(2635 + 527);
});

test('a fee that did not cover what was owed is given back only below that', () => {
  const short = { ...FROZEN, applicationFee: 3000 };
  expect(feeKept(short, { totalNet: 5110, shippingNet: 545 })).toBe(3000);
  expect(feeKept(short, 'nothing')).toBe(0);
});
