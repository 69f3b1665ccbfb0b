import { sql, type SQL } from 'drizzle-orm';
import { addRow, moved, MOVED } from './ledger-row';

/** What is reserved, and for what; each an SQL value. */
export interface ReserveParts {
  tenant: SQL;
  currency: SQL;
  /** The order, or the Bulk order that holds the reservation of its orders. */
  order: SQL;
  /** The event whose budget it counts against; null for none. */
  event: SQL;
  /** Minor units, above 0. */
  amount: SQL;
  at: SQL;
  /** Nothing is looked at, locked or reserved unless this holds; by default it does. */
  allowed?: SQL;
  /** Passes the budget of the event, never the account: a release by hand (D37-6). */
  pastBudget?: SQL;
}

/**
 * Reserves an amount on a credit account, as named writes for a larger statement, whose `with` they join: nothing, or
 * reservation, account, budget and ledger at once. Account first, then the event's budget (D37-5). Both rows are locked
 * before either is judged, so that any number of reservations at once never passes a limit. `RESERVE_OUTCOME` says what
 * came of it. A statement holds these writes once, and writes neither account nor budget elsewhere. ADR 0082.
 */
export const reserveCredit = (parts: ReserveParts): SQL => {
  const { tenant, currency, order, event, amount, at } = parts;
  const { allowed = sql`true`, pastBudget = sql`false` } = parts;
  return sql`
  credit_held as (select a.balance_minor + a.limit_minor - a.reserved_minor as available from credit_accounts a
    where a.tenant_id = ${tenant} and a.currency = ${currency} and ${allowed} for update),
  budget_held as (select b.budget_minor - b.used_minor as available from event_budgets b
    where b.tenant_id = ${tenant} and b.event_id = ${event} and exists (select from credit_held) for update),
  credit_verdict as (select case
      when exists (select from credit_reservations r
        where r.tenant_id = ${tenant} and r.order_id = ${order} and r.state <> 'released') then 'known'
      when held.available < ${amount}::bigint then 'over_budget_limit'
      when budget.available < ${amount}::bigint and not ${pastBudget} then 'over_budget'
      else 'reserved' end as outcome
    from credit_held held left join budget_held budget on true),
  credit_reserved as (insert into credit_reservations as r
      (tenant_id, order_id, currency, event_id, held_minor, state, made_at)
    select ${tenant}, ${order}, ${currency}, ${event}, ${amount}::bigint, 'open', ${at}::timestamptz
    from credit_verdict where outcome = 'reserved'
    on conflict (tenant_id, order_id) do update set currency = excluded.currency, event_id = excluded.event_id,
      held_minor = excluded.held_minor, state = 'open', made_at = excluded.made_at, closed_at = null
      where r.state = 'released'
    returning r.held_minor),
  credit_account as (update credit_accounts a
    set reserved_minor = a.reserved_minor + r.held_minor, ${moved(at)}
    from credit_reserved r where a.tenant_id = ${tenant} and a.currency = ${currency} returning ${MOVED}),
  budget_used as (update event_budgets b set used_minor = b.used_minor + r.held_minor
    from credit_reserved r where b.tenant_id = ${tenant} and b.event_id = ${event} returning 1),
  credit_row as (${addRow(tenant, sql`credit_account a, credit_reserved r`, {
    kind: 'reserve',
    balance: sql`0`,
    reserved: sql`r.held_minor`,
    order,
    event,
  })} returning 1)`;
};

/**
 * What became of a reservation; null where it was not allowed or there is no such account. `known`: this order has a
 * reservation, or had one that was captured. The two others are the statuses that the order waits in. D37-5.
 */
export type ReserveOutcome = 'reserved' | 'known' | 'over_budget_limit' | 'over_budget';

/** The outcome, for the answer of the statement. Of two at once for one order, the second may hear of the limit instead. */
export const RESERVE_OUTCOME = sql`(select case when outcome = 'reserved' and not exists (select from credit_reserved)
  then 'known' else outcome end from credit_verdict)`;
