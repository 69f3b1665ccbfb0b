import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** The ids of all tenants; every tenant has somebody who logs in. Needs a directory transaction. */
export async function listTenantsWithPeople(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ tenantId: string }>(
    sql`select distinct tenant_id as "tenantId" from users where tenant_id is not null order by 1`,
  );
  return rows.map(({ tenantId }) => tenantId);
}

const ACCOUNTS = sql`
  select concat_ws(' ', a.tenant_id, a.currency || ':', 'balance', a.balance_minor, 'rows', coalesce(r.balance, 0),
      'reserved', a.reserved_minor, 'rows', coalesce(r.reserved, 0), 'open', coalesce(o.held, 0),
      'movements', a.movements, 'rows', coalesce(r.rows, 0)) as line
  from credit_accounts a
  left join (select currency, sum(balance_minor) as balance, sum(reserved_minor) as reserved, count(*) as rows,
      max(number) as last from ledger_rows group by currency) r on r.currency = a.currency
  left join (select currency, sum(held_minor) as held from credit_reservations where state = 'open'
      group by currency) o on o.currency = a.currency
  where (a.balance_minor, a.reserved_minor, a.reserved_minor, a.movements, a.movements)
    is distinct from (coalesce(r.balance, 0), coalesce(r.reserved, 0), coalesce(o.held, 0), coalesce(r.rows, 0),
      coalesce(r.last, 0))`;

/** Rows whose balance or reserved sum is not that of all rows up to them. */
const ROWS = sql`
  select concat_ws(' ', tenant_id, id || ':', 'after', balance_after_minor, reserved_after_minor, 'rows', balance, reserved)
  from (select l.*, sum(balance_minor) over account as balance, sum(reserved_minor) over account as reserved
    from ledger_rows l window account as (partition by currency order by number)) l
  where (balance_after_minor, reserved_after_minor) is distinct from (balance, reserved)`;

/** A reservation counts against its event's budget until it is released. */
const BUDGETS = sql`
  select concat_ws(' ', b.tenant_id, b.event_id || ':', 'used', b.used_minor, 'rows', coalesce(r.used, 0))
  from event_budgets b
  left join (select event_id, sum(reserved_minor) as used from ledger_rows where kind in ('reserve', 'release')
    group by event_id) r on r.event_id = b.event_id
  where b.used_minor <> coalesce(r.used, 0)`;

/** Where a tenant's accounts, reservations and budgets differ from its ledger, a line each; all as of one moment. */
export async function listDifferences(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ line: string }>(
    sql`${ACCOUNTS} union all ${ROWS} union all ${BUDGETS} order by 1`,
  );
  return rows.map(({ line }) => line);
}
