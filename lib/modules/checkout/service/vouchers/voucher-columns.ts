import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import { fromWire } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import type { VoucherBody } from '@/lib/modules/checkout/contract/voucher';
import { knownProducts, type VoucherColumns } from '@/lib/modules/checkout/data/vouchers';
import { foldCode, isFoldedCode } from '@/lib/modules/orders/rules/promo-code';
import { MOST_VOUCHER_MINOR, WHOLE_BP } from '@/lib/modules/checkout/rules/voucher-worth';
import type { VoucherPlace } from './voucher-place';

function valueProblems({ kind, value, minimum_spend: spend }: VoucherBody): FieldErrors {
  const fields: FieldErrors = {};
  const worth = fromWire(value);
  if (worth === 0) fields['value'] = ['too_small'];
  if (worth > (kind === 'percent' ? WHOLE_BP : MOST_VOUCHER_MINOR)) fields['value'] = ['too_large'];
  if (spend !== null && fromWire(spend) === 0) fields['minimum_spend'] = ['too_small'];
  if (spend !== null && fromWire(spend) > MOST_VOUCHER_MINOR) fields['minimum_spend'] = ['too_large'];
  return fields;
}

function problemsOf(body: VoucherBody, folded: string): FieldErrors {
  const fields = valueProblems(body);
  const { starts_on: first, ends_on: last, products } = body;
  if (!isFoldedCode(folded)) fields['code'] = ['invalid_characters'];
  if (first !== null && last !== null && last < first) fields['ends_on'] = ['ends_before_start'];
  if (products?.length === 0) fields['products'] = ['required'];
  return fields;
}

/**
 * What is stored of a voucher. Throws 422 with every wrong field: a code of other characters, nothing or more than 100 per
 * cent off, an end before the start, a product that the event doesn't have. D41-1, D41-3.
 */
export async function voucherColumns(
  tx: Transaction,
  { filter }: VoucherPlace,
  body: VoucherBody,
): Promise<VoucherColumns> {
  const folded = foldCode(body.code);
  const fields = problemsOf(body, folded);
  const productIds = body.products && [...new Set(body.products)];
  const known = productIds ? await knownProducts(tx, filter, productIds) : null;
  if (known && productIds?.some((id) => !known.has(id))) fields['products'] = ['unknown_product'];
  if (Object.keys(fields).length > 0) throw invalid(fields);
  const worth = fromWire(body.value);
  return {
    code: body.code,
    folded,
    kind: body.kind,
    amountMinor: body.kind === 'amount' ? worth : null,
    percentBp: body.kind === 'percent' ? worth : null,
    public: body.public,
    startsOn: body.starts_on,
    endsOn: body.ends_on,
    maxUses: body.max_uses,
    usesPerPerson: body.uses_per_person,
    minSpendMinor: body.minimum_spend === null ? null : fromWire(body.minimum_spend),
    productIds,
  };
}
