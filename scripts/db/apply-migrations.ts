import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { ensureLogin, grantNarrowRoles, type AppLogin } from './app-login';

export interface MigrateOptions {
  /** URL of a role that may create tables and, for a new database, roles. */
  ownerUrl: string;
  /** The app's login; created, or granted the app's roles, if the owner may do so. */
  login?: AppLogin;
  /** Folder of the SQL files; default: lib/db/migrations of the working directory. */
  dir?: string;
}

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

/** Advisory lock shared by all processes that migrate this database. */
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

/** Tables in the current schema, except those of extensions. */
const STRANGERS = `
  select c.relname as name from pg_class c
  where c.relkind in ('r', 'p') and c.relnamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by 1 limit 3`;

/** The SQL files in order. The checksum ignores line endings, so that all checkouts agree. */
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

/** Guards against a wrong URL: never migrates a database that contains another application's tables. */
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
 * Brings a database up to date: the app's login, each new SQL file in its own transaction, then the job queue's
 * migrations. Safe to run concurrently. Returns the applied files. Throws if an applied file has changed, if the
 * database has a newer one, or if it contains tables but none of ours.
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
