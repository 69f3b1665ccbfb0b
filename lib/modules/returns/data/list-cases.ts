import { sql, type SQL } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import type { Currency } from '@/lib/kernel/money';
import type { Transaction } from '@/lib/db/transaction';
import type { CaseFilter, CaseKind, CaseState } from '@/lib/modules/returns/rules/cases';

/** The filter of cases; null matches all. */
export interface CasesFilter {
  tenantId: string | null;
  state: CaseFilter;
  kind: CaseKind | null;
}

export interface CaseListRow extends Record<string, unknown> {
  id: string;
  tenantId: string;
  tenantName: string;
  orderId: string;
  orderRef: string;
  eventSlug: string;
  eventName: string;
  customerName: string;
  kind: CaseKind;
  state: CaseState;
  itemCount: number;
  amountMinor: number | null;
  currency: Currency;
  openedAt: Date;
  dueAt: Date;
  overdue: boolean;
  /** `dueAt` with microseconds. */
  place: string;
}

const isOverdue = () => sql`(c.closed_at is null and c.due_at < ${now().toISOString()}::timestamptz)`;

function states(state: CaseFilter): SQL {
  if (state === 'all') return sql`true`;
  if (state === 'overdue') return isOverdue();
  if (state === 'closed') return sql`c.closed_at is not null`;
  if (state === 'open') return sql`c.closed_at is null`;
  return sql`(c.closed_at is null and c.state = 'replacement_requested')`;
}

const ofTenant = (tenantId: string | null): SQL =>
  tenantId === null ? sql`true` : sql`c.tenant_id = ${tenantId}`;

const matches = ({ tenantId, state, kind }: CasesFilter): SQL =>
  sql`${ofTenant(tenantId)} and ${states(state)}${kind === null ? sql`` : sql` and c.kind = ${kind}`}`;

/** One page of cases, the nearest deadline first; ties are ordered by id, so that no row is skipped or repeated. D53-8. */
export async function listCases(
  tx: Transaction,
  filter: CasesFilter,
  { after, limit }: { after: { value: string; id: string; tenantId: string } | null; limit: number },
): Promise<CaseListRow[]> {
  const later = after
    ? sql`(c.due_at, c.id, c.tenant_id) > (${after.value}::timestamptz, ${after.id}, ${after.tenantId})`
    : sql`true`;
  const { rows } = await tx.execute<CaseListRow>(sql`
    select c.id, c.tenant_id as "tenantId", t.name as "tenantName", o.id as "orderId", o.order_ref as "orderRef",
      e.slug as "eventSlug", e.name as "eventName", o.snapshot -> 'customer' ->> 'name' as "customerName",
      c.kind, c.state, (select coalesce(sum((l ->> 'quantity')::integer), 0)::integer from jsonb_array_elements(c.lines) l)
        as "itemCount",
      c.amount_minor as "amountMinor", o.currency, c.opened_at as "openedAt", c.due_at as "dueAt",
      ${isOverdue()} as overdue, to_char(c.due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from order_cases c join orders o on o.tenant_id = c.tenant_id and o.id = c.order_id
      join events e on e.tenant_id = o.tenant_id and e.id = o.event_id join tenants t on t.id = c.tenant_id
    where ${matches(filter)} and ${later}
    order by c.due_at, c.id, c.tenant_id limit ${limit}`);
  return rows;
}

/** How many cases match the filter, on all pages together; at most `upTo`. */
export async function countCases(tx: Transaction, filter: CasesFilter, upTo: number): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from (
      select from order_cases c where ${matches(filter)} limit ${upTo}) counted`);
  return rows[0]?.count ?? 0;
}
