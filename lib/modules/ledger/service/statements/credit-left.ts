import { sql, type SQL } from 'drizzle-orm';

/** What is free on a credit account `a`, in minor units; below 0 where a limit was lowered. D37-1. */
const AVAILABLE = sql`a.balance_minor + a.limit_minor - a.reserved_minor`;

/** The account of a tenant in a currency: each an SQL value. */
interface AccountKey {
  tenant: SQL;
  currency: SQL;
}

/**
 * What is left of an account and of an event's budget, for a larger statement: a table with one row, `available` and `left`
 * in minor units; `left` is null where the event has no budget. D37-5.
 */
export const creditLeft = ({ tenant, currency, event }: AccountKey & { event: SQL }): SQL => sql`(
  select ${AVAILABLE} as available, b.budget_minor - b.used_minor as "left"
  from credit_accounts a left join event_budgets b on b.tenant_id = a.tenant_id and b.event_id = ${event}
  where a.tenant_id = ${tenant} and a.currency = ${currency})`;

/** Whether anything is left of an account, as an SQL value. D36-6. */
export const hasCredit = ({ tenant, currency }: AccountKey): SQL => sql`exists (select from credit_accounts a
  where a.tenant_id = ${tenant} and a.currency = ${currency} and ${AVAILABLE} > 0)`;

/** An order, or the Bulk order that holds the reservation of its orders: each an SQL value. */
interface ReservationKey {
  tenant: SQL;
  order: SQL;
}

/** What is reserved for an order and neither taken nor given back, as an SQL value in minor units; 0 for nothing. D37-4. */
export const openCredit = ({ tenant, order }: ReservationKey): SQL => sql`coalesce((select r.held_minor
  from credit_reservations r where r.tenant_id = ${tenant} and r.order_id = ${order} and r.state = 'open'), 0)`;

/** Whether what was reserved for an order was taken from the account, as an SQL value. D37-4. */
export const isCaptured = ({
  tenant,
  order,
}: ReservationKey): SQL => sql`exists (select from credit_reservations r
  where r.tenant_id = ${tenant} and r.order_id = ${order} and r.state = 'captured')`;
