import { notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { assertMinor, type Currency, type Minor } from '@/lib/kernel/money';
import { audit } from '@/lib/audit/append-audit';
import { enqueueAll } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import { eventJobs } from '@/lib/domain-events/announce';
import type { TenantContext } from '@/lib/db/with-tenant';
import { findMoves } from '@/lib/modules/ledger/data/find-moves';
import { moveBack, topUp } from '@/lib/modules/ledger/data/move-credit';

interface Payment {
  currency: Currency;
  /** Minor units, above 0. */
  amount: Minor;
  /** The provider's id of it. */
  paymentId: string;
}

function assertAmount(amount: Minor): void {
  if (assertMinor(amount) <= 0) throw new RangeError(`not an amount to move: ${amount}`);
}

/**
 * Adds a payment of the client to its account inside the caller's transaction, and lets orders go on that wait for it; the
 * balance after it, in minor units. The same payment twice fails, which rolls the caller back. Throws 404 for an unknown client. D37-1.
 */
export async function topUpIn(tx: Transaction, context: TenantContext, payment: Payment): Promise<Minor> {
  const { tenantId } = context;
  const { currency, amount, paymentId } = payment;
  assertAmount(amount);
  const balance = await topUp(tx, { tenantId, currency, amount, paymentId, at: now() });
  if (balance === null) throw notFound();
  await audit(tx, context, {
    action: 'credit.topped_up',
    subjectType: 'tenant',
    subjectId: tenantId,
    data: { currency, amountMinor: amount, paymentId },
  });
  await enqueueAll(tx, eventJobs('credit.freed', { tenantId }));
  return balance;
}

/**
 * Takes a payment off the account again which the client's bank has taken back (`taken`), or gives it back when that has
 * ended well (`returned`), inside the caller's transaction. `paymentId`: the provider's id of the refund or dispute. The
 * same one twice fails, which rolls the caller back. D37-3.
 */
export async function takeBackIn(
  tx: Transaction,
  context: TenantContext,
  { how, ...payment }: Payment & { how: 'taken' | 'returned' },
): Promise<void> {
  const { tenantId } = context;
  const { currency, amount, paymentId } = payment;
  assertAmount(amount);
  const isTaken = how === 'taken';
  const signed = isTaken ? -amount : amount;
  const kind = isTaken ? ('charge' as const) : ('refund' as const);
  await moveBack(tx, { tenantId, currency, amount: signed, paymentId, kind, at: now() });
  await audit(tx, context, {
    action: isTaken ? 'credit.top_up_taken_back' : 'credit.top_up_returned',
    subjectType: 'tenant',
    subjectId: tenantId,
    data: { currency, amountMinor: amount, paymentId },
  });
  if (!isTaken) await enqueueAll(tx, eventJobs('credit.freed', { tenantId }));
}

/** Which of these refunds and disputes the account tells of: `taken` when one was taken off, `returned` when given back. */
export async function takenBack(
  tx: Transaction,
  key: { tenantId: string; paymentIds: readonly string[] },
): Promise<{ taken: ReadonlySet<string>; returned: ReadonlySet<string> }> {
  const moves = await findMoves(tx, key);
  const of = (kind: string) =>
    new Set(moves.flatMap((move) => (move.kind === kind && move.paymentId ? [move.paymentId] : [])));
  return { taken: of('charge'), returned: of('refund') };
}
