import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { readUnpaid, type Unpaid } from '@/lib/modules/checkout/data/read-unpaid';
import { mostHeld, OPEN_PER_ADDRESS, OPEN_PER_VISITOR } from '@/lib/modules/checkout/rules/reserve-limits';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import type { Pieces } from '@/lib/modules/orders/rules/stock';
import type { Transaction } from '@/lib/db/transaction';
import { shortOf } from './decide';
import type { PayVisitor } from './pay-visitor';

function secondsUntil(at: Date | null): number {
  return at === null ? 1 : Math.max(1, Math.ceil((at.getTime() - now().getTime()) / 1000));
}

/** Where both limits are reached, the later end counts: before it the next try would be refused again. */
function refuseTooMany({ ofVisitor, ofAddress, visitorEnd, addressEnd }: Unpaid): void {
  const waits = [
    ...(ofVisitor > OPEN_PER_VISITOR ? [secondsUntil(visitorEnd)] : []),
    ...(ofAddress > OPEN_PER_ADDRESS ? [secondsUntil(addressEnd)] : []),
  ];
  if (waits.length > 0) throw new AppError('too_many_unpaid', { retryAfter: Math.max(...waits) });
}

/**
 * Refuses an order, just placed in `tx`, with which a visitor or an address has too many unpaid ones, or unpaid orders
 * hold too much of a variant's stock. Throws `too_many_unpaid` with the seconds until one ends (D27-8), and `stock_held`
 * with its lines (D27-10).
 */
export async function refuseTooMuch(
  tx: Transaction,
  tenantId: string,
  placed: { visitor: PayVisitor; moves: readonly Pieces[]; lines: readonly CheckoutLine[] },
): Promise<void> {
  const taken = placed.moves.filter((move) => move.quantity > 0).map((move) => move.variantId);
  const unpaid = await readUnpaid(tx, tenantId, { ...placed.visitor, variants: taken });
  refuseTooMany(unpaid);
  const over = unpaid.variants.filter((variant) => variant.held > mostHeld(variant)).map(({ id }) => id);
  if (over.length > 0) throw shortOf('stock_held', placed.lines, new Set(over));
}
