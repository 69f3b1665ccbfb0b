import { z } from 'zod';
import { typedPrice } from '@/lib/modules/pricing/rules/typed-price';
import type { AdminVoucher, VoucherBody } from '@/lib/modules/checkout/contract/voucher';
import { VOUCHER_CODE_LENGTH } from '@/lib/modules/checkout/rules/voucher-states';

const WHOLE = /^\d{1,7}$/;
const typedAmount = z
  .string()
  .refine((typed) => typedPrice(typed) !== null, { params: { code: 'invalid_amount' } });
const typedCount = z
  .string()
  .refine((typed) => typed.trim() === '' || WHOLE.test(typed.trim()), { params: { code: 'not_integer' } });

/** What is typed into the form of a voucher; the server checks the rest. D41. */
export const voucherForm = z.object({
  code: z.string().trim().min(1).max(VOUCHER_CODE_LENGTH),
  kind: z.enum(['amount', 'percent']),
  value: typedAmount,
  public: z.boolean(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  max_uses: typedCount,
  uses_per_person: typedCount,
  minimum_spend: z.string().refine((typed) => typed.trim() === '' || typedPrice(typed) !== null, {
    params: { code: 'invalid_amount' },
  }),
  /** Null for all products. */
  products: z.array(z.string()).nullable(),
});
export type VoucherValues = z.output<typeof voucherForm>;

const typedOf = (count: number | null): string => (count === null ? '' : String(count));

/** The form of a voucher, or of a new one. */
export function valuesOf(voucher: AdminVoucher | null): VoucherValues {
  if (!voucher) {
    return {
      code: '',
      kind: 'percent',
      value: '10.00',
      public: false,
      starts_on: null,
      ends_on: null,
      max_uses: '',
      uses_per_person: '',
      minimum_spend: '',
      products: null,
    };
  }
  const { code, kind, value, starts_on, ends_on } = voucher;
  return {
    code,
    kind,
    value,
    public: voucher.public,
    starts_on,
    ends_on,
    max_uses: typedOf(voucher.max_uses),
    uses_per_person: typedOf(voucher.uses_per_person),
    minimum_spend: voucher.minimum_spend ?? '',
    products: voucher.products && voucher.products.map(({ product_id: id }) => id),
  };
}

const countOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()));

/** What is sent of the form. */
export function bodyOf(values: VoucherValues): VoucherBody {
  const { minimum_spend: spend } = values;
  return {
    ...values,
    value: typedPrice(values.value) ?? values.value,
    max_uses: countOf(values.max_uses),
    uses_per_person: countOf(values.uses_per_person),
    minimum_spend: spend.trim() === '' ? null : typedPrice(spend),
  };
}
