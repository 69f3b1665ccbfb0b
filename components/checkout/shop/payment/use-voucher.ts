'use client';

import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { foldCode } from '@/lib/modules/orders/rules/promo-code';
import type { EventVoucher } from '@/components/orders/shop/payment-types';
import type { VoucherAnswer } from './use-voucher-look-up';
import { useVoucherText } from './use-voucher-text';

interface VoucherState {
  voucher: EventVoucher | null;
  error: string | undefined;
  /** A code is being looked up; the shopper should not pay without it meanwhile. */
  looking: boolean;
  apply(code: string): Promise<void>;
  remove(): void;
  fail(message: string): void;
}

/** Finds a code among the listed vouchers, in any spelling (D23-1). */
export function listedVoucher(vouchers: readonly EventVoucher[], code: string): EventVoucher | null {
  return vouchers.find((one) => foldCode(one.code) === foldCode(code)) ?? null;
}

/** The checkout's voucher; always looked up on the server. */
export function useVoucher(
  initial: EventVoucher | null,
  lookUp: (code: string) => Promise<VoucherAnswer>,
  /** Why the code from the link cannot be used for this basket; shown at once, before any input. */
  refused: Pick<VoucherAnswer, 'refused' | 'minimum'> | null = null,
): VoucherState {
  const text = useErrorText();
  const reason = useVoucherText();
  const [voucher, setVoucher] = useState<EventVoucher | null>(initial);
  const [error, setError] = useState(refused?.refused ? reason(refused.refused, refused.minimum) : undefined);
  const [looking, setLooking] = useState(false);

  async function apply(code: string) {
    setError(undefined);
    setLooking(true);
    try {
      const answer = await lookUp(code);
      const found = listedVoucher(answer.vouchers, code);
      if (found) setVoucher(found);
      else setError(reason(answer.refused ?? 'invalid_voucher', answer.minimum));
    } catch (failure) {
      setError(text.call(failure));
    } finally {
      setLooking(false);
    }
  }
  return {
    voucher,
    error,
    looking,
    apply,
    remove: () => {
      setVoucher(null);
      setError(undefined);
    },
    fail: (message) => {
      setVoucher(null);
      setError(message);
    },
  };
}
