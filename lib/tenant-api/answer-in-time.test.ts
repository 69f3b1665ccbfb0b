/** @jest-environment node */
import pg from 'pg';
import { readStorefrontHandler } from '@/lib/modules/storefront/api/read-storefront';
import { isDatabaseAway } from '@/lib/db/is-away';
import { isReady } from '@/lib/db/is-ready';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

// The environment is read once per process, and only the frozen call may have little time.
let mockWithinMs = 60_000;
jest.mock('@/lib/env/app', () => {
  const { appEnv } = jest.requireActual<{ appEnv(): object }>('@/lib/env/app');
  return { appEnv: () => ({ ...appEnv(), ANSWER_WITHIN_MS: mockWithinMs }) };
});

const STORE = '/api/storefront/fjord-fern';

let world: DemoWorld;
let owner: pg.Client;
/** As the app logs in: a role may end its own connections. */
let login: pg.Client;
beforeAll(async () => {
  world = await startDemoWorld([readStorefrontHandler]);
  owner = new pg.Client({ connectionString: world.database.ownerUrl });
  login = new pg.Client({ connectionString: world.database.url });
  await Promise.all([owner.connect(), login.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), login.end()]);
  await world.close();
});

/** Runs `work` while no statement can read a store, as where Postgres has stopped answering. */
async function whileFrozen<T>(work: () => Promise<T>): Promise<T> {
  await owner.query('begin; lock table events, tenants, slug_directory in access exclusive mode');
  try {
    return await work();
  } finally {
    await owner.query('rollback');
  }
}

describe('an answer comes in time', () => {
  test('a database that does not answer is a 503 that says when to try again, and afterwards all is well', async () => {
    mockWithinMs = 400;
    const begun = performance.now();
    const answer = await whileFrozen(() => world.get(STORE));
    expect([answer.status, answer.json.code, answer.headers.get('retry-after')]).toEqual([
      503,
      'unavailable',
      '2',
    ]);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(400);
    mockWithinMs = 60_000;
    expect((await world.get(STORE)).status).toBe(200);
  });

  test('a connection that ends in the middle of a statement is a 503, not a 500', async () => {
    const answer = await whileFrozen(async () => {
      const asked = world.get(STORE);
      const end = `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
      for (let ended = 0; ended === 0;) ended = (await login.query(end)).rowCount ?? 0;
      return asked;
    });
    expect([answer.status, answer.json.code]).toEqual([503, 'unavailable']);
    expect((await world.get(STORE)).status).toBe(200);
    expect(await isReady()).toBe(true);
  });
});

test('what the driver says of a database that is away, with a code or without', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code });
  for (const error of [
    coded('ECONNRESET'),
    coded('57P01'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new Error('Failed query', { cause: coded('08006') }),
  ]) {
    expect([error.message, isDatabaseAway(error)]).toEqual([error.message, true]);
  }
  for (const error of [coded('23505'), new TypeError('x is not a function'), 'text', undefined]) {
    expect(isDatabaseAway(error)).toBe(false);
  }
});
