import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { foldCode, isFoldedCode } from '@/lib/modules/orders/rules/promo-code';
import { eventAvailability } from '@/lib/modules/events/rules/event-availability';
import type { WantedLine } from '@/lib/modules/orders/rules/order-line-types';
import { readCheckout, type CheckoutFacts } from '@/lib/modules/checkout/service/statements/read-checkout';
import type { Transaction } from '@/lib/db/transaction';
import { notInStore } from '@/lib/modules/catalogue/service/not-in-store';

interface BasketQuery {
  slug: string;
  products: readonly WantedLine[];
  code: string;
  customerId: string | null;
  withOffers: boolean;
}

/** A typed voucher code in its folded form for comparison, or null for a text that cannot be a code. D23-1. */
export function foldedVoucher(code: string): string | null {
  const folded = foldCode(code);
  return isFoldedCode(folded) ? folded : null;
}

/**
 * Reads event, products, vouchers and customer of a basket in one round trip. Throws 404 for an unknown event or
 * customer (with the new name of a renamed event), and `event_not_open` or `event_closed` when it takes no orders now.
 */
export async function readBasket(tx: Transaction, input: BasketQuery): Promise<CheckoutFacts> {
  const at = now();
  const facts = await readCheckout(tx, {
    slug: input.slug,
    productIds: input.products.map((line) => line.product_id),
    foldedCode: input.code === '' ? null : foldedVoucher(input.code),
    customerId: input.customerId,
    withOffers: input.withOffers,
    at,
  });
  if (!facts) throw await notInStore(tx, input.slug);
  const availability = eventAvailability(facts.event, at);
  if (availability !== 'open') throw new AppError(availability);
  if (input.customerId !== null && facts.customer === null) throw notFound();
  return facts;
}
