import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import type { Voucher } from '@/lib/modules/pricing/rules/types';

export interface StoredVoucher {
  id: string;
  code: string;
  folded: string;
  kind: 'amount' | 'percent';
  amountMinor: number | null;
  percentBp: number | null;
  public: boolean;
  expiresAt: Date | null;
  maxUses: number | null;
  uses: number;
}

/** Why a voucher cannot be used. */
export const VOUCHER_PROBLEMS = ['invalid_voucher', 'voucher_expired', 'voucher_used'] as const;
export type VoucherProblem = Extract<FieldErrorCode, (typeof VOUCHER_PROBLEMS)[number]>;

/**
 * Why a voucher cannot be used now, or null. `heldHere`: one of its uses is reserved by this shopper's own open order
 * and does not count. D16-5, D25-2.
 */
export function voucherProblem(
  voucher: StoredVoucher | undefined,
  at: Date,
  heldHere: boolean,
): VoucherProblem | null {
  if (!voucher) return 'invalid_voucher';
  if (voucher.expiresAt !== null && voucher.expiresAt <= at) return 'voucher_expired';
  const others = voucher.uses - (heldHere ? 1 : 0);
  return voucher.maxUses !== null && others >= voucher.maxUses ? 'voucher_used' : null;
}

/** A stored voucher in the form that pricing takes. */
export function pricedVoucher(voucher: StoredVoucher): Voucher {
  return voucher.kind === 'percent'
    ? { code: voucher.code, kind: 'percent', basisPoints: voucher.percentBp ?? 0 }
    : { code: voucher.code, kind: 'amount', amount: voucher.amountMinor ?? 0 };
}
