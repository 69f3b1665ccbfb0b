/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { fulfillerStockHandler } from '@/lib/modules/fulfilment/api/stock';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { startFulfillerSandbox } from '@/sandbox/fulfiller/start';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { sealFulfillerSecret } from './connection';
import { skusOf } from './known-skus';

jest.setTimeout(60_000);

const COMMON = 'the-common-secret-of-the-test';
const OWN = 'a-secret-of-its-own-0123';
const ID = 'ful_stock_test';
const CLOSED = 'ful_quiet_loom';

let world: DemoWorld;
let skus: readonly string[];

const level = (at: number, pieces: number | null) => ({ sku: skus[at] ?? '', pieces });

/** Posts a message as a printer does. */
async function tell(
  message: object,
  told: { id?: string; secret?: string; age?: number; body?: string } = {},
) {
  const { id = ID, secret = OWN, age = 0 } = told;
  const body = told.body ?? JSON.stringify({ fulfiller: id, ...message });
  const time = Math.floor(Date.now() / 1000) - age;
  const hex = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'x-fulfiller-signature': `t=${time},v1=${hex}` };
  const { status, json } = await world.ask(`/api/fulfillers/${id}/stock`, { method: 'POST', body, headers });
  return { status, json: json as unknown as Record<string, unknown> };
}
const stored = async () => {
  const rows = await world.asOwner<{ sku: string; pieces: number }>(
    `select sku, pieces from fulfiller_stock where fulfiller_id = '${ID}'`,
  );
  return Object.fromEntries(rows.map(({ sku, pieces }) => [sku, pieces]));
};
const logged = async () =>
  (
    await world.asOwner(
      `select 1 from platform_audit where subject = '${ID}' and action = 'fulfiller.updated'`,
    )
  ).length;

beforeAll(async () => {
  world = await startDemoWorld([fulfillerStockHandler]);
  setTestEnv({
    FULFILLER_API_URL: 'https://printer.example',
    FULFILLER_API_KEY: 'key',
    FULFILLER_WEBHOOK_SECRET: COMMON,
  });
  skus = skusOf(await readBlanks());
  const secret = sealFulfillerSecret(ID, OWN).toString('hex');
  await world.asOwner(`
    insert into fulfillers (id, name, regions, status) values ('${ID}', 'Stock Test', '{UK}', 'open');
    insert into fulfiller_connections (fulfiller_id, url, secret, checked_at)
    values ('${ID}', 'https://own.example', '\\x${secret}', now())`);
});
afterAll(() => world.close());

describe("a printer's message about its stock (S2.2-145)", () => {
  test('sets levels once, in the log; the same again changes nothing', async () => {
    const message = { id: 'one', sequence: 10, levels: [level(0, 40), level(1, 0)] };
    expect(await tell(message)).toEqual({ status: 200, json: { received: true, applied: 2, late: 0 } });
    expect(await tell(message)).toEqual({ status: 200, json: { received: true, applied: 2, late: 0 } });
    expect(await stored()).toEqual({ [skus[0] ?? '']: 40, [skus[1] ?? '']: 0 });
    expect(await logged()).toBe(1);
    // Whatever the second one says.
    await tell({ ...message, levels: [level(0, 7)] });
    expect((await stored())[skus[0] ?? '']).toBe(40);
  });

  test('of each SKU the newest message counts, also where it says that it isn’t counted', async () => {
    const late = { id: 'late', sequence: 9, levels: [level(0, 1), level(2, 5)] };
    expect((await tell(late)).json).toEqual({ received: true, applied: 1, late: 1 });
    await tell({ id: 'free', sequence: 20, levels: [level(0, null)] });
    expect((await tell({ id: 'later', sequence: 19, levels: [level(0, 3)] })).json).toMatchObject({
      late: 1,
    });
    expect(await stored()).toEqual({ [skus[1] ?? '']: 0, [skus[2] ?? '']: 5 });
    const reversed = [33, 32, 31].map((sequence) =>
      tell({ id: `r${sequence}`, sequence, levels: [level(3, sequence)] }),
    );
    await Promise.all(reversed);
    expect((await stored())[skus[3] ?? '']).toBe(33);
  });

  test('wrong fields are named, and nothing of the message is taken', async () => {
    const before = [await stored(), await logged()];
    const levels = [
      level(0, 1),
      { sku: 'NO-SUCH-SKU', pieces: 1 },
      level(0, 2),
      { ...level(4, null), discontinued: true },
    ];
    const answer = await tell({ id: 'wrong', sequence: 50, levels });
    expect(answer.status).toBe(422);
    expect(answer.json['codes']).toEqual({
      'levels.1.sku': ['unknown'],
      'levels.2.sku': ['invalid'],
      'levels.3.pieces': ['required'],
    });
    for (const bad of [
      { sequence: 0 },
      { sequence: 1.5 },
      { id: '' },
      { levels: [] },
      { levels: [level(0, -1)] },
    ])
      expect((await tell({ id: 'bad', sequence: 51, levels: [level(0, 1)], ...bad })).status).toBe(422);
    expect([await stored(), await logged()]).toEqual(before);
    // It can be sent again once it is right.
    expect((await tell({ id: 'wrong', sequence: 50, levels: [level(5, 1)] })).json).toMatchObject({
      applied: 1,
    });
  });

  test.each([
    ['the common secret', 401, { secret: COMMON }],
    ['a signature of last year', 401, { age: 365 * 86_400 }],
    ['half a body', 400, { body: '{"id":"half","lev' }],
    ['a body beyond 4 MB', 413, { body: `{"id":"${'x'.repeat(4_000_001)}"}` }],
    ['a fulfiller that is none', 404, { id: 'ful_of_nobody', secret: COMMON }],
    ['a closed one', 404, { id: CLOSED, secret: COMMON }],
  ])('%s: %i', async (_, status, told) => {
    await world.asOwner(`update fulfillers set status = 'closed' where id = '${CLOSED}'`);
    const before = [await stored(), await logged()];
    expect((await tell({ id: 'refused', sequence: 90, levels: [level(0, 9)] }, told)).status).toBe(status);
    expect([await stored(), await logged()]).toEqual(before);
  });

  test('printers that share a secret speak for themselves alone: the id is in what is signed', async () => {
    const message = { id: 'x', sequence: 1, fulfiller: 'ful_delta_threads', levels: [level(0, 9)] };
    expect((await tell(message, { id: 'ful_northlight', secret: COMMON })).status).toBe(404);
  });

  test('25,000 rows go in one answer; one more is refused', async () => {
    const many = Array.from({ length: 25_000 }, (_, at) => ({ sku: `BULK-${at}`, pieces: at % 100 }));
    await world.asOwner(`insert into fulfiller_stock (fulfiller_id, sku, pieces)
      select '${ID}', 'BULK-' || at, 1 from generate_series(0, 25000) at`);
    expect((await tell({ id: 'many', sequence: 100, levels: many })).json).toEqual({
      received: true,
      applied: 25_000,
      late: 0,
    });
    const more = [...many, { sku: 'BULK-25000', pieces: 1 }];
    expect((await tell({ id: 'more', sequence: 101, levels: more })).status).toBe(422);
  });

  test('the stand-in can send it', async () => {
    const sandbox = await startFulfillerSandbox({ stepMs: null, secret: OWN });
    try {
      const stock = sandbox.fulfiller.stockMessage({ fulfiller: ID, levels: [level(6, 12)] });
      expect((await tell({}, { body: stock })).json).toMatchObject({ applied: 1 });
    } finally {
      await sandbox.close();
    }
  });
});
