import { invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import type { Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { closeIn } from '@/lib/modules/ledger/service/statements/credit-of-order';
import type { ReserveOutcome } from '@/lib/modules/ledger/service/statements/reserve-credit';
import { isWaiting } from '@/lib/modules/orders/rules/waiting';
import { letWait, reserveFor } from '@/lib/modules/orders/service/reserve-or-wait';
import type { OpenOrder } from '@/lib/modules/orders/service/statements/open-order';
import type { Placement, PlacementOutcome } from '@/lib/modules/checkout/data/place-order';

type Order = Placement['order'];

/** The reservation of the order that this one replaces moves to it: given back first, so that it may be taken again. */
async function moveCredit(tx: Transaction, former: OpenOrder, order: Order): Promise<ReserveOutcome | null> {
  await closeIn(tx, 'release', { tenantId: order.tenantId, orderId: former.id, at: now() });
  return reserveFor(tx, order);
}

/** What the statement that places an order reserves itself: nothing where a reservation moves. D36-4. */
export const creditToPlace = (order: Order, former: OpenOrder | null): number =>
  former !== null && former.credit > 0 ? 0 : (order.creditMinor ?? 0);

/** Whether the client's credit has enough for what the order would owe without its voucher: then the voucher is the cause. */
async function coversWithout(tx: Transaction, order: Order, plain: Minor): Promise<boolean> {
  if (plain === 0) return true;
  return (await reserveFor(tx, { ...order, creditMinor: plain }, { pastBudget: true })) === 'reserved';
}

/** The caller rolls back what this reserves: it only asks whether a voucher is the cause. */
async function refuseCause(tx: Transaction, order: Order, plainCredit: () => Minor): Promise<void> {
  if (order.voucherId && (await coversWithout(tx, order, plainCredit()))) {
    throw invalid({ discount_code: ['voucher_not_covered'] });
  }
}

/**
 * Ends the reservation of what an order owes beside its charge. Throws 422 `voucher_not_covered` where the client's
 * credit has too little for what a voucher took off, and the caller rolls back. An order that has too little without its
 * voucher, too, is treated as one without: it waits, one with a charge once it is paid. `plainCredit`: what it would owe
 * without its voucher, in minor units. D36-4, D37-5.
 */
export async function settleCredit(
  tx: Transaction,
  context: TenantContext,
  placed: Pick<PlacementOutcome, 'credit'>,
  { order, former, plainCredit }: { order: Order; former: OpenOrder | null; plainCredit: () => Minor },
): Promise<void> {
  const moves = former !== null && former.credit > 0;
  const outcome = moves ? await moveCredit(tx, former, order) : placed.credit;
  if (!isWaiting(outcome)) return;
  if (outcome === 'over_budget_limit') await refuseCause(tx, order, plainCredit);
  if (order.status === 'new') await letWait(tx, context, order, outcome);
}
