import { feeKept } from './fee-kept';

/** The worked order of docs/demo.md. */
const FROZEN = { cost: 2635, feeBp: 500, taxBp: 2000, applicationFee: 3462, credit: 0 };

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

test('where credit bears a part, the fee gives back the whole difference: the credit stays as it is', () => {
  // 34.62 owed: 30.00 by the charge, 4.62 by the credit. Then 34.36 is owed, of which 29.74 is left to the charge.
  const short = { ...FROZEN, applicationFee: 3000, credit: 462 };
  expect(feeKept(short, { totalNet: 5545, shippingNet: 545 })).toBe(3000);
  expect(feeKept(short, { totalNet: 5110, shippingNet: 545 })).toBe(2974);
  expect(feeKept(short, 'nothing')).toBe(0);
});

test('a credit that bears more than what is owed leaves nothing to the fee', () => {
  const covered = { ...FROZEN, applicationFee: 262, credit: 3200 };
  expect(feeKept(covered, { totalNet: 0, shippingNet: 545 })).toBe(0);
});

test('a fee that did not cover what was owed, with no credit for the rest, is kept up to what is owed', () => {
  const short = { ...FROZEN, applicationFee: 3000 };
  expect(feeKept(short, { totalNet: 5110, shippingNet: 545 })).toBe(3000);
});
