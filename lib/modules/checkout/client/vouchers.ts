import useSWR, { type SWRResponse } from 'swr';
import { browserCall } from '@/lib/client/browser';
import type { AdminVoucher, VoucherBody } from '@/lib/modules/checkout/contract/voucher';
import type {
  createVoucher,
  pauseVoucher,
  readVoucherExamples,
  updateVoucher,
  VoucherExamples,
} from '@/lib/modules/checkout/contract/vouchers';
import {
  createVoucherCall,
  deleteVoucherCall,
  pauseVoucherCall,
  restoreVoucherCall,
  resumeVoucherCall,
  updateVoucherCall,
  voucherExamplesCall,
} from '@/lib/modules/checkout/contract/paths';

/** The event of the vouchers. */
export interface VouchersPlace {
  tenant: string;
  slug: string;
}

/** Makes a voucher, or changes the one that was read. Throws an ApiError with the wrong fields. */
export function saveVoucher(
  place: VouchersPlace,
  voucher: AdminVoucher | null,
  body: VoucherBody,
): Promise<AdminVoucher> {
  if (!voucher) return browserCall<typeof createVoucher>(createVoucherCall, { params: { ...place }, body });
  const { id, updated_at } = voucher;
  return browserCall<typeof updateVoucher>(updateVoucherCall, {
    params: { ...place, voucher: id },
    body: { ...body, updated_at },
  });
}

const TURNS = {
  pause: pauseVoucherCall,
  resume: resumeVoucherCall,
  delete: deleteVoucherCall,
  restore: restoreVoucherCall,
} as const;
export type VoucherTurn = keyof typeof TURNS;

/** Pauses, resumes, deletes or restores a voucher. */
export function turnVoucher(place: VouchersPlace, id: string, verb: VoucherTurn): Promise<AdminVoucher> {
  const params = { ...place, voucher: id };
  return browserCall<typeof pauseVoucher>(TURNS[verb] as typeof pauseVoucherCall, { params, body: {} });
}

/** The part of a voucher that the examples depend on. */
export type ExampledVoucher = Pick<VoucherBody, 'kind' | 'value' | 'minimum_spend' | 'products'>;

/** What a voucher would take off three baskets; null while it has no value yet. The former answer stays meanwhile. */
export function useVoucherExamples(
  place: VouchersPlace,
  voucher: ExampledVoucher | null,
): SWRResponse<VoucherExamples, Error> {
  const query = voucher && {
    kind: voucher.kind,
    value: voucher.value,
    ...(voucher.minimum_spend === null ? {} : { minimum_spend: voucher.minimum_spend }),
    ...(voucher.products === null ? {} : { products: voucher.products.join(',') }),
  };
  return useSWR(
    query && ['voucher-examples', place.tenant, place.slug, JSON.stringify(query)],
    () =>
      browserCall<typeof readVoucherExamples>(voucherExamplesCall, {
        params: { ...place },
        query: query ?? { kind: 'amount', value: '0.00' },
        progress: false,
      }),
    { keepPreviousData: true, revalidateOnFocus: false, shouldRetryOnError: false },
  );
}
