import type { Transaction } from '@/lib/db/transaction';
import { eventJobs } from '@/lib/domain-events/announce';
import type { Minor } from '@/lib/kernel/money';
import { close, reserve, type Reservation } from '@/lib/modules/ledger/data/move-credit';
import type { ReserveOutcome } from './reserve-credit';

/** Reserves an amount for an order inside the caller's transaction; null where there is no such account. D37-4. */
export async function reserveIn(tx: Transaction, wanted: Reservation): Promise<ReserveOutcome | null> {
  return reserve(tx, wanted);
}

/**
 * Takes (`capture`) or gives back (`release`) what is reserved for an order inside the caller's transaction: in minor
 * units, null where nothing is reserved any more. Any number of calls do it once. What is given back may be enough for an
 * order that waits, so `credit.freed` is announced with it. D37-4, D37-6.
 */
export async function closeIn(
  tx: Transaction,
  how: 'capture' | 'release',
  order: Pick<Reservation, 'tenantId' | 'orderId' | 'at'>,
): Promise<Minor | null> {
  const jobs = how === 'release' ? eventJobs('credit.freed', { tenantId: order.tenantId }) : [];
  return close(tx, how, order, jobs);
}
