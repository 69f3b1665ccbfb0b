import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ensureLogin, grantNarrowRoles, type AppLogin } from './app-login';

export interface MigrateOptions {
  /** An address of a role that may create tables and, for a fresh database, roles. */
  ownerUrl: string;
  /** Whom the app logs in as; made or granted the app's narrow roles when the owner may. */
  login?: AppLogin;
  /** Folder of the SQL files; by default lib/db/migrations of the working directory. */
  dir?: string;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** One key for every process that migrates this database. */
const ADVISORY_LOCK = 7_310_551_902;

const BOOKKEEPING = `
  create schema if not exists merchloom_meta;
  create table if not exists merchloom_meta.migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  create table if not exists merchloom_meta.seeding (
    only_row boolean primary key default true check (only_row),
    kept_tables text[] not null,
    started_at timestamptz not null default now(),
    finished_at timestamptz
  )`;

/** Tables where ours would go, but for those that an extension brought. */
const STRANGERS = `
  select c.relname as name from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1 limit 3`;

/** The SQL files in order. The checksum ignores how lines end, so that a checkout elsewhere has the same. */
function readMigrations(dir = join(process.cwd(), 'lib/db/migrations')): Migration[] {
  const names = readdirSync(dir).filter((name) => /^\d{4}_[a-z0-9_]+\.sql$/.test(name));
  return names.sort().map((name) => {
    const sql = readFileSync(join(dir, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
  });
}

async function knownMigrations(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from merchloom_meta.migrations',
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

/** A mistyped address is somebody else's database: nothing is laid among its tables. */
async function refuseStrangers(client: pg.Client): Promise<void> {
  const ours = await client.query("select to_regclass('merchloom_meta.migrations') is not null as known");
  if (ours.rows[0]?.known) return;
  const { rows } = await client.query<{ name: string }>(STRANGERS);
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new Error(`this database holds tables of something else (${names}): name an empty one`);
}

function checkHistory(files: Migration[], known: Map<string, string>): void {
  for (const { name, checksum } of files) {
    const applied = known.get(name);
    if (applied !== undefined && applied !== checksum) {
      throw new Error(`migration ${name} was changed after this database had applied it`);
    }
  }
  const names = new Set(files.map((file) => file.name));
  const unknown = [...known.keys()].filter((name) => !names.has(name)).sort();
  if (unknown.length > 0)
    throw new Error(`this database was migrated by a newer version (${unknown.at(-1)})`);
}

async function applyOne(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin');
    await client.query(sql);
    await client.query('insert into merchloom_meta.migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`migration ${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Brings a database up to date: the app's login, each SQL file once in a transaction of its own, then the job
 * queue's own migrations. Safe to run from several processes at once. Returns the names of the files applied.
 * Throws when a file that was applied has changed since, when the database knows a newer one, and when it holds tables
 * but none of ours.
 */
export async function applyMigrations({ ownerUrl, login, dir }: MigrateOptions): Promise<string[]> {
  const files = readMigrations(dir);
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'merchloom migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await refuseStrangers(client);
    await client.query(BOOKKEEPING);
    const known = await knownMigrations(client);
    checkHistory(files, known);
    if (login) await ensureLogin(client, login);
    const missing = files.filter((file) => !known.has(file.name));
    for (const file of missing) await applyOne(client, file);
    if (login) await grantNarrowRoles(client, login);
    await runMigrations({ connectionString: ownerUrl, logger: new Logger(() => () => undefined) });
    return missing.map((file) => file.name);
  } finally {
    await client.end();
  }
}
