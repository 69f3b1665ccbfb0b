import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';

/** A suite's own database, migrated and empty. */
export interface TestDatabase {
  /** As the app logs in: no rows without a role and a context. What DATABASE_URL is in production. */
  url: string;
  /** As the schema's owner; for arranging rows of global tables and for the job queue (QUEUE_DATABASE_URL). */
  ownerUrl: string;
  /** Drops the database, whoever is still connected. */
  close(): Promise<void>;
}

interface Cluster {
  TEST_DATABASE_ADMIN_URL: string;
  TEST_DATABASE_OWNER_URL: string;
  TEST_DATABASE_LOGIN_URL: string;
  TEST_DATABASE_TEMPLATE: string;
}

const NAMES = [
  'TEST_DATABASE_ADMIN_URL',
  'TEST_DATABASE_OWNER_URL',
  'TEST_DATABASE_LOGIN_URL',
  'TEST_DATABASE_TEMPLATE',
] as const;

/** The template is being copied or made by somebody else at this moment. */
const BUSY = '55006';
const ATTEMPTS = 50;

let cluster: Promise<Cluster> | undefined;

/** `npm test` says where its Postgres is; Jest alone starts, or joins, the shared one of .data/test-pg. */
async function findCluster(): Promise<Cluster> {
  const given = Object.fromEntries(NAMES.map((name) => [name, process.env[name] ?? ''])) as Record<
    (typeof NAMES)[number],
    string
  >;
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

async function copyTemplate(client: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`create database ${name} template ${template} owner merchloom_owner`);
      return;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      if (code !== BUSY || attempt === ATTEMPTS) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
    }
  }
}

/**
 * A database of its own for a test suite, copied from the migrated template in about a tenth of a second.
 * Call it in `beforeAll`, and `close` in `afterAll` once the suite's pools are closed.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  cluster ??= findCluster();
  const found = await cluster;
  const name = `merchloom_test_${process.pid}_${randomBytes(6).toString('hex')}`;
  await asAdmin(found.TEST_DATABASE_ADMIN_URL, (client) =>
    copyTemplate(client, name, found.TEST_DATABASE_TEMPLATE),
  );
  return {
    url: withDatabase(found.TEST_DATABASE_LOGIN_URL, name),
    ownerUrl: withDatabase(found.TEST_DATABASE_OWNER_URL, name),
    close: () =>
      asAdmin(found.TEST_DATABASE_ADMIN_URL, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}
