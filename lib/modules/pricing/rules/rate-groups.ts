import { scaleHalfUp, type Minor } from '@/lib/kernel/money';
import { spread } from './spread';
import type { RateGroup } from './types';

/** A line or the shipping, for the discount. */
export interface Charge {
  rateBp: number;
  gross: Minor;
  vat: Minor;
  /** Whether the discount applies to it. */
  discountable: boolean;
}

/** A VAT rate group and its charges, whose discount shares add up to the group's. */
export interface SpreadGroup<C extends Charge> {
  group: RateGroup;
  shares: { charge: C; discount: Minor }[];
}

/**
 * Spreads a discount over VAT rate groups by the largest remainder method (ties: the higher rate first). Each group's
 * VAT is reduced by VAT × share ÷ discountable gross of the group, rounded half up once. Each group's part is shared
 * among its charges in the given order. D14-4.
 */
export function spreadOverRates<C extends Charge>(charges: readonly C[], discount: Minor): SpreadGroup<C>[] {
  const rates = [...new Set(charges.map((charge) => charge.rateBp))].sort((a, b) => b - a);
  const groups = rates.map((rateBp) => {
    const members = charges.filter((charge) => charge.rateBp === rateBp);
    const base = members.filter((charge) => charge.discountable);
    return { rateBp, members, base, baseGross: sumOf(base, 'gross') };
  });
  const shares = spread(
    discount,
    groups.map((group) => group.baseGross),
  );
  return groups.map(({ rateBp, members, base, baseGross }, index) => {
    const share = shares[index] ?? 0;
    const gross = sumOf(members, 'gross');
    const cut = share === 0 ? 0 : scaleHalfUp(sumOf(base, 'vat'), share, baseGross);
    const vat = sumOf(members, 'vat') - cut;
    const parts = spread(
      share,
      base.map((charge) => charge.gross),
    );
    return {
      group: { rateBp, gross, discount: share, net: gross - share - vat, vat },
      shares: base.map((charge, position) => ({ charge, discount: parts[position] ?? 0 })),
    };
  });
}

function sumOf(charges: readonly Charge[], field: 'gross' | 'vat'): Minor {
  return charges.reduce((sum, charge) => sum + charge[field], 0);
}
