import { invalid, type FieldErrors } from '@/lib/kernel/app-error';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import type { Result } from '@/lib/kernel/result';
import { failPoint } from '@/lib/env/fail-point';
import type { BodyOf, ResponseOf } from '@/lib/contract/route';
import type { createCustomer as contract } from '@/lib/modules/checkout/contract/create-customer';
import { checkAddress, type CheckedAddress } from '@/lib/modules/checkout/rules/check-address';
import { quote } from '@/lib/modules/checkout/rules/quote';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import { unreachedMinimum, voucherProblem, type VoucherBasket } from '@/lib/modules/checkout/rules/voucher';
import { sourceKey } from '@/lib/modules/orders/rules/visit-source';
import { shippingPrices, shippingToWire } from '@/lib/modules/pricing/rules/shipping-prices';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { CheckoutFacts } from '@/lib/modules/checkout/service/statements/read-checkout';
import { insertCustomer, updateCustomer } from '@/lib/modules/checkout/data/save-customer';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { customerFields } from './customer-fields';
import type { CodeVisitor } from './code-limits';
import { guardCode } from './guard-code';
import { printableLines } from './printable-lines';
import { wasPaid } from '@/lib/modules/orders/rules/statuses';
import { foldedVoucher, readBasket } from './read-basket';
import { voucherBasket } from './voucher-basket';

type Form = BodyOf<typeof contract>;
type Created = ResponseOf<typeof contract>;

const problemsOf = (outcome: Result<unknown, FieldErrors>): FieldErrors => (outcome.ok ? {} : outcome.error);

/**
 * Stores the basket's customer. If the customer's last order is already paid, this is a new basket and gets a new
 * customer.
 */
async function save(
  tx: Transaction,
  context: TenantContext,
  facts: CheckoutFacts,
  fields: ReturnType<typeof customerFields>,
): Promise<string> {
  const { tenantId, id: eventId } = facts.event;
  const status = facts.openOrder?.paymentStatus;
  const settled = status !== undefined && (status === 'not_needed' || wasPaid(status));
  if (facts.customer && !settled) {
    // What led to the visit is known from its first page on, and is not forgotten by a later one.
    const { source, ...others } = fields;
    await updateCustomer(tx, facts.customer, source === null ? others : fields);
    return facts.customer.id;
  }
  const id = newId('customer');
  const entry = {
    action: 'customer.created',
    subjectType: 'event',
    subjectId: eventId,
    data: { customer: id },
  } as const;
  await insertCustomer(
    tx,
    context,
    { tenantId, id, eventId, ...fields, createdAt: now(), updatedAt: now() },
    entry,
  );
  return id;
}

interface Kept {
  id: string;
  address: CheckedAddress;
  facts: CheckoutFacts;
  lines: readonly CheckoutLine[];
  code: string;
  /** What decides which vouchers can be used. */
  basket: VoucherBasket;
}

/** The vouchers that can be used now, each with its discount on this basket with the first shipping method. */
function offers({ facts, lines, basket }: Kept): Created['event_vouchers'] {
  const store = storePricing(facts.event);
  return facts.vouchers
    .filter((voucher) => voucherProblem(voucher, basket) === null)
    .map((voucher) => ({
      code: voucher.code,
      discount_amount: toWire(quote(store, lines, 'standard', voucher).discount),
      kind: voucher.kind,
      value: toWire((voucher.kind === 'percent' ? voucher.percentBp : voucher.amountMinor) ?? 0),
      products: voucher.productIds,
    }));
}

/** Why the code that was asked about cannot be used; null without one, and for one that can. */
function codeProblem({ facts, basket, code }: Kept): Pick<Created, 'code_refused' | 'code_minimum'> {
  const folded = foldedVoucher(code);
  if (folded === null) return { code_refused: null, code_minimum: null };
  const voucher = facts.vouchers.find((known) => known.folded === folded);
  const problem = voucherProblem(voucher, basket);
  const at = problem === 'voucher_minimum' ? unreachedMinimum(voucher, basket) : null;
  const { currency } = facts.event;
  return {
    code_refused: problem,
    code_minimum: at && { minimum_spend: toWire(at.minimum), missing: toWire(at.missing), currency },
  };
}

function present(kept: Kept): Created {
  const { id, address, facts } = kept;
  const prices = shippingPrices(storePricing(facts.event));
  return {
    customer_id: id,
    country_iso2: address.country_iso2,
    state_abbreviation: address.state_abbreviation,
    shipping_prices: shippingToWire(prices),
    event_vouchers: offers(kept),
    has_voucher_opportunity: facts.voucherOpportunity,
    ...codeProblem(kept),
  };
}

/**
 * Stores the customer of a basket and returns its shipping prices and vouchers: S3.7-1, S4, D12, D13, D25-1. Throws 404
 * for an unknown store or customer, `event_closed`, 422 with every wrong field, and `rate_limited` for a visitor who
 * has tried too many codes.
 */
export async function createCustomer(
  context: TenantContext,
  slug: string,
  form: Form,
  visitor: CodeVisitor,
): Promise<Created> {
  const { products, code = '', customer_id: customerId = null, lang } = form;
  const keep = () =>
    withTenant(context, async (tx) => {
      const facts = await readBasket(tx, { slug, products, code, customerId, withOffers: true });
      const address = checkAddress(form, facts.event);
      const lines = await printableLines(tx, products, facts);
      if (!address.ok || !lines.ok) throw invalid({ ...problemsOf(address), ...problemsOf(lines) });
      const id = await save(tx, context, facts, customerFields(address.value, lang, sourceKey(form.source)));
      failPoint('customer.before-commit');
      const basket = await voucherBasket(tx, facts, lines.value, form.email);
      return present({ id, address: address.value, facts, lines: lines.value, code, basket });
    });
  const typed = { tenantId: context.tenantId, slug, visitor, code };
  const created = await guardCode(typed, keep, (kept) => kept.code_refused);
  failPoint('customer.after-commit');
  return created;
}
