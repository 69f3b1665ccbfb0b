import { now } from '@/lib/kernel/clock';
import type { Currency, Minor } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import { reserveIn } from '@/lib/modules/ledger/service/statements/credit-of-order';
import { noteFull } from '@/lib/modules/ledger/service/statements/note-full';
import { isWaiting, type WaitingStatus } from '@/lib/modules/orders/rules/waiting';

/**
 * Reserves a whole Bulk order on the client's credit account: null where it is, else the status in which all of it waits:
 * limit or budget is full then. Nothing is reserved for one that costs nothing. D4-8, D37-5, D37-9.
 */
export async function reserveWhole(
  tx: Transaction,
  order: {
    tenantId: string;
    id: string;
    eventId: string;
    currency: Currency;
    totalMinor: Minor;
    pastBudget: boolean;
  },
): Promise<WaitingStatus | null> {
  const { tenantId, id: orderId, eventId, currency, totalMinor: amount, pastBudget } = order;
  if (amount === 0) return null;
  const outcome = await reserveIn(tx, {
    tenantId,
    orderId,
    eventId,
    currency,
    amount,
    pastBudget,
    at: now(),
  });
  if (isWaiting(outcome)) {
    await noteFull(tx, outcome === 'over_budget' ? { tenantId, eventId } : { tenantId, currency });
    return outcome;
  }
  if (outcome !== 'reserved')
    throw new RangeError('a Bulk order without a credit account, or reserved twice');
  return null;
}
