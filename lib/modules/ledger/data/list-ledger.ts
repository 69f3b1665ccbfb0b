import { sql, type SQL } from 'drizzle-orm';
import type { Currency } from '@/lib/kernel/money';
import type { PagePlace } from '@/lib/db/cursor';
import type { Transaction } from '@/lib/db/transaction';
import type { LedgerKind } from '@/lib/modules/ledger/rules/kinds';

/** The filter of rows; null matches all. */
export interface LedgerFilter {
  tenantId: string | null;
  currency: Currency | null;
  kind: LedgerKind | null;
  /** First and last day, both included, in the time zone of the client's region. */
  from: string | null;
  to: string | null;
  ids?: readonly string[];
  except?: readonly string[];
}

/** A row as stored; amounts in minor units. */
export interface LedgerListRow extends Record<string, unknown> {
  tenantId: string;
  tenantName: string;
  id: string;
  currency: Currency;
  number: string;
  kind: LedgerKind;
  balance: string;
  reserved: string;
  balanceAfter: string;
  reservedAfter: string;
  /** Null for a row of a whole Bulk order, which `bulkOrderId` names. */
  orderId: string | null;
  bulkOrderId: string | null;
  /** Of the order or Bulk order. */
  orderRef: string | null;
  eventSlug: string | null;
  eventName: string | null;
  paymentId: string | null;
  reason: string | null;
  madeAt: string;
}

/** The start of a day in the zone of the client's region, as `store_day` has them. */
const startOf = (
  day: string,
  plus: number,
): SQL => sql`((${day}::date + ${plus}::integer)::timestamp at time zone
  case t.region when 'UK' then 'Europe/London' when 'EU' then 'Europe/Amsterdam' else 'America/New_York' end)`;

function matching(filter: LedgerFilter): SQL {
  const { tenantId, currency, kind, from, to, ids, except } = filter;
  const asked = [
    tenantId === null ? null : sql`l.tenant_id = ${tenantId}`,
    currency === null ? null : sql`l.currency = ${currency}`,
    kind === null ? null : sql`l.kind = ${kind}`,
    from === null ? null : sql`l.made_at >= ${startOf(from, 0)}`,
    to === null ? null : sql`l.made_at < ${startOf(to, 1)}`,
    ids ? sql`l.id = any(${sql.param([...ids])}::text[])` : null,
    except ? sql`l.id <> all(${sql.param([...except])}::text[])` : null,
  ].filter((one) => one !== null);
  return asked.length === 0 ? sql`true` : sql.join(asked, sql` and `);
}

const ISO = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'`);

/** One page of the rows, newest first; within an account that is the order of their numbers. */
export async function listLedgerRows(
  tx: Transaction,
  filter: LedgerFilter,
  { after, limit }: { after: PagePlace | null; limit: number },
): Promise<LedgerListRow[]> {
  const from = after
    ? sql`(l.made_at, l.id, l.tenant_id) < (${after.value}::timestamptz, ${after.id}, ${after.tenantId})`
    : sql`true`;
  const { rows } = await tx.execute<LedgerListRow>(sql`
    select l.tenant_id as "tenantId", t.name as "tenantName", l.id, l.currency, l.number, l.kind,
      l.balance_minor as balance, l.reserved_minor as reserved, l.balance_after_minor as "balanceAfter",
      l.reserved_after_minor as "reservedAfter", case when b.id is null then l.order_id end as "orderId",
      b.id as "bulkOrderId", coalesce(o.order_ref, b.ref) as "orderRef",
      e.slug as "eventSlug", e.name as "eventName", case when l.kind <> 'correction' and l.order_id is null then l.payment_id end as "paymentId", l.reason,
      to_char(l.made_at at time zone 'UTC', ${ISO}) as "madeAt"
    from ledger_rows l join tenants t on t.id = l.tenant_id
    left join orders o on o.tenant_id = l.tenant_id and o.id = l.order_id
    left join bulk_orders b on b.tenant_id = l.tenant_id and b.id = l.order_id
    left join events e on e.tenant_id = l.tenant_id and e.id = l.event_id and e.deleted_at is null
    where ${matching(filter)} and ${from}
    order by l.made_at desc, l.id desc, l.tenant_id desc limit ${limit}`);
  return rows;
}

/** How many rows match; no further than `most`. */
export async function countLedgerRows(
  tx: Transaction,
  filter: LedgerFilter,
  most: number | null = null,
): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    select count(*)::integer as count from (select from ledger_rows l join tenants t on t.id = l.tenant_id
      where ${matching(filter)} limit ${most}) matching`);
  return rows[0]?.count ?? 0;
}

/** Those of the ids that exist; of one tenant, or of any for staff. */
export async function findKnownRows(
  tx: Transaction,
  tenantId: string | null,
  ids: readonly string[],
): Promise<{ tenantId: string; id: string }[]> {
  const { rows } = await tx.execute<{ tenantId: string; id: string }>(sql`
    select l.tenant_id as "tenantId", l.id from ledger_rows l where l.id = any(${sql.param([...ids])}::text[])
      and (${tenantId}::text is null or l.tenant_id = ${tenantId})`);
  return rows;
}
