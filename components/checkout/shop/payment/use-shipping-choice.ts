'use client';

import { useEffect, useRef, useState } from 'react';
import type { ShippingMethod } from '@/lib/modules/pricing/rules/types';
import type { Choice, Customer } from '@/components/orders/shop/payment-types';
import { listedVoucher, useVoucher } from './use-voucher';
import type { VoucherAnswer } from './use-voucher-look-up';

export interface ChoiceInput {
  customer: Customer;
  /** Voucher code from the link. */
  code: string | undefined;
  /** The choice made before a reload or before going back. */
  choice: Choice | null;
  lookUp(code: string): Promise<VoucherAnswer>;
  onChoice(choice: Choice): void;
}

/** The current choice: the remembered one, else the first method and the link's voucher (S4-12). */
export function useShippingChoice({ customer, code, choice, lookUp, onChoice }: ChoiceInput) {
  const [method, setMethod] = useState<ShippingMethod>(choice?.method ?? 'standard');
  const carried = code ? listedVoucher(customer.event_vouchers, code) : null;
  const refused = choice === null && code !== undefined && carried === null;
  const voucher = useVoucher(
    choice ? choice.voucher : carried,
    lookUp,
    refused ? { refused: customer.code_refused ?? 'invalid_voucher', minimum: customer.code_minimum } : null,
  );
  const chosen = voucher.voucher;
  const keep = useRef(onChoice);
  useEffect(() => {
    keep.current = onChoice;
  });
  useEffect(() => keep.current({ method, voucher: chosen }), [method, chosen]);
  return { method, setMethod, voucher, refused, unused: carried === null ? code : undefined };
}

/** Places the order once automatically; true until the result is known. */
export function useResume(resume: boolean, place: () => Promise<boolean>, onStay: () => void): boolean {
  const [waiting, setWaiting] = useState(resume);
  const begun = useRef(false);
  useEffect(() => {
    if (!waiting || begun.current) return;
    begun.current = true;
    void place().then((gone) => {
      if (gone) return;
      setWaiting(false);
      onStay();
    });
  }, [waiting, place, onStay]);
  return waiting;
}
