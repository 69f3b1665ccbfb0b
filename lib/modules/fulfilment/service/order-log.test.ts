/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { AuditAction } from '@/lib/audit/action-types';
import { closeDatabasePool } from '@/lib/db/pool';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { PAUSES_S } from '@/lib/modules/fulfilment/rules/submission/schedule';
import { buildRouter } from '@/lib/tenant-api/router';
import { startFulfillerSandbox, type FulfillerSandbox } from '@/sandbox/fulfiller/start';
import { recipient } from '@/scripts/test/claim-world';
import { createTestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, SUMMIT, TENANT } from '@/scripts/test/fixtures/promo';
import { openOwnerPool } from '@/scripts/test/owner-pool';
import { refusingLog } from '@/scripts/test/refusing-log';
import { advanceOrder } from './advance-order';
import { renderPrints } from './render-prints';
import { sendDue } from './sending/send-due';
import { submitOrder } from './submit-order';

jest.setTimeout(120_000);

const SYSTEM: TenantContext = { tenantId: TENANT, actor: 'system' };
const SECRET = 'a-shared-secret-of-the-test';
const KEY = 'a-key-of-the-test';
const app = buildRouter([claimHandler]);
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let owner: ReturnType<typeof openOwnerPool>;
let printer: FulfillerSandbox;
let folder: string;
let log: Awaited<ReturnType<typeof refusingLog>>;

beforeAll(async () => {
  database = await createTestDatabase();
  owner = openOwnerPool(database.ownerUrl);
  folder = await mkdtemp(join(tmpdir(), 'merchloom-prints-'));
  printer = await startFulfillerSandbox({ stepMs: null, key: KEY, secret: SECRET });
  setTestEnv({
    ...TEST_SECRETS,
    DATABASE_URL: database.url,
    FILES_DIR: folder,
    FULFILLER_API_URL: printer.url,
    FULFILLER_API_KEY: KEY,
    FULFILLER_WEBHOOK_SECRET: SECRET,
  });
  await layStore(SUMMIT);
  await layCode('ALL-OF-THEM', { maxUses: 100 });
  const asOwner = async (text: string) => (await owner.pool.query(text)).rows;
  await asOwner(
    `insert into fulfillers (id, name, regions, status) values ('ful_test', 'Test Print', '{EU}', 'open')`,
  );
  log = await refusingLog({ asOwner });
});
afterAll(async () => {
  await printer.close();
  await closeDatabasePool();
  await owner.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const ask = <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  withTenant(SYSTEM, async (tx) => (await tx.execute<Row>(query)).rows);

async function counts(actions: readonly AuditAction[]): Promise<number[]> {
  const rows = await ask<{ action: string; n: number }>(
    sql`select action, count(*)::integer as n from audit_log group by action`,
  );
  return actions.map((action) => rows.find((row) => row.action === action)?.n ?? 0);
}

/** As in `all-types.test.ts`: the flow fails with its row, leaves none, and then writes exactly one of each. */
async function walks(actions: readonly AuditAction[], flow: () => Promise<boolean>): Promise<void> {
  const before = await counts(actions);
  for (const action of actions) {
    await log.refuse(action);
    expect([action, await flow()]).toEqual([action, false]);
    await log.allow();
    expect([action, await counts(actions)]).toEqual([action, before]);
  }
  expect(await flow()).toBe(true);
  expect(await counts(actions)).toEqual(before.map((count) => count + 1));
}

async function claim(body: string): Promise<string | null> {
  const init = { method: 'POST', body, headers: { 'content-type': 'application/json' } };
  const answer = await app.fetch(new Request(`http://api/api/${TENANT}/lumen-summit/claim`, init));
  if (answer.status !== 200) return null;
  const { data } = (await answer.json()) as { data: { order_ref: string } };
  const [order] = await ask<{ id: string }>(sql`select id from orders where order_ref = ${data.order_ref}`);
  return order?.id ?? null;
}

/** An order whose print files are drawn. */
async function drawn(): Promise<string> {
  const orderId = await claim(JSON.stringify(recipient({ promo_code: 'ALL-OF-THEM' })));
  if (orderId === null) throw new Error('nothing was claimed');
  await advanceOrder({ tenantId: TENANT, orderId });
  await renderPrints({ tenantId: TENANT, orderId });
  return orderId;
}

/** Sends an order, or sends it again where that is due; true once it has this status. */
async function sent(orderId: string, status: string, tries = 0): Promise<boolean> {
  const quietly = (work: Promise<unknown>) => work.then(() => undefined).catch(() => undefined);
  await quietly(submitOrder({ tenantId: TENANT, orderId }));
  await ask(sql`update submissions set next_at = now() - interval '1 second', tries = greatest(tries, ${tries})
    where order_id = ${orderId} and state = 'queued'`);
  await quietly(sendDue());
  const [order] = await ask<{ status: string }>(sql`select status from orders where id = ${orderId}`);
  return order?.status === status;
}

describe('the types of orders and submissions, each by its own flow (S3.9-7)', () => {
  test('order added', async () => {
    const body = JSON.stringify(recipient({ promo_code: 'ALL-OF-THEM' }));
    await walks(['order.added'], async () => (await claim(body)) !== null);
  });

  test('submission: success, with the order sent to the printer', async () => {
    const orderId = await drawn();
    await walks(['fulfiller_submission.success', 'order.sent_to_fulfiller'], () =>
      sent(orderId, 'submitted_to_fulfiller'),
    );
  });

  test('submission: failure', async () => {
    const orderId = await drawn();
    const away = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no route'));
    await walks(['fulfiller_submission.failure'], () =>
      sent(orderId, 'fulfiller_submission_error', PAUSES_S.length),
    );
    away.mockRestore();
  });
});
