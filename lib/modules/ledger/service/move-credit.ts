import { assertMinor, type Currency, type Minor } from '@/lib/kernel/money';
import { now } from '@/lib/kernel/clock';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { reserve, type Reservation } from '@/lib/modules/ledger/data/move-credit';
import { closeIn } from './statements/credit-of-order';
import { isKnownPayment } from './is-known-payment';
import type { ReserveOutcome } from '@/lib/modules/ledger/service/statements/reserve-credit';
import { topUpIn } from '@/lib/modules/ledger/service/statements/top-up';

/** What is reserved, and for what. `amount`: minor units, above 0. */
type Wanted = Pick<Reservation, 'currency' | 'orderId' | 'eventId' | 'amount'> & { pastBudget?: boolean };

function assertAmount(amount: Minor): void {
  if (assertMinor(amount) <= 0) throw new RangeError(`not an amount to move: ${amount}`);
}

/**
 * Reserves an amount for an order by one conditional write: on the account, then against its event's budget, or nothing.
 * Safe to repeat (`known`). `pastBudget` passes the budget, never the account. Null for an unknown tenant. D37-4 to D37-6.
 */
export async function reserveForOrder(
  context: TenantContext,
  { pastBudget = false, ...wanted }: Wanted,
): Promise<ReserveOutcome | null> {
  assertAmount(wanted.amount);
  const { tenantId } = context;
  return withTenantOnce(context, (tx) => reserve(tx, { ...wanted, tenantId, pastBudget, at: now() }));
}

/**
 * Takes what is reserved for an order, by one conditional write. In minor units, or null where nothing is reserved any
 * more: of any number of calls one captures. D37-4.
 */
export async function captureForOrder(context: TenantContext, orderId: string): Promise<Minor | null> {
  const { tenantId } = context;
  return withTenantOnce(context, (tx) => closeIn(tx, 'capture', { tenantId, orderId, at: now() }));
}

/**
 * Gives back what is reserved for an order, by one conditional write. In minor units, or null where nothing is reserved
 * any more. D37-4.
 */
export async function releaseForOrder(context: TenantContext, orderId: string): Promise<Minor | null> {
  const { tenantId } = context;
  return withTenantOnce(context, (tx) => closeIn(tx, 'release', { tenantId, orderId, at: now() }));
}

/**
 * Adds a payment of the client to its account, once per payment, however often the provider tells of it. `amount`: minor
 * units, above 0. The balance after it; null for a payment that is in already. Throws 404 for an
 * unknown client. D37-1.
 */
export async function recordTopUp(
  context: TenantContext,
  { currency, amount, paymentId }: { currency: Currency; amount: Minor; paymentId: string },
): Promise<Minor | null> {
  try {
    return await withTenant(context, (tx) => topUpIn(tx, context, { currency, amount, paymentId }));
  } catch (error) {
    if (isKnownPayment(error)) return null;
    throw error;
  }
}
