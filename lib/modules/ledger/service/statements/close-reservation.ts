import { sql, type SQL } from 'drizzle-orm';
import { addRow, moved, MOVED } from './ledger-row';

/** Whose reservation ends; each an SQL value. */
interface CloseParts {
  tenant: SQL;
  order: SQL;
  at: SQL;
  /** Nothing is locked or ended unless this holds; by default it does. */
  allowed?: SQL;
}

/** The reservation, locked by its account first, as a reservation is made: the two can't block each other. */
const closed = (
  { tenant, order, at, allowed = sql`true` }: CloseParts,
  state: 'captured' | 'released',
): SQL => sql`
  credit_held as (select a.currency from credit_accounts a where a.tenant_id = ${tenant} and a.currency =
      (select r.currency from credit_reservations r where r.tenant_id = ${tenant} and r.order_id = ${order})
      and ${allowed} for update),
  credit_closed as (update credit_reservations r set state = ${sql.raw(`'${state}'`)}, closed_at = ${at}::timestamptz
    where r.tenant_id = ${tenant} and r.order_id = ${order} and r.state = 'open' and exists (select from credit_held)
    returning r.currency, r.event_id, r.held_minor)`;

/**
 * Takes what is reserved for an order, once, as named writes for a larger statement; `CREDIT_CLOSED` says how much. D37-4.
 */
export const captureCredit = (parts: CloseParts): SQL => {
  const { tenant, order, at } = parts;
  return sql`${closed(parts, 'captured')},
  credit_account as (update credit_accounts a set balance_minor = a.balance_minor - c.held_minor,
      reserved_minor = a.reserved_minor - c.held_minor, ${moved(at)}
    from credit_closed c where a.tenant_id = ${tenant} and a.currency = c.currency returning ${MOVED}),
  credit_row as (${addRow(tenant, sql`credit_account a, credit_closed c`, {
    kind: 'capture',
    balance: sql`-c.held_minor`,
    reserved: sql`-c.held_minor`,
    order,
    event: sql`c.event_id`,
  })} returning 1)`;
};

/**
 * Gives back what is reserved for an order, to its account and its event's budget, as named writes for a larger statement;
 * `CREDIT_CLOSED` says how much. D37-4.
 */
export const releaseCredit = (parts: CloseParts): SQL => {
  const { tenant, order, at } = parts;
  return sql`${closed(parts, 'released')},
  credit_account as (update credit_accounts a set reserved_minor = a.reserved_minor - c.held_minor, ${moved(at)}
    from credit_closed c where a.tenant_id = ${tenant} and a.currency = c.currency returning ${MOVED}),
  budget_used as (update event_budgets b set used_minor = b.used_minor - c.held_minor
    from credit_closed c where b.tenant_id = ${tenant} and b.event_id = c.event_id returning 1),
  credit_row as (${addRow(tenant, sql`credit_account a, credit_closed c`, {
    kind: 'release',
    balance: sql`0`,
    reserved: sql`-c.held_minor`,
    order,
    event: sql`c.event_id`,
  })} returning 1)`;
};

/** How much was taken or given back, in minor units; null where nothing was reserved any more. */
export const CREDIT_CLOSED = sql`(select held_minor from credit_closed)`;
