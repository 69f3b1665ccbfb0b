import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { now } from '@/lib/kernel/clock';

/** A suite's own database, migrated and empty. */
export interface TestDatabase {
  /** As the app logs in (DATABASE_URL in production): without a role and a context it sees no rows. */
  url: string;
  /** As the schema's owner; for arranging rows of global tables and for the job queue (QUEUE_DATABASE_URL). */
  ownerUrl: string;
  /** Drops the database, whoever is still connected. */
  close(): Promise<void>;
}

const NAMES = [
  'TEST_DATABASE_ADMIN_URL',
  'TEST_DATABASE_OWNER_URL',
  'TEST_DATABASE_LOGIN_URL',
  'TEST_DATABASE_TEMPLATE',
  'TEST_DATABASE_DEMO_TEMPLATE',
] as const;

type Cluster = Record<(typeof NAMES)[number], string>;

/** Postgres's code for: another connection is copying the template at this moment. */
const BUSY = '55006';
const ATTEMPTS = 50;

let cluster: Promise<Cluster> | undefined;

/** `npm test` names its Postgres in the environment; Jest alone starts or joins the one that all suites of a clone share. */
async function findCluster(): Promise<Cluster> {
  const given = Object.fromEntries(NAMES.map((name) => [name, process.env[name] ?? ''])) as Cluster;
  if (NAMES.every((name) => given[name] !== '')) return given;
  const script = join(process.cwd(), 'scripts/test/shared-cluster.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script], { cwd: process.cwd() });
  return JSON.parse(stdout) as Cluster;
}

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function asAdmin<T>(adminUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** `file_copy` takes a third of the time of the usual strategy, because a throw-away cluster does not sync. */
async function copyTemplate(client: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(
        `create database ${name} template ${template} strategy file_copy owner merchloom_owner`,
      );
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== BUSY || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
    }
  }
}

async function copyOf(found: Cluster, template: string): Promise<TestDatabase> {
  const name = `merchloom_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await asAdmin(found.TEST_DATABASE_ADMIN_URL, (client) => copyTemplate(client, name, template));
  return {
    url: withDatabase(found.TEST_DATABASE_LOGIN_URL, name),
    ownerUrl: withDatabase(found.TEST_DATABASE_OWNER_URL, name),
    close: () =>
      asAdmin(found.TEST_DATABASE_ADMIN_URL, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/**
 * A database of its own for a test suite, copied from the migrated template in about a tenth of a second.
 * Call it in `beforeAll`, and `close` in `afterAll` once the suite's pools are closed.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  cluster ??= findCluster();
  const found = await cluster;
  return copyOf(found, found.TEST_DATABASE_TEMPLATE);
}

const HOUR_IN_NAME = /(?<=^merchloom_demo_)\d+/;

/** The template whose rows are as old as those seeded at this time: the run's first, or one of `keepTemplates`. */
async function demoTemplate(found: Cluster, at: Date): Promise<string | undefined> {
  const first = found.TEST_DATABASE_DEMO_TEMPLATE;
  const wanted = first.replace(HOUR_IN_NAME, at.toISOString().slice(0, 13).replaceAll(/\D/g, ''));
  if (wanted === first) return first;
  return asAdmin(found.TEST_DATABASE_ADMIN_URL, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [wanted]);
    return rowCount === 1 ? wanted : undefined;
  });
}

/**
 * As `createTestDatabase`, with the demo world of docs/demo.md. It is copied, or seeded here where no template is
 * of this hour: the suite has set the clock, or the hour has just begun.
 */
export async function createDemoDatabase(): Promise<TestDatabase> {
  cluster ??= findCluster();
  const found = await cluster;
  const template = await demoTemplate(found, now());
  if (template) return copyOf(found, template);
  const database = await copyOf(found, found.TEST_DATABASE_TEMPLATE);
  const { seedDemo } = await import('@/scripts/db/seed');
  await seedDemo(database.ownerUrl);
  return database;
}
