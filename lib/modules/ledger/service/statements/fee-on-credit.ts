import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { assertMinor, type Currency, type Minor } from '@/lib/kernel/money';
import { enqueueAll } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { eventJobs } from '@/lib/domain-events/announce';
import { moveBack } from '@/lib/modules/ledger/data/move-credit';

interface FeeMove {
  tenantId: string;
  currency: Currency;
  orderId: string;
  /** Minor units: above 0 is taken from the account, below 0 goes back to it. Not 0. */
  taken: Minor;
  /** What tells this movement from all others; the same one twice fails. */
  key: string;
}

/**
 * Takes from the credit account what is owed again of an order's fee that the provider has given back, whatever the account
 * has left: it is owed in any case. Or gives that back. Inside the caller's transaction. Throws 404 for an unknown client. D36-9.
 */
export async function moveFeeIn(tx: Transaction, { taken, key, ...move }: FeeMove): Promise<void> {
  const isTaken = assertMinor(taken) > 0;
  const kind = isTaken ? ('charge' as const) : ('refund' as const);
  const after = await moveBack(tx, { ...move, kind, amount: -taken, paymentId: key, at: now() });
  if (after === null) throw notFound();
  if (!isTaken) await enqueueAll(tx, eventJobs('credit.freed', { tenantId: move.tenantId }));
}
