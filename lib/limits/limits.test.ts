/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { setRandomSource } from '@/lib/kernel/random';
import { rateLimits } from '@/lib/db/schema/limits';
import { closeDatabasePool } from '@/lib/db/pool';
import { withDirectory } from '@/lib/db/with-directory';
import { createTestDatabase, type TestDatabase } from '@/scripts/test/database';
import { setTestEnv, TEST_SECRETS } from '@/scripts/test/env';
import { bucketOf } from './bucket';
import { consume } from './consume';
import { peek } from './peek';
import { refund } from './refund';

const NOON = new Date('2026-11-20T12:00:10Z');
let database: TestDatabase;
let restore: (() => void)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  setTestEnv({ ...TEST_SECRETS, DATABASE_URL: database.url });
});
afterAll(async () => {
  await closeDatabasePool();
  await database.close();
});
beforeEach(() => {
  restore = [setClock(() => NOON)];
});
afterEach(() => restore.forEach((undo) => undo()));

const limit = (name: string, most = 3) => ({
  bucket: bucketOf('test', name),
  limit: most,
  windowSeconds: 60,
});
const later = (seconds: number) => {
  const at = new Date(NOON.getTime() + seconds * 1000);
  restore.push(setClock(() => at));
};

describe('fixed-window limits (D27)', () => {
  test('as many as allowed, then none until the window ends', async () => {
    const tries = [];
    for (let index = 0; index < 5; index += 1) tries.push(await consume(limit('one by one')));
    expect(tries.map((verdict) => verdict.allowed)).toEqual([true, true, true, false, false]);
    expect(tries.at(-1)?.retryAfter).toBe(50);
    later(50);
    expect((await consume(limit('one by one'))).allowed).toBe(true);
  });

  test('parallel tries cannot pass together', async () => {
    const verdicts = await Promise.all(Array.from({ length: 30 }, () => consume(limit('together', 7))));
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(7);
  });

  test('looking counts nothing, a refund takes one back and never more than there are', async () => {
    for (let index = 0; index < 9; index += 1) expect((await peek(limit('looks'))).allowed).toBe(true);
    await refund(limit('looks'));
    for (let index = 0; index < 3; index += 1) await consume(limit('looks'));
    expect(await peek(limit('looks'))).toEqual({ allowed: false, retryAfter: 50 });
    await refund(limit('looks'));
    expect((await peek(limit('looks'))).allowed).toBe(true);
    expect((await consume(limit('looks'))).allowed).toBe(true);
    expect((await peek(limit('looks'))).allowed).toBe(false);
  });

  test('several limits at once: one that is full is enough', async () => {
    await consume(limit('full', 1));
    expect((await peek(limit('empty'), limit('full', 1))).allowed).toBe(false);
    expect((await peek(limit('empty'), limit('full', 2))).allowed).toBe(true);
  });

  test('counters of yesterday go away, and none says whom it counted', async () => {
    await consume(limit('somebody@tests.example'));
    later(2 * 86_400);
    restore.push(setRandomSource((length) => new Uint8Array(length)));
    await consume(limit('today'));
    const rows = await withDirectory((tx) => tx.select().from(rateLimits));
    expect(rows.map((row) => row.bucket)).toEqual([limit('today').bucket]);
    expect(limit('somebody@tests.example').bucket).toMatch(/^test:[A-Za-z0-9_-]{24}$/);
  });
});
