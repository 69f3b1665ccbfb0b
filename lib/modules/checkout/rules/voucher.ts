import type { FieldErrorCode } from '@/lib/kernel/error-codes';
import type { Voucher } from '@/lib/modules/pricing/rules/types';

/** A voucher as its row holds it. */
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

type VoucherProblem = Extract<FieldErrorCode, 'invalid_voucher' | 'voucher_expired' | 'voucher_used'>;

/**
 * Why a voucher cannot be used now, or null. `heldHere`: one of its uses is this shopper's own reservation, which does
 * not stand in its own way. DECISIONS 16, 25.
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

/** A stored voucher as pricing takes it. */
export function pricedVoucher(voucher: StoredVoucher): Voucher {
  return voucher.kind === 'percent'
    ? { code: voucher.code, kind: 'percent', basisPoints: voucher.percentBp ?? 0 }
    : { code: voucher.code, kind: 'amount', amount: voucher.amountMinor ?? 0 };
}
