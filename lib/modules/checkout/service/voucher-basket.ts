import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { readPersonUses } from '@/lib/modules/checkout/data/person-uses';
import { quote } from '@/lib/modules/checkout/rules/quote';
import type { VoucherBasket } from '@/lib/modules/checkout/rules/voucher';
import type { CheckoutFacts } from '@/lib/modules/checkout/service/statements/read-checkout';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import { voucherPerson } from './voucher-person';

/** The voucher that the customer's own open order holds, and whose use of it. */
export function heldVoucher({
  openOrder,
}: CheckoutFacts): { voucherId: string; person: string | null } | null {
  if (openOrder?.reserved !== true || openOrder.paymentStatus !== 'awaiting_payment') return null;
  const { voucherId, voucherPerson: person } = openOrder;
  return voucherId === null ? null : { voucherId, person };
}

/** What decides which vouchers can be used for a basket, by this person. Asks the database only for limits per person. */
export async function voucherBasket(
  tx: Transaction,
  facts: CheckoutFacts,
  lines: readonly CheckoutLine[],
  email: string,
): Promise<VoucherBasket> {
  const held = heldVoucher(facts);
  const limited = facts.vouchers.filter(({ usesPerPerson }) => usesPerPerson !== null).map(({ id }) => id);
  const person = voucherPerson(facts.event, email);
  const asked = { tenantId: facts.event.tenantId, person, voucherIds: limited };
  const personUses = limited.length === 0 ? new Map<string, number>() : await readPersonUses(tx, asked);
  if (held?.person === person) {
    personUses.set(held.voucherId, (personUses.get(held.voucherId) ?? 0) - 1);
  }
  return {
    at: now(),
    itemsGross: quote(storePricing(facts.event), lines, 'standard', null).itemsGross,
    productIds: lines.map(({ product }) => product.id),
    heldVoucherId: held?.voucherId ?? null,
    personUses,
  };
}
