/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import { sql } from 'drizzle-orm';
import type { CodeBatch } from '@/lib/modules/claims/contract/code-batch';
import { retryBatch } from '@/lib/modules/claims/contract/code-batches';
import {
  BATCHES,
  CODES,
  dataOf,
  runJob,
  SHARED,
  SINGLE,
  startBatchWorld,
  type BatchWorld,
} from '@/scripts/test/batch-world';
import { check } from '@/scripts/test/demo-world';
import { makeCodes } from './make-codes';

jest.setTimeout(120_000);

const SYSTEM = { tenantId: 'ten_lumen', actor: 'system' } as const;

let world: BatchWorld;
beforeAll(async () => {
  world = await startBatchWorld();
});
afterAll(() => world.close());

/** A batch whose codes are still to be made. */
const asked = async (prefix: string) => {
  const { id } = dataOf<CodeBatch>(await world.make({ ...SINGLE, prefix }));
  return { id, path: `${BATCHES}/${id}` };
};
const jobsOf = async (id: string) =>
  (await world.asOwner(`select 1 from graphile_worker._private_jobs where payload ->> 'batchId' = '${id}'`))
    .length;

describe('a batch whose codes could not all be made (D40-1, D40-5)', () => {
  test('is tried again, and stays paused if it was; only resuming lets it be used', async () => {
    const { id, path } = await asked('AGAIN');
    expect(dataOf(await world.act(path, 'pause'))).toMatchObject({ state: 'making', is_paused: true });
    await world.sql('update code_batches set failed_at = now() where id = $1', [id]);
    const before = await jobsOf(id);
    const answer = await world.act(path, 'retry');
    check(retryBatch, answer);
    expect(dataOf(answer)).toMatchObject({ state: 'making', is_paused: true });
    expect(dataOf(await world.act(path, 'retry'))).toMatchObject({ state: 'making' });
    expect(await jobsOf(id)).toBe(before + 1);
    await runJob(id);
    expect(await world.read(id)).toMatchObject({ state: 'paused', is_paused: true, made: 3 });
    expect(dataOf(await world.act(path, 'resume'))).toMatchObject({ state: 'active', is_paused: false });
  });

  test('can be paused, and resuming it does not try again', async () => {
    const { id, path } = await asked('WAIT');
    await world.sql('update code_batches set failed_at = now() where id = $1', [id]);
    const before = await jobsOf(id);
    expect(dataOf(await world.act(path, 'pause'))).toMatchObject({ state: 'failed', is_paused: true });
    expect(dataOf(await world.act(path, 'resume'))).toMatchObject({ state: 'failed', is_paused: false });
    expect(await jobsOf(id)).toBe(before);
  });

  test('says so even when the worker of the last attempt was killed, until all are there', async () => {
    const { id } = await asked('KILL');
    const { running, state } = await withTenant(SYSTEM, async (tx) => {
      await tx.execute(sql`lock table promo_codes in share row exclusive mode`);
      // Nothing is written now: as long as this lock is held the job is where a killed one stays.
      const job = makeCodes({ tenantId: 'ten_lumen', batchId: id }, { last: true });
      let seen = 'making';
      for (let left = 200; left > 0 && seen === 'making'; left -= 1) seen = (await world.read(id)).state;
      return { running: { job }, state: seen };
    });
    await running.job;
    expect(state).toBe('failed');
    expect(await world.read(id)).toMatchObject({ state: 'active', made: 3 });
  });
});

describe('changes beside claims (D40-5)', () => {
  test('wait for no claim that holds the event, which would wait for the code they hold', async () => {
    const { batch, codes } = await world.madeBatch({ ...SINGLE, prefix: 'BESIDE' });
    const [one, two] = codes;
    const answers = await withTenant(SYSTEM, async (tx) => {
      // Should one of them wait after all, this transaction ends, and with it the waiting and the test.
      await tx.execute(sql`set local idle_in_transaction_session_timeout = '20s'`);
      await tx.execute(sql`select from events where id = 'evt_lumen_summit' for no key update`);
      const code = `${CODES}/${one?.id}`;
      const statuses: number[] = [];
      for (const verb of ['pause', 'resume', 'revoke']) statuses.push((await world.act(code, verb)).status);
      statuses.push((await world.act(`${CODES}/${two?.id}`, 'reissue')).status);
      const path = `${BATCHES}/${batch.id}`;
      statuses.push((await world.act(path, 'extend', { ends_on: '2099-12-31' })).status);
      for (const verb of ['pause', 'resume', 'revoke']) statuses.push((await world.act(path, verb)).status);
      return statuses;
    });
    expect(answers).toEqual(Array.from({ length: 8 }, () => 200));
  });
});

describe('the last day (D40-5)', () => {
  test('of a batch that ends within a day is moved to the end of this day', async () => {
    const { batch } = await world.madeBatch({ ...SHARED, code: 'Noon', ends_on: '2099-06-15' });
    await world.sql("update code_batches set ends_at = '2099-06-15T10:00:00Z' where id = $1", [batch.id]);
    const path = `${BATCHES}/${batch.id}`;
    expect(await world.read(batch.id)).toMatchObject({ ends_on: '2099-06-15' });
    const logged = () =>
      world.sql("select 1 from audit_log where action = 'code_batch.extended' and data ->> 'batch' = $1", [
        batch.id,
      ]);
    for (const _ of [1, 2]) {
      expect((await world.act(path, 'extend', { ends_on: '2099-06-15' })).status).toBe(200);
      const [row] = await world.sql<{ end: Date }>(
        'select ends_at as "end" from code_batches where id = $1',
        [batch.id],
      );
      expect(row?.end.toISOString()).toBe('2099-06-15T22:00:00.000Z');
      expect(await logged()).toHaveLength(1);
    }
  });
});
