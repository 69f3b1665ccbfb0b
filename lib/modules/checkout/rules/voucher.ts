import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import type { Minor } from '@/lib/kernel/money';
import type { Voucher } from '@/lib/modules/pricing/rules/types';

export interface StoredVoucher {
  id: string;
  code: string;
  folded: string;
  kind: 'amount' | 'percent';
  amountMinor: number | null;
  percentBp: number | null;
  public: boolean;
  startsAt: Date | null;
  expiresAt: Date | null;
  maxUses: number | null;
  uses: number;
  usesPerPerson: number | null;
  /** Of the VAT-inclusive items, before the discount. */
  minSpendMinor: number | null;
  /** Null: it counts for all products. */
  productIds: string[] | null;
  paused: boolean;
}

/** Why a voucher cannot be used. */
export const VOUCHER_PROBLEMS = [
  'invalid_voucher',
  'voucher_not_started',
  'voucher_expired',
  'voucher_used',
  'voucher_used_by_person',
  'voucher_minimum',
  'voucher_other_products',
] as const;
export type VoucherProblem = Extract<FieldErrorCode, (typeof VOUCHER_PROBLEMS)[number]>;

/** The basket that a voucher is to be used for. */
export interface VoucherBasket {
  at: Date;
  /** Of the items, VAT included. */
  itemsGross: Minor;
  productIds: readonly string[];
  /** A use that this shopper's own open order has reserved does not count. D16-5. */
  heldVoucherId: string | null;
  /** How often this shopper has used each voucher that is limited per person, the held use aside. */
  personUses: ReadonlyMap<string, number>;
}

/** Why a voucher cannot be used for this basket now, or null. A paused one reads as an unknown one. D25-2, D41. */
export function voucherProblem(
  voucher: StoredVoucher | undefined,
  { at, itemsGross, productIds, heldVoucherId, personUses }: VoucherBasket,
): VoucherProblem | null {
  if (!voucher || voucher.paused) return 'invalid_voucher';
  if (voucher.startsAt !== null && voucher.startsAt > at) return 'voucher_not_started';
  if (voucher.expiresAt !== null && voucher.expiresAt <= at) return 'voucher_expired';
  const others = voucher.uses - (voucher.id === heldVoucherId ? 1 : 0);
  if (voucher.maxUses !== null && others >= voucher.maxUses) return 'voucher_used';
  const own = personUses.get(voucher.id) ?? 0;
  if (voucher.usesPerPerson !== null && own >= voucher.usesPerPerson) return 'voucher_used_by_person';
  if (voucher.minSpendMinor !== null && itemsGross < voucher.minSpendMinor) return 'voucher_minimum';
  const { productIds: limitedTo } = voucher;
  const counts = limitedTo === null || productIds.some((id) => limitedTo.includes(id));
  return counts ? null : 'voucher_other_products';
}

/** The minimum spend that a basket does not reach, and what is missing to it; null where it does. D41-3. */
export function unreachedMinimum(
  voucher: StoredVoucher | undefined,
  { itemsGross }: Pick<VoucherBasket, 'itemsGross'>,
): { minimum: Minor; missing: Minor } | null {
  const minimum = voucher?.minSpendMinor ?? null;
  return minimum === null || itemsGross >= minimum ? null : { minimum, missing: minimum - itemsGross };
}

/** A stored voucher in the form that pricing takes. */
export function pricedVoucher(voucher: StoredVoucher): Voucher {
  const limits = voucher.productIds === null ? {} : { products: voucher.productIds };
  return voucher.kind === 'percent'
    ? { code: voucher.code, kind: 'percent', basisPoints: voucher.percentBp ?? 0, ...limits }
    : { code: voucher.code, kind: 'amount', amount: voucher.amountMinor ?? 0, ...limits };
}
