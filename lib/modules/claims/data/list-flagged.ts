import { sql, type SQL } from 'drizzle-orm';
import type { FlagState } from '@/lib/db/schema/claims';
import type { OrderCustomer } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { ClaimKeyKind } from './take-keys';

/** The filter of flags: null matches all. Orders cancelled since then are not listed as waiting. */
export interface FlagFilter {
  /** Null for staff, who see those of all clients. */
  tenantId: string | null;
  state: FlagState | null;
  eventSlug: string | null;
  /** These orders, and none of those. */
  ids?: readonly string[] | undefined;
  except?: readonly string[] | undefined;
}

export interface FlaggedOrder {
  id: string;
  ref: string;
  status: string | null;
  createdAt: string;
  customer: OrderCustomer;
}

export interface FlagRow extends Record<string, unknown> {
  tenantId: string;
  state: FlagState;
  /** It waits, or waited, whatever it matches. */
  forApproval: boolean;
  eventSlug: string;
  eventName: string;
  createdAt: Date;
  decidedAt: Date | null;
  decidedBy: string | null;
  order: FlaggedOrder;
  matches: { kind: ClaimKeyKind; order: FlaggedOrder }[];
  /** When it was flagged, with microseconds. */
  place: string;
}

const orderJson = (alias: string): SQL => {
  const o = sql.raw(alias);
  return sql`jsonb_build_object('id', ${o}.id, 'ref', ${o}.order_ref, 'status', ${o}.status,
    'createdAt', ${o}.created_at, 'customer', ${o}.snapshot -> 'customer')`;
};

const FROM = sql`claim_flags f
  join orders o on o.tenant_id = f.tenant_id and o.id = f.order_id
  join events e on e.tenant_id = f.tenant_id and e.id = f.event_id`;

/** Of a flag `f` and its order `o`: still to be decided. One that was cancelled meanwhile is not. */
export const WAITS = sql`f.state = 'waiting' and o.status in ('new', 'over_budget_limit', 'over_budget')`;

function conditions({ tenantId, state, eventSlug, ids, except }: FlagFilter): SQL {
  const all = [sql`true`];
  if (tenantId !== null) all.push(sql`f.tenant_id = ${tenantId}`);
  if (state !== null) all.push(state === 'waiting' ? WAITS : sql`f.state = ${state}`);
  if (eventSlug !== null) all.push(sql`e.slug = ${eventSlug}`);
  if (ids) all.push(sql`f.order_id = any(${sql.param([...ids])}::text[])`);
  if (except?.length) all.push(sql`f.order_id <> all(${sql.param([...except])}::text[])`);
  return sql.join(all, sql` and `);
}

/** One page of flagged claims with their matches, newest first; ties are ordered by order id. */
export async function listFlagged(
  tx: Transaction,
  filter: FlagFilter,
  page: { after: { value: string; id: string } | null; limit: number },
): Promise<FlagRow[]> {
  const { after, limit } = page;
  const older = after
    ? sql`(f.created_at, f.order_id) < (${after.value}::timestamptz, ${after.id})`
    : sql`true`;
  const { rows } = await tx.execute<FlagRow>(sql`
    select f.tenant_id as "tenantId", f.state, f.for_approval as "forApproval", e.slug as "eventSlug", e.name as "eventName", f.created_at as "createdAt",
      f.decided_at as "decidedAt", f.decided_by as "decidedBy", ${orderJson('o')} as order,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', m.kind, 'order', ${orderJson('x')}) order by m.kind), '[]')
        from claim_flag_matches m join orders x on x.tenant_id = m.tenant_id and x.id = m.earlier_order_id
        where m.tenant_id = f.tenant_id and m.order_id = f.order_id) as matches,
      to_char(f.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from ${FROM} where ${conditions(filter)} and ${older}
    order by f.created_at desc, f.order_id desc limit ${limit}`);
  return rows;
}

/** Tenant and order of the first that match, newest first. */
export async function findFlagged(
  tx: Transaction,
  filter: FlagFilter,
  limit: number,
): Promise<{ tenantId: string; id: string }[]> {
  const { rows } = await tx.execute<{ tenantId: string; id: string }>(sql`
    select f.tenant_id as "tenantId", f.order_id as id from ${FROM} where ${conditions(filter)}
    order by f.created_at desc, f.order_id desc limit ${limit}`);
  return rows;
}

/** How many flags match the filter, on all pages together. */
export async function countFlagged(tx: Transaction, filter: FlagFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${FROM} where ${conditions(filter)}`,
  );
  return rows[0]?.count ?? 0;
}
