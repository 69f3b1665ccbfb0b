'use client';

import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { foldCode } from '@/lib/modules/checkout/rules/promo-code';
import type { EventVoucher } from '@/components/orders/shop/payment-types';

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
  lookUp: (code: string) => Promise<readonly EventVoucher[]>,
  /** The code from the link cannot be used for this basket: the error is shown at once, before any input. */
  refused = false,
): VoucherState {
  const text = useErrorText();
  const [voucher, setVoucher] = useState<EventVoucher | null>(initial);
  const [error, setError] = useState(refused ? text.field('invalid_voucher') : undefined);
  const [looking, setLooking] = useState(false);

  async function apply(code: string) {
    setError(undefined);
    setLooking(true);
    try {
      const found = listedVoucher(await lookUp(code), code);
      if (found) setVoucher(found);
      else setError(text.field('invalid_voucher'));
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
