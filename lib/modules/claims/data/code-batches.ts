import { sql, type SQL } from 'drizzle-orm';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import type { BatchState } from '@/lib/modules/claims/rules/batch-states';

/** The event of batches: only a gift event that asks for a code has any. */
export interface BatchEvent extends Record<string, unknown> {
  id: string;
  slug: string;
  name: string;
  lang: string;
  isLive: boolean;
  region: Region;
  countries: string[];
  lockedCountries: string[];
  locked: boolean;
  lockReason: string | null;
}

/** A tenant's gift event that asks for a code, by its slug, locked where it is to be changed; undefined for none. */
export async function findBatchEvent(
  tx: Transaction,
  { tenantId, slug }: { tenantId: string; slug: string },
  lock = false,
): Promise<BatchEvent | undefined> {
  const { rows } = await tx.execute<BatchEvent>(sql`
    select e.id, e.slug, e.name, e.default_language as lang, e.status = 'Active' as "isLive", e.region, e.countries, e.locked_countries as "lockedCountries", e.locked,
      e.lock_reason as "lockReason" from events e
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and e.type = 'Promo' and not e.sample
      and e.deleted_at is null ${lock ? sql`for no key update` : sql``}`);
  return rows[0];
}

interface NamedGift {
  product_id: string;
  name: string;
}

export interface BatchRow extends Record<string, unknown> {
  id: string;
  name: string;
  kind: 'shared' | 'single';
  source: 'made' | 'imported' | 'earlier';
  code: string | null;
  prefix: string | null;
  size: number;
  made: number;
  people: number;
  uses: number;
  maxUses: number;
  state: BatchState;
  /** Days of the store's time zone, YYYY-MM-DD. */
  startsOn: string | null;
  endsOn: string | null;
  endsAt: Date | null;
  products: NamedGift[] | null;
  fallback: NamedGift | null;
  countries: string[] | null;
  isPaused: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Creation time, with microseconds. */
  place: string;
}

/** Which batches: of an event, in the time zone of its store. */
export interface BatchFilter {
  tenantId: string;
  eventId: string;
  timeZone: string;
  at: Date;
  id?: string;
  state?: BatchState | null;
}

const stateAt = (at: Date): SQL => sql`case when b.revoked_at is not null then 'revoked'
  when b.made < b.size and b.failed_at is not null then 'failed'
  when b.made < b.size then 'making'
  when b.paused_at is not null then 'paused'
  when b.ends_at <= ${at.toISOString()}::timestamptz then 'ended'
  when sums.uses >= sums.max_uses and b.size > 0 then 'used_up'
  when b.starts_at > ${at.toISOString()}::timestamptz then 'scheduled' else 'active' end`;

/** Re-issued codes count with what was taken of them; what is left went to the codes in their place. */
const FROM = sql`code_batches b cross join lateral (
  select coalesce(sum(c.uses), 0)::integer as uses,
    coalesce(sum(case when c.replaced_by is null then c.max_uses else c.uses end), 0)::integer as max_uses
  from promo_codes c where c.tenant_id = b.tenant_id and c.batch_id = b.id) sums`;

function conditions({ tenantId, eventId, at, id, state = null }: BatchFilter): SQL {
  const all = [sql`b.tenant_id = ${tenantId}`, sql`b.event_id = ${eventId}`];
  if (id !== undefined) all.push(sql`b.id = ${id}`);
  if (state !== null) all.push(sql`${stateAt(at)} = ${state}`);
  return sql.join(all, sql` and `);
}

/** The batches of an event that match, the newest first; ties are ordered by id. */
export async function listBatchRows(
  tx: Transaction,
  filter: BatchFilter,
  {
    after,
    limit,
    lock = false,
  }: { after: { value: string; id: string } | null; limit: number; lock?: boolean },
): Promise<BatchRow[]> {
  const beyond = after ? sql`(b.created_at, b.id) < (${after.value}::timestamptz, ${after.id})` : sql`true`;
  const { timeZone } = filter;
  const { rows } = await tx.execute<BatchRow>(sql`
    select b.id, b.name, b.kind, b.source, b.prefix, b.size, b.made, sums.uses, sums.max_uses as "maxUses",
      (select count(*)::integer from code_persons p where p.tenant_id = b.tenant_id and p.batch_id = b.id) as people,
      case when b.kind = 'shared' then (select c.code from promo_codes c where c.tenant_id = b.tenant_id
        and c.batch_id = b.id order by c.replaced_by is not null, c.created_at desc, c.id limit 1) end as code,
      to_char(b.starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as "startsOn",
      b.ends_at as "endsAt", to_char((b.ends_at at time zone ${timeZone}) - interval '1 microsecond', 'YYYY-MM-DD') as "endsOn",
      (select jsonb_agg(jsonb_build_object('product_id', one.id, 'name', coalesce(p.name, '')) order by one.place)
        from unnest(b.product_ids) with ordinality one(id, place)
        left join products p on p.tenant_id = b.tenant_id and p.id = one.id and p.deleted_at is null) as products,
      case when b.fallback_product_id is not null then jsonb_build_object('product_id', b.fallback_product_id, 'name',
        coalesce((select p.name from products p where p.tenant_id = b.tenant_id and p.id = b.fallback_product_id
          and p.deleted_at is null), '')) end as fallback,
      b.countries, b.paused_at is not null as "isPaused", ${stateAt(filter.at)} as state,
      b.created_at as "createdAt", b.updated_at as "updatedAt",
      to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from ${FROM} where ${conditions(filter)} and ${beyond}
    order by b.created_at desc, b.id desc limit ${limit} ${lock ? sql`for no key update of b` : sql``}`);
  return rows;
}

/** How many batches match. Their uses are added up only where the state asks for them. */
export async function countBatches(tx: Transaction, filter: BatchFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${filter.state ? FROM : sql`code_batches b`} where ${conditions(filter)}`,
  );
  return rows[0]?.count ?? 0;
}

/** Those of these products that the event has. */
export async function knownGifts(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
  ids: readonly string[],
): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select ep.product_id as id from event_products ep
      join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and p.deleted_at is null
    where ep.tenant_id = ${tenantId} and ep.event_id = ${eventId} and ep.product_id = any(${sql.param([...ids])}::text[])`);
  return new Set(rows.map(({ id }) => id));
}
