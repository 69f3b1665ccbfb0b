import { sql, type SQL } from 'drizzle-orm';
import type { LedgerKind } from '@/lib/modules/ledger/rules/kinds';

/** What a row of the ledger says besides the movement itself; columns left out are null. */
interface RowFacts {
  kind: LedgerKind;
  /** What the movement adds to balance and to what is reserved; each an SQL value. */
  balance: SQL;
  reserved: SQL;
  order?: SQL;
  payment?: SQL;
  event?: SQL;
  reason?: SQL;
  user?: SQL;
}

const NULL = sql`null`;

/**
 * Counts one more movement of an account: assignments for its `update`, whose `returning` is `MOVED`. An account's time
 * never runs backwards, so that its rows are in one order by time and by number.
 */
export const moved = (at: SQL): SQL => sql`movements = a.movements + 1,
  moved_at = greatest(a.moved_at, ${at}::timestamptz)`;

/** What a changed account `a` gives to `addRow`. */
export const MOVED = sql`a.currency, a.movements, a.moved_at, a.balance_minor, a.reserved_minor`;

/**
 * Adds the row of a movement to the ledger, as a write for a larger statement. `from`: names in it, among them `a`, the
 * changed account as `MOVED` returns it; no row there, no row in the ledger. D37-3.
 */
export const addRow = (tenant: SQL, from: SQL, facts: RowFacts): SQL => sql`insert into ledger_rows
  (tenant_id, id, currency, number, kind, balance_minor, reserved_minor, balance_after_minor, reserved_after_minor,
    order_id, payment_id, event_id, reason, made_by_user_id, made_at)
  select ${tenant}, concat('led_', lower(a.currency), '_', lpad(a.movements::text, 12, '0')), a.currency, a.movements,
    ${sql.raw(`'${facts.kind}'`)}, ${facts.balance}, ${facts.reserved}, a.balance_minor, a.reserved_minor,
    ${facts.order ?? NULL}::text, ${facts.payment ?? NULL}::text, ${facts.event ?? NULL}::text,
    ${facts.reason ?? NULL}::text, ${facts.user ?? NULL}::text, a.moved_at
  from ${from}`;
