import { AppError, invalid, type FieldErrors } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import { amountsOf, figureMismatches, figuresOf, isTooLarge } from '@/lib/modules/orders/rules/figures';
import { quote } from '@/lib/modules/checkout/rules/quote';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import {
  unreachedMinimum,
  voucherProblem,
  type StoredVoucher,
  type VoucherProblem,
} from '@/lib/modules/checkout/rules/voucher';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { BasketPrice } from '@/lib/modules/pricing/rules/types';
import type { CheckoutFacts } from '@/lib/modules/checkout/service/statements/read-checkout';
import type { Transaction } from '@/lib/db/transaction';
import { printableLines } from './printable-lines';
import { foldedVoucher } from './read-basket';
import { voucherBasket } from './voucher-basket';
import type { PayBody } from './request-hash';

/** The result of a `pay` request, priced from the database alone (D15). */
export interface DecidedBasket {
  lines: CheckoutLine[];
  voucher: StoredVoucher | null;
  price: BasketPrice;
}

/** The 422 for a voucher; one below its minimum names the amounts. */
function refusedVoucher(
  problem: VoucherProblem,
  at: ReturnType<typeof unreachedMinimum>,
  { event: { currency } }: CheckoutFacts,
): AppError {
  const fields = { discount_code: [problem] };
  if (problem !== 'voucher_minimum' || !at) return invalid(fields);
  const { minimum, missing } = at;
  const data = { minimum_spend: toWire(minimum), missing: toWire(missing), currency };
  return new AppError('invalid', { fields, data, minimum: { ...at, currency } });
}

async function voucherFor(
  tx: Transaction,
  body: PayBody,
  facts: CheckoutFacts,
  lines: readonly CheckoutLine[],
): Promise<StoredVoucher | null> {
  if (body.discount_code === '') return null;
  const folded = foldedVoucher(body.discount_code);
  const voucher = facts.vouchers.find((known) => known.folded === folded);
  const basket = await voucherBasket(tx, facts, lines, facts.customer?.email ?? '');
  const problem = voucherProblem(voucher, basket);
  if (problem) throw refusedVoucher(problem, unreachedMinimum(voucher, basket), facts);
  return voucher ?? null;
}

/**
 * Lines, voucher and price of a `pay` request. Throws 422 for a line or voucher that cannot be sold. When the figures
 * sent differ from the server's, it throws 422 with the names of those fields and the right figures.
 */
export async function decideBasket(
  tx: Transaction,
  body: PayBody,
  facts: CheckoutFacts,
): Promise<DecidedBasket> {
  const lines = await printableLines(tx, body.products, facts);
  if (!lines.ok) throw invalid(lines.error);
  const voucher = await voucherFor(tx, body, facts, lines.value);
  const price = quote(storePricing(facts.event), lines.value, body.shipping_method, voucher);
  if (isTooLarge(price)) throw invalid({ products: ['too_large'] });
  const mismatches = figureMismatches(body, price);
  if (Object.keys(mismatches).length > 0) {
    throw invalid(mismatches, { figures: figuresOf(amountsOf(price, 0)) });
  }
  return { lines: lines.value, voucher, price };
}

/** The 422 for stock that cannot be reserved, sold out or held by unpaid orders: names each line of such a variant. */
export function shortOf(
  code: 'out_of_stock' | 'stock_held',
  lines: readonly CheckoutLine[],
  short: ReadonlySet<string>,
): AppError {
  const fields: FieldErrors = {};
  lines.forEach((line, index) => {
    if (short.has(line.variant.id)) fields[`products.${index}.quantity`] = [code];
  });
  return new AppError(code, { fields });
}
