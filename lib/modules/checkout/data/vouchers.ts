import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { StoreSettings } from '@/lib/modules/pricing/rules/store-pricing';
import type { ShippingTable } from '@/lib/modules/pricing/rules/types';
import { shippingTableJson } from '@/lib/modules/pricing/service/statements/shipping';
import type { VoucherTerms } from '@/lib/modules/checkout/rules/voucher-file';
import type { VoucherState } from '@/lib/modules/checkout/rules/voucher-states';

/** The event of the vouchers: only a store or an order form has any. */
export interface VoucherEvent extends StoreSettings, Record<string, unknown> {
  id: string;
  /** What the platform charges its client for sending an order. */
  fulfilmentShipping: ShippingTable;
  locked: boolean;
  lockReason: string | null;
}

/** A tenant's store or order form by its slug, locked where it is to be changed; undefined for none. */
export async function findVoucherEvent(
  tx: Transaction,
  { tenantId, slug }: { tenantId: string; slug: string },
  lock = false,
): Promise<VoucherEvent | undefined> {
  const { rows } = await tx.execute<VoucherEvent>(sql`
    select e.id, e.region, e.currency, e.vat_rate_bp as "vatRateBp", e.not_vat_registered as "notVatRegistered",
      e.free_retail_shipping as "freeRetailShipping", e.fixed_retail_shipping_minor as "fixedRetailShippingMinor",
      e.custom_retail_shipping as "customRetailShipping",
      ${shippingTableJson('retail', sql`e.region`)} as "regionShipping",
      ${shippingTableJson('fulfilment', sql`e.region`)} as "fulfilmentShipping", e.locked, e.lock_reason as "lockReason" from events e
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and e.type in ('Store', 'Products') and e.deleted_at is null and not e.hidden
    ${lock ? sql`for no key update` : sql``}`);
  return rows[0];
}

export interface VoucherRow extends Record<string, unknown> {
  id: string;
  code: string;
  folded: string;
  kind: 'amount' | 'percent';
  amountMinor: number | null;
  percentBp: number | null;
  public: boolean;
  /** Days of the store's time zone, YYYY-MM-DD. */
  startsOn: string | null;
  endsOn: string | null;
  maxUses: number | null;
  uses: number;
  usesPerPerson: number | null;
  minSpendMinor: number | null;
  products: { product_id: string; name: string }[] | null;
  state: VoucherState;
  createdAt: Date;
  updatedAt: Date;
  deletedAt: Date | null;
  /** Creation time, with microseconds. */
  place: string;
}

/** Which vouchers: of an event, in the time zone of its store. */
export interface VoucherFilter {
  tenantId: string;
  eventId: string;
  timeZone: string;
  at: Date;
  /** Deleted ones after this can be restored; earlier ones are gone. */
  deletedSince: Date;
  id?: string;
  /** The beginning of a folded code. */
  search?: string | undefined;
  /** Null: all but deleted ones. */
  state?: VoucherState | null;
}

const stateAt = (at: Date): SQL => sql`case when v.deleted_at is not null then 'deleted'
  when v.paused_at is not null then 'paused'
  when v.expires_at <= ${at.toISOString()}::timestamptz then 'ended'
  when v.uses >= v.max_uses then 'used_up'
  when v.starts_at > ${at.toISOString()}::timestamptz then 'scheduled' else 'active' end`;

function conditions(filter: VoucherFilter): SQL {
  const { tenantId, eventId, at, deletedSince, id, search, state = null } = filter;
  const all = [sql`v.tenant_id = ${tenantId}`, sql`v.event_id = ${eventId}`];
  all.push(sql`(v.deleted_at is null or v.deleted_at > ${deletedSince.toISOString()}::timestamptz)`);
  if (id !== undefined) all.push(sql`v.id = ${id}`);
  else if (state === null) all.push(sql`v.deleted_at is null`);
  if (search !== undefined) all.push(sql`starts_with(v.folded, ${search})`);
  if (state !== null) all.push(sql`${stateAt(at)} = ${state}`);
  return sql.join(all, sql` and `);
}

/** The vouchers of an event that match, the newest first; ties are ordered by id. */
export async function listVoucherRows(
  tx: Transaction,
  filter: VoucherFilter,
  {
    after,
    limit,
    lock = false,
  }: { after: { value: string; id: string } | null; limit: number; lock?: boolean },
): Promise<VoucherRow[]> {
  const beyond = after ? sql`(v.created_at, v.id) < (${after.value}::timestamptz, ${after.id})` : sql`true`;
  const { timeZone } = filter;
  const { rows } = await tx.execute<VoucherRow>(sql`
    select v.id, v.code, v.folded, v.kind, v.amount_minor as "amountMinor", v.percent_bp as "percentBp", v.public,
      to_char(v.starts_at at time zone ${timeZone}, 'YYYY-MM-DD') as "startsOn",
      to_char((v.expires_at at time zone ${timeZone}) - interval '1 microsecond', 'YYYY-MM-DD') as "endsOn",
      v.max_uses as "maxUses", v.uses, v.uses_per_person as "usesPerPerson", v.min_spend_minor as "minSpendMinor",
      (select jsonb_agg(jsonb_build_object('product_id', one.id, 'name', coalesce(p.name, '')) order by one.place)
        from unnest(v.product_ids) with ordinality one(id, place)
        left join products p on p.tenant_id = v.tenant_id and p.id = one.id and p.deleted_at is null) as products,
      ${stateAt(filter.at)} as state, v.created_at as "createdAt", v.updated_at as "updatedAt",
      v.deleted_at as "deletedAt",
      to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from vouchers v where ${conditions(filter)} and ${beyond}
    order by v.created_at desc, v.id desc limit ${limit} ${lock ? sql`for no key update of v` : sql``}`);
  return rows;
}

/** How many vouchers match. */
export async function countVouchers(tx: Transaction, filter: VoucherFilter): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from vouchers v where ${conditions(filter)}`,
  );
  return rows[0]?.count ?? 0;
}

/** The columns that a client sets; days of the store's time zone. */
export type VoucherColumns = VoucherTerms;

/** The start of a day, or of the one after it. */
const startOf = (day: string | null, timeZone: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::integer)::timestamp at time zone ${timeZone}`;

const valuesOf = (columns: VoucherColumns, timeZone: string) => ({
  code: sql`${columns.code}`,
  folded: sql`${columns.folded}`,
  kind: sql`${columns.kind}`,
  amount_minor: sql`${columns.amountMinor}::integer`,
  percent_bp: sql`${columns.percentBp}::integer`,
  public: sql`${columns.public}::boolean`,
  starts_at: startOf(columns.startsOn, timeZone),
  expires_at: startOf(columns.endsOn, timeZone, 1),
  max_uses: sql`${columns.maxUses}::integer`,
  uses_per_person: sql`${columns.usesPerPerson}::integer`,
  min_spend_minor: sql`${columns.minSpendMinor}::integer`,
  product_ids: sql`${columns.productIds && sql.param([...columns.productIds])}::text[]`,
});

/** Writes a new voucher; false when a voucher of the event has this code. */
export async function insertVoucher(
  tx: Transaction,
  key: { tenantId: string; eventId: string; id: string; timeZone: string; at: Date },
  columns: VoucherColumns,
): Promise<boolean> {
  const values = Object.entries(valuesOf(columns, key.timeZone));
  const at = sql`${key.at.toISOString()}::timestamptz`;
  const { rows } = await tx.execute(sql`
    insert into vouchers (tenant_id, id, event_id, created_at, updated_at, ${sql.raw(values.map(([name]) => name).join(', '))})
    values (${key.tenantId}, ${key.id}, ${key.eventId}, ${at}, ${at}, ${sql.join(
      values.map(([, value]) => value),
      sql`, `,
    )})
    on conflict (tenant_id, event_id, folded) where deleted_at is null do nothing returning id`);
  return rows.length === 1;
}

/** Changes a voucher; false when another voucher of the event has this code. */
export async function updateVoucherRow(
  tx: Transaction,
  key: { tenantId: string; eventId: string; id: string; timeZone: string; at: Date },
  columns: VoucherColumns,
): Promise<boolean> {
  const set = Object.entries(valuesOf(columns, key.timeZone)).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value}`,
  );
  const { rows } = await tx.execute(sql`
    update vouchers v set ${sql.join(set, sql`, `)}, updated_at = ${key.at.toISOString()}::timestamptz
    where v.tenant_id = ${key.tenantId} and v.id = ${key.id} and ${isFree(key, columns.folded)} returning v.id`);
  return rows.length === 1;
}

const isFree = (
  { tenantId, eventId, id }: { tenantId: string; eventId: string; id: string },
  folded: string,
): SQL =>
  sql`not exists (select from vouchers o where o.tenant_id = ${tenantId} and o.event_id = ${eventId}
    and o.folded = ${folded} and o.id <> ${id} and o.deleted_at is null)`;

type Marked = Partial<Record<'paused_at' | 'deleted_at', Date | null>>;

/** Pauses, resumes, deletes or restores a voucher. */
export async function markVoucher(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  marked: Marked,
  at: Date,
): Promise<void> {
  const set = Object.entries(marked).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${value?.toISOString() ?? null}::timestamptz`,
  );
  await tx.execute(sql`
    update vouchers set ${sql.join(set, sql`, `)}, updated_at = ${at.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Whether no other voucher of the event has this code. */
export async function isCodeFree(
  tx: Transaction,
  key: { tenantId: string; eventId: string; id: string },
  folded: string,
): Promise<boolean> {
  const { rows } = await tx.execute<{ free: boolean }>(sql`select ${isFree(key, folded)} as free`);
  return rows[0]?.free ?? false;
}

/** Those of these products that the event has. */
export async function knownProducts(
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
