import { sql, type SQL } from 'drizzle-orm';
import type { Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import type { DayRange } from '@/lib/modules/figures/rules/period';
import { inScope } from './parts';
import type { RangeScope } from './read-ranges';

/** Of which stores and days; `compared` are the days before. One region, so one currency. D38-5. */
export interface SplitScope extends RangeScope {
  region: Region;
  range: DayRange;
  compared: DayRange | null;
}

export type SplitBy = 'client' | 'event' | 'type' | 'product';
export type SplitColumn = 'revenue' | 'orders' | 'platform' | 'margin';

/** Amounts in minor units. Of a product `revenue` is what its items were sold for, and there are no costs. */
export interface SplitSums {
  orders: number;
  units: number;
  revenue: Minor;
  net: Minor;
  cost: Minor;
  fee: Minor;
  /** D38-3. */
  platform: Minor;
}

export interface SplitRow {
  key: string;
  name: string;
  tenantId: string | null;
  tenantName: string | null;
  slug: string | null;
  type: string | null;
  now: SplitSums;
  before: SplitSums;
  /** The value that it is sorted by. */
  place: string;
}

export interface SplitPage {
  by: SplitColumn;
  ascending: boolean;
  limit: number;
  after: { place: string; key: string } | null;
}

const FIELDS = ['orders', 'units', 'revenue', 'net', 'cost', 'fee', 'platform'] as const;
const SPANS = ['now', 'before'] as const;

/** The sums of one span of days, of stores or of products. */
function spanOf(scope: SplitScope, { from, to }: DayRange, span: (typeof SPANS)[number], by: SplitBy): SQL {
  const where = sql`${inScope(scope)} and f.region = ${scope.region} and f.day between ${from}::date and ${to}::date`;
  const named = sql`f.tenant_id, f.event_id, f.day, ${span}::text as span`;
  return by === 'product'
    ? sql`select ${named}, f.key as product, f.label, f.orders, f.units, f.minor as revenue, 0 as net, 0 as cost,
        0 as fee, 0 as platform from order_parts f where f.part = 'product' and ${where}`
    : sql`select ${named}, '' as product, '' as label, f.orders, 0 as units, f.minor as revenue, f.net, f.cost, f.fee,
        f.platform from order_figures f where ${where}`;
}

/** What a row is of, and what it is called. */
const KEYS: Record<SplitBy, { key: SQL; name: SQL; tenant: SQL; store: SQL }> = {
  client: { key: sql`s.tenant_id`, name: sql`max(t.name)`, tenant: sql`s.tenant_id`, store: sql`null` },
  event: {
    key: sql`s.tenant_id || '/' || s.event_id`,
    name: sql`coalesce(max(e.name), max(s.event_id))`,
    tenant: sql`max(s.tenant_id)`,
    store: sql`max(e.slug)`,
  },
  type: { key: sql`coalesce(e.type, '')`, name: sql`''`, tenant: sql`null`, store: sql`null` },
  product: {
    key: sql`s.tenant_id || '/' || s.product`,
    name: sql`(array_agg(s.label order by s.day desc, s.label))[1]`,
    tenant: sql`max(s.tenant_id)`,
    store: sql`null`,
  },
};

const PLACES: Record<SplitColumn, SQL> = {
  revenue: sql`now_revenue`,
  orders: sql`now_orders`,
  platform: sql`now_platform`,
  margin: sql`now_net - now_cost - now_fee`,
};

const columns = (of: (span: string, field: string) => string): SQL =>
  sql.raw(SPANS.flatMap((span) => FIELDS.map((field) => of(span, field))).join(', '));

function statement(scope: SplitScope, by: SplitBy, { by: column, ascending, limit, after }: SplitPage): SQL {
  const { range, compared } = scope;
  const spans = [
    spanOf(scope, range, 'now', by),
    ...(compared ? [spanOf(scope, compared, 'before', by)] : []),
  ];
  const { key, name, tenant, store } = KEYS[by];
  const summed = columns(
    (span, field) => `coalesce(sum(s.${field}) filter (where s.span = '${span}'), 0) as ${span}_${field}`,
  );
  const all = columns((span, field) => `sum(${span}_${field}) over () as all_${span}_${field}`);
  const some = sql.raw(SPANS.flatMap((span) => FIELDS.map((field) => `${span}_${field} <> 0`)).join(' or '));
  const beyond = ascending ? sql`>` : sql`<`;
  const rest = after
    ? sql`(place ${beyond} ${after.place}::numeric or (place = ${after.place}::numeric and key > ${after.key}))`
    : sql`true`;
  const order = ascending ? sql`place asc, key` : sql`place desc, key`;
  return sql`
    with spans as (${sql.join(spans, sql` union all `)}),
      summed as (
        select ${key} as key, ${name} as name, ${tenant} as tenant_id, max(t.name) as tenant_name, ${store} as slug,
          max(e.type) as type, ${summed}
        from spans s left join tenants t on t.id = s.tenant_id
          left join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
        group by ${key}),
      placed as (
        select *, ${PLACES[column]} as place, count(*) over () as rows, ${all} from summed where ${some})
    select * from placed where ${rest} order by ${order} limit ${limit}`;
}

type Raw = Record<string, string | null>;

const sumsOf = (row: Raw, prefix: string): SplitSums => ({
  orders: Number(row[`${prefix}_orders`] ?? 0),
  units: Number(row[`${prefix}_units`] ?? 0),
  revenue: Number(row[`${prefix}_revenue`] ?? 0),
  net: Number(row[`${prefix}_net`] ?? 0),
  cost: Number(row[`${prefix}_cost`] ?? 0),
  fee: Number(row[`${prefix}_fee`] ?? 0),
  platform: Number(row[`${prefix}_platform`] ?? 0),
});

/**
 * Kept sums split by client, store, type or product, a page at a time; `all` and `count` are of every page. No order is
 * read. D38-45. Needs a staff transaction.
 */
export async function readSplit(
  tx: Transaction,
  scope: SplitScope,
  by: SplitBy,
  page: SplitPage,
): Promise<{ rows: SplitRow[]; count: number; all: { now: SplitSums; before: SplitSums } }> {
  const { rows } = await tx.execute<Raw>(statement(scope, by, page));
  const first = rows[0] ?? {};
  return {
    rows: rows.map((row) => ({
      key: row['key'] ?? '',
      name: row['name'] ?? '',
      tenantId: row['tenant_id'] ?? null,
      tenantName: by === 'type' ? null : (row['tenant_name'] ?? null),
      slug: row['slug'] ?? null,
      type: by === 'event' || by === 'type' ? (row['type'] ?? null) : null,
      now: sumsOf(row, 'now'),
      before: sumsOf(row, 'before'),
      place: row['place'] ?? '0',
    })),
    count: Number(first['rows'] ?? 0),
    all: { now: sumsOf(first, 'all_now'), before: sumsOf(first, 'all_before') },
  };
}
