import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import type { DemoWorld } from '@/scripts/test/demo-world';

/**
 * Global tables in which a refused call may leave rows: counters, failed logins, provider events, and the queue of the log's
 * rows, of which a client's own are compared in its log.
 */
const COUNTERS = [
  ...['rate_limits', 'sessions', 'worker_heartbeats', 'provider_events'],
  ...['platform_audit', 'audit_unsealed'],
];

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

/** A table with what its rows are named by: `marked` changes with every write to it. */
interface Source {
  name: string;
  from: string;
  tenant: string;
  secured: boolean;
}

const JOBS: Source = {
  name: 'jobs',
  from: 'graphile_worker._private_jobs',
  tenant: `coalesce(t.payload ->> 'tenantId', '')`,
  secured: false,
};

function sourceOf({ name, secured, tenant }: TableRow): Source {
  return {
    name,
    from: name,
    tenant: name === 'tenants' ? 'id' : tenant ? `coalesce(tenant_id, '')` : `''`,
    secured,
  };
}

async function perKind<Row extends Record<string, string>>(
  world: DemoWorld,
  sources: readonly Source[],
  text: (source: Source) => string,
): Promise<Row[]> {
  const found: Row[] = [];
  for (const secured of [true, false]) {
    const parts = sources.filter((source) => source.secured === secured).map(text);
    if (parts.length === 0) continue;
    const all = parts.join(' union all ');
    found.push(...(await (secured ? world.sql<Row>(all) : world.asOwner<Row>(all))));
  }
  return found;
}

const TOUCHED = 'touched_';

/**
 * Lets each table count the statements that write to it, in a sequence of its own: read in a moment, also where writers work at
 * once, and never taken back. A count that has grown says that the table has to be read again.
 */
export async function watchWrites(world: DemoWorld): Promise<void> {
  await world.asOwner(`create function touched() returns trigger language plpgsql security definer as $$
    begin perform nextval(('public.' || tg_argv[0])::regclass); return null; end $$`);
  for (const [index, { from, name }] of (await sourcesOf(world)).entries()) {
    const sequence = `${TOUCHED}${index}`;
    await world.asOwner(`create sequence ${sequence}`);
    await world.asOwner(`comment on sequence ${sequence} is '${name}'`);
    await world.asOwner(`create trigger touched after insert or update or delete or truncate on ${from}
      for each statement execute function touched('${sequence}')`);
  }
}

const MARKS = `select obj_description(oid, 'pg_class') as name, coalesce(pg_sequence_last_value(oid), 0)::text as mark
  from pg_class where relkind = 'S' and relname like '${TOUCHED}%'`;

const rowsOf = ({ name, from, tenant }: Source) =>
  `select '${name}' as name, ${tenant} as tenant,
     count(*) || ' ' || sum(hashtextextended(t::text, 0)) as rows from ${from} t group by 2`;

type TableRows = { name: string; tenant: string; rows: string };

/** What was read of each table, and its mark at that moment. */
const known = new WeakMap<DemoWorld, Map<string, { mark: string; rows: TableRows[] }>>();

const sourcesOf = async (world: DemoWorld): Promise<Source[]> => [
  ...(await tablesOf(world)).map(sourceOf),
  JOBS,
];

/**
 * Tenant → all its rows and pending jobs, as one text per table; global rows under ''. After `watchWrites` it reads only what was
 * written to since it was last read.
 */
export async function fingerprint(world: DemoWorld): Promise<Map<string, Record<string, string>>> {
  const memory = known.get(world) ?? new Map<string, { mark: string; rows: TableRows[] }>();
  known.set(world, memory);
  const sources = await sourcesOf(world);
  const marks = await world.asOwner<{ name: string; mark: string }>(MARKS);
  const markIs = new Map(marks.map(({ name, mark }) => [name, mark]));
  const isKnown = (name: string) => markIs.has(name) && memory.get(name)?.mark === markIs.get(name);
  const stale = sources.filter(({ name }) => !isKnown(name));
  const rows = await perKind<TableRows>(world, stale, rowsOf);
  for (const { name } of stale) {
    memory.set(name, { mark: markIs.get(name) ?? '', rows: rows.filter((row) => row.name === name) });
  }
  const found = new Map<string, Record<string, string>>();
  for (const { rows: ofTable } of memory.values()) {
    for (const row of ofTable) {
      found.set(row.tenant, { ...found.get(row.tenant), [row.name]: row.rows });
    }
  }
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
const WORDS = [
  'not_needed',
  'awaiting_payment',
  'standard_tracked',
  'per_household',
  'per_person',
  '#ffffff',
];
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
