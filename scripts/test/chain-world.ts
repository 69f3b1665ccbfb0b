import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { audit, type AuditEntry } from '@/lib/audit/append-audit';
import { recordPlatform } from '@/lib/audit/record-platform';
import { closeDatabasePool } from '@/lib/db/pool';
import type { Transaction } from '@/lib/db/transaction';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant } from '@/lib/db/with-tenant';
import { setClock } from '@/lib/kernel/clock';
import { createTestDatabase } from './database';
import { setTestEnv, TEST_SECRETS } from './env';
import { openOwnerPool } from './owner-pool';

const TENANT = 'ten_chain';

/** A database with one client and an empty log, a folder for signed heads, and a clock that the suite moves on. */
export async function startChainWorld() {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'merchloom-heads-'));
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url, AUDIT_HEADS_DIR: folder });
  const { pool, close } = openOwnerPool(database.ownerUrl);
  await pool.query(`
    begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_super', true);
    insert into tenants (id, name, region, currency) values ('${TENANT}', 'Chain', 'UK', 'GBP'); commit;
    -- Who breaks in as the owner of the tables sees all rows, and may change them.
    alter table audit_log no force row level security`);
  let time = Date.parse('2026-11-29T12:00:00Z');
  const restore = setClock(() => new Date(time));
  const entry = (subjectId: string): AuditEntry => ({
    action: 'event.updated',
    subjectType: 'event',
    subjectId,
    subjectLabel: 'Spring “gifts”\n2026',
    changes: { name: { before: 'a', after: 'b' } },
    data: { n: 1.5, text: 'ü|"\\' },
  });
  return {
    tenant: TENANT,
    folder,
    pool,
    /** The time that passes. */
    pass: (ms: number) => void (time += ms),
    /** A row of the client's log. */
    write: (subjectId: string) =>
      withTenant(
        { tenantId: TENANT, actor: 'client', userId: 'usr_chain', requestId: 'req_1', onBehalfOf: TENANT },
        (tx, context) => audit(tx, context, entry(subjectId)),
      ),
    /** A row of the platform's log. */
    writePlatform: (subject: string) =>
      withDirectory((tx) => recordPlatform(tx, { action: 'auth.login', actorUserId: 'usr_chain', subject })),
    /** Runs `work` in a transaction of the tables' owner, which is taken back. */
    async undone<T>(work: (tx: Transaction, client: pg.PoolClient) => Promise<T>): Promise<T> {
      const client = await pool.connect();
      try {
        await client.query('begin');
        return await work(drizzle({ client }), client);
      } finally {
        await client.query('rollback');
        client.release();
      }
    },
    async close() {
      restore();
      await closeDatabasePool();
      await close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ChainWorld = Awaited<ReturnType<typeof startChainWorld>>;
