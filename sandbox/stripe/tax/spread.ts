import { scaleHalfUp } from '@/lib/kernel/money';

/** 100 %, in thousandths of a percent. */
const WHOLE = 100_000;

/**
 * Tax on top of net amounts: rounded half up once on their sum, then distributed by largest remainder, so that the
 * parts add up. Amounts in minor units, `rate` in thousandths of a percent.
 */
export function taxOnTop(amounts: readonly number[], rate: number): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return spread(scaleHalfUp(sum, rate, WHOLE), amounts, (amount) => (amount * rate) / WHOLE);
}

/** Tax included in gross amounts, rounded and distributed in the same way. */
export function taxWithin(amounts: readonly number[], rate: number): number[] {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return spread(scaleHalfUp(sum, rate, WHOLE + rate), amounts, (amount) => (amount * rate) / (WHOLE + rate));
}

function spread(total: number, amounts: readonly number[], exact: (amount: number) => number): number[] {
  const parts = amounts.map((amount) => Math.floor(exact(amount)));
  const order = amounts
    .map((amount, index) => ({ index, rest: exact(amount) - Math.floor(exact(amount)) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index);
  let left = total - parts.reduce((sum, part) => sum + part, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = (parts[index] ?? 0) + 1;
    left -= 1;
  }
  return parts;
}
