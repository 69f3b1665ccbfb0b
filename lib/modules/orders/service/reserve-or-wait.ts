import { now } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { isWaiting, type WaitingStatus } from '@/lib/modules/orders/rules/waiting';
import { reserveIn } from '@/lib/modules/ledger/service/statements/credit-of-order';
import { noteFull } from '@/lib/modules/ledger/service/statements/note-full';
import type { ReserveOutcome } from '@/lib/modules/ledger/service/statements/reserve-credit';
import type { orders } from '@/lib/db/schema/orders';
import { moveOrder } from './move-order';

/** What an order owes on its client's credit account. `creditMinor`: minor units; null or 0 for nothing. */
export type Owing = Pick<typeof orders.$inferSelect, 'tenantId' | 'id' | 'currency' | 'eventId'> & {
  creditMinor?: number | null | undefined;
};

/** What the system does to an order, whoever's act led to it. */
const asSystem = ({ tenantId, requestId }: TenantContext): TenantContext => ({
  tenantId,
  actor: 'system',
  ...(requestId === undefined ? {} : { requestId }),
});

/**
 * Reserves what an order owes, account first, then its event's budget (D37-5); null where it owes nothing. `pastBudget`:
 * never waits for the budget (D37-6). Throws for a client without an account in the order's currency, which can't be.
 */
export async function reserveFor(
  tx: Transaction,
  { tenantId, id: orderId, currency, eventId, creditMinor }: Owing,
  { pastBudget = false } = {},
): Promise<ReserveOutcome | null> {
  const amount = creditMinor ?? 0;
  if (amount === 0) return null;
  const wanted = { tenantId, currency, orderId, eventId, amount, pastBudget, at: now() };
  const outcome = await reserveIn(tx, wanted);
  if (outcome === null) throw new RangeError(`${tenantId} has no account in ${currency}`);
  return outcome;
}

/**
 * Lets a `new` order wait for room on the account, or in its event's budget, which is full then. It has reserved nothing.
 * D37-5, D37-9.
 */
export async function letWait(
  tx: Transaction,
  context: TenantContext,
  { tenantId, id, currency, eventId }: Omit<Owing, 'creditMinor'>,
  status: WaitingStatus,
): Promise<void> {
  const order = { tenantId, id, status: 'new', returnsTo: null, held: false } as const;
  const moved = await moveOrder(tx, asSystem(context), order, { to: status, actor: 'system' });
  if (!moved.ok) throw new RangeError(`${id} can't wait: ${moved.error}`);
  await noteFull(tx, status === 'over_budget_limit' ? { tenantId, currency } : { tenantId, eventId });
}

/**
 * Reserves what a `new` order owes, or lets it wait: true when it waits. An order that has its reservation keeps it. The
 * order must be locked or made by this transaction, its stock and voucher taken before. D37-4, D37-5.
 */
export async function reserveOrWait(tx: Transaction, context: TenantContext, order: Owing): Promise<boolean> {
  const outcome = await reserveFor(tx, order);
  if (!isWaiting(outcome)) return false;
  await letWait(tx, context, order, outcome);
  return true;
}
