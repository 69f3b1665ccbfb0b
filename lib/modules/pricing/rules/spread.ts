import type { Minor } from '@/lib/kernel/money';

/**
 * Splits `amount` in proportion to `weights` by the largest remainder method: whole minor units that add up to
 * `amount`. No part exceeds its weight as long as `amount` is at most their sum. Ties go to the earlier weight. D14-4.
 * Throws a RangeError when there is an amount but no weight.
 */
export function spread(amount: Minor, weights: readonly Minor[]): Minor[] {
  const whole = BigInt(weights.reduce((sum, weight) => sum + weight, 0));
  if (amount === 0) return weights.map(() => 0);
  if (whole <= 0n) throw new RangeError('nothing to spread an amount over');
  const parts = weights.map((weight, index) => {
    const product = BigInt(amount) * BigInt(weight);
    return { index, share: Number(product / whole), rest: product % whole };
  });
  const left = amount - parts.reduce((sum, part) => sum + part.share, 0);
  const byRest = [...parts].sort((a, b) =>
    a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1,
  );
  for (const part of byRest.slice(0, left)) part.share += 1;
  return parts.map((part) => part.share);
}
