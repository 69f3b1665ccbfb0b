import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import type { DemoWorld } from '@/scripts/test/demo-world';

/** Global tables in which a refused call may leave rows: counters, failed logins, provider events. */
const COUNTERS = ['rate_limits', 'sessions', 'worker_heartbeats', 'provider_events', 'platform_audit'];

interface TableRow {
  name: string;
  secured: boolean;
  tenant: boolean;
}

const TABLES = `select relname as name, relrowsecurity as secured, exists (select from information_schema.columns
    where table_schema = 'public' and table_name = relname and column_name = 'tenant_id') as tenant
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`;

async function tablesOf(world: DemoWorld): Promise<TableRow[]> {
  const all = await world.asOwner<TableRow>(TABLES);
  return all.filter(({ name }) => !COUNTERS.includes(name));
}

const read = <Row extends Record<string, string>>(world: DemoWorld, table: TableRow, text: string) =>
  table.secured ? world.sql<Row>(text) : world.asOwner<Row>(text);

/** Tenant → all its rows and pending jobs, as one text per table; global rows under ''. */
export async function fingerprint(world: DemoWorld): Promise<Map<string, Record<string, string>>> {
  const found = new Map<string, Record<string, string>>();
  const add = (table: string, rows: { tenant: string; rows: string }[]) =>
    rows.forEach((row) => found.set(row.tenant, { ...found.get(row.tenant), [table]: row.rows }));
  const grouped = (from: string, tenant: string) =>
    `select ${tenant} as tenant, count(*) || ' ' || md5(string_agg(t::text, ' ' order by t::text)) as rows
     from ${from} t group by 1 order by 1`;
  for (const table of await tablesOf(world)) {
    const column = table.name === 'tenants' ? 'id' : table.tenant ? `coalesce(tenant_id, '')` : `''`;
    add(table.name, await read(world, table, grouped(table.name, column)));
  }
  const jobs = "(select payload ->> 'tenantId' as tenant_id, payload from graphile_worker._private_jobs)";
  add('jobs', await world.asOwner(grouped(jobs, `coalesce(t.tenant_id, '')`)));
  return found;
}

function textsIn(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') into.add(value);
  else if (value instanceof Date || Buffer.isBuffer(value)) return;
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) textsIn(inner, into);
  }
}

/** Constants of the product that also appear in tenants' rows. */
const WORDS = ['not_needed', 'awaiting_payment', 'standard_tracked', 'per_household', 'per_person'];
const HOUSE = new Set<string>([...ORDER_STATUSES, ...FONT_FAMILIES, ...WORDS, 'image/webp', 'image/png']);
/** Short texts, single words, numbers and days do not identify a tenant, because they repeat by chance. */
const isTelling = (text: string) =>
  text.length >= 6 &&
  /[a-z]/i.test(text) &&
  /[^a-z]/i.test(text) &&
  !HOUSE.has(text) &&
  !/^\d{4}-/.test(text);

/** Tenant → all texts that only its rows contain; none of them may appear in another tenant's answer. */
export async function tracesOf(world: DemoWorld): Promise<Map<string, string[]>> {
  const texts = new Map<string, Set<string>>();
  for (const table of await tablesOf(world)) {
    if (!table.tenant && table.name !== 'tenants') continue;
    const tenant = table.name === 'tenants' ? 'id' : 'tenant_id';
    const rows = await read(
      world,
      table,
      `select ${tenant} as tenant, to_jsonb(t) as row from ${table.name} t`,
    );
    for (const { tenant: owner, row } of rows) {
      const set = texts.get(owner ?? '') ?? new Set();
      texts.set(owner ?? '', set);
      textsIn(row, set);
    }
  }
  const owners = new Map<string, number>();
  for (const set of texts.values()) for (const text of set) owners.set(text, (owners.get(text) ?? 0) + 1);
  const telling = (text: string) => isTelling(text) && owners.get(text) === 1;
  return new Map([...texts].map(([tenant, set]) => [tenant, [...set].filter(telling)]));
}
