import { invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { closeIn, reserveIn } from '@/lib/modules/ledger/service/statements/credit-of-order';
import type { ReserveOutcome } from '@/lib/modules/ledger/service/statements/reserve-credit';
import type { OpenOrder } from '@/lib/modules/orders/service/statements/open-order';
import type { Placement, PlacementOutcome } from '@/lib/modules/checkout/data/place-order';

type Order = Placement['order'];

/** The reservation of the order that this one replaces moves to it: given back first, so that it may be taken again. */
async function moveCredit(tx: Transaction, former: OpenOrder, order: Order): Promise<ReserveOutcome | null> {
  const { tenantId, id: orderId, currency, eventId } = order;
  await closeIn(tx, 'release', { tenantId, orderId: former.id, at: now() });
  const amount = order.creditMinor ?? 0;
  if (amount === 0) return null;
  return reserveIn(tx, { tenantId, currency, orderId, eventId, amount, pastBudget: true, at: now() });
}

/** What the statement that places an order reserves itself: nothing where a reservation moves. D36-4. */
export const creditToPlace = (order: Order, former: OpenOrder | null): number =>
  former !== null && former.credit > 0 ? 0 : (order.creditMinor ?? 0);

/** Whether the client's credit has enough for what the order would owe without its voucher: then the voucher is the cause. */
async function coversWithout(tx: Transaction, order: Order, plain: Minor): Promise<boolean> {
  if (plain === 0) return true;
  const { tenantId, id: orderId, currency, eventId } = order;
  const wanted = { tenantId, currency, orderId, eventId, amount: plain, pastBudget: true, at: now() };
  return (await reserveIn(tx, wanted)) === 'reserved';
}

/**
 * Ends the reservation of what an order owes beside its charge. Throws 422 `voucher_not_covered` where the client's
 * credit has too little for what a voucher took off, and the caller rolls back. An order that has too little without its
 * voucher, too, is treated as one without. `plainCredit`: what that one would owe, in minor units. D36-4.
 */
export async function settleCredit(
  tx: Transaction,
  placed: Pick<PlacementOutcome, 'credit'>,
  { order, former, plainCredit }: { order: Order; former: OpenOrder | null; plainCredit: () => Minor },
): Promise<void> {
  const moves = former !== null && former.credit > 0;
  const outcome = moves ? await moveCredit(tx, former, order) : placed.credit;
  if (outcome !== 'over_budget_limit' || !order.voucherId) return;
  if (await coversWithout(tx, order, plainCredit()))
    throw invalid({ discount_code: ['voucher_not_covered'] });
}
