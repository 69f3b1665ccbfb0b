/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { withTenant } from '@/lib/db/with-tenant';
import { fulfillerCallbackHandler } from '@/lib/modules/fulfilment/api/callback';
import { startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { sealFulfillerSecret } from './fulfillers/connection';

jest.setTimeout(60_000);

const COMMON = 'the-common-secret-of-the-test';
const OWN = 'a-secret-of-its-own-0123';
const NOW_HAS = 'ful_northlight';
const HAD = 'ful_great_plains';

let world: DemoWorld;
let order: { id: string; ref: string; tenant: string };
let another: typeof order;

interface Told {
  secret?: string;
  /** Seconds ago. */
  age?: number;
  /** The fulfiller in the address; null for none, as in orders of former days. */
  by?: string | null;
  to?: typeof order;
  body?: string;
}

/** Posts a message as a printer does; the answer’s status. */
async function tell(message: object, told: Told = {}): Promise<DemoAnswer> {
  const { secret = COMMON, age = 0, by = NOW_HAS, to = order } = told;
  const body = told.body ?? JSON.stringify({ order_ref: to.ref, ...message });
  const time = Math.floor(Date.now() / 1000) - age;
  const hex = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const headers = { 'x-fulfiller-signature': `t=${time},v1=${hex}` };
  const query = by === null ? '' : `?fulfiller=${by}`;
  const path = `/api/${to.tenant}/fulfilment/${to.id}/callback${query}`;
  return world.ask(path, { method: 'POST', body, headers });
}
const statusOf = async (...args: Parameters<typeof tell>) => (await tell(...args)).status;

/** Everything that a message can leave behind about the two orders. */
async function traces() {
  const ids = `('${order.id}', '${another.id}')`;
  return world.sql(`select
    (select jsonb_agg(o.status order by o.id) from orders o where o.id in ${ids}) as statuses,
    (select count(*) from order_history h where h.order_id in ${ids}) as history,
    (select count(*) from fulfiller_messages m where m.order_id in ${ids}) as messages,
    (select count(*) from audit_log a where a.subject_id in ${ids}) as audits`);
}
const orderStatus = async () =>
  (await world.sql<{ status: string }>(`select status from orders where id = '${order.id}'`))[0]?.status;

beforeAll(async () => {
  world = await startDemoWorld([fulfillerCallbackHandler]);
  setTestEnv({
    FULFILLER_API_URL: 'https://printer.example',
    FULFILLER_API_KEY: 'key',
    FULFILLER_WEBHOOK_SECRET: COMMON,
  });
  const [first, second] = await world.sql<typeof order>(`
    select o.id, o.order_ref as ref, o.tenant_id as tenant from orders o where o.fulfiller_id = '${NOW_HAS}'
      and o.tenant_id = 'ten_fjord' and o.status in ('submitted_to_fulfiller', 'picked', 'in_production', 'shipped')
      and exists (select from submissions s where s.tenant_id = o.tenant_id and s.order_id = o.id) order by o.id limit 2`);
  if (!first || !second) throw new Error('the demo has too few orders at a printer');
  [order, another] = [first, second];
  const secret = sealFulfillerSecret('ful_own_test', OWN).toString('hex');
  await world.asOwner(`
    insert into fulfillers (id, name, regions, status) values ('ful_own_test', 'Own Print', '{UK}', 'open');
    insert into fulfiller_connections (fulfiller_id, url, secret, checked_at)
    values ('ful_own_test', 'https://own.example', '\\x${secret}', now())`);
  await withTenant({ tenantId: order.tenant, actor: 'system' }, async (tx) => {
    await tx.execute(
      sql`update orders set status = 'submitted_to_fulfiller' where id in (${order.id}, ${another.id})`,
    );
    await tx.execute(sql`
      insert into submissions (tenant_id, id, order_id, fulfiller_id, state, created_at) values
        (${order.tenant}, 'sub_test_had', ${order.id}, ${HAD}, 'rejected', now() - interval '9 years'),
        (${order.tenant}, 'sub_test_own', ${order.id}, 'ful_own_test', 'rejected', now() - interval '9 years')`);
  });
});
afterAll(() => world.close());

describe('what is refused leaves nothing behind (S2.2-146)', () => {
  const refusals: [name: string, status: number, told: () => [object, Told?]][] = [
    ['an order of somebody else’s', 404, () => [{ id: 'a', status: 'shipped', order_ref: another.ref }]],
    [
      'an order that is not there',
      404,
      () => [{ id: 'a', status: 'shipped' }, { to: { ...order, id: 'ord_nobodys' } }],
    ],
    [
      'another tenant’s path',
      404,
      () => [{ id: 'a', status: 'shipped' }, { to: { ...order, tenant: 'ten_bluebird' } }],
    ],
    ['a printer that never had it', 404, () => [{ id: 'a', status: 'shipped' }, { by: 'ful_delta_threads' }]],
    ['a printer that is none', 404, () => [{ id: 'a', status: 'shipped' }, { by: 'ful_of_nobody' }]],
    ['another printer signed than addressed', 404, () => [{ id: 'a', status: 'shipped', fulfiller: HAD }]],
    [
      'a forged signature',
      401,
      () => [{ id: 'a', status: 'shipped' }, { secret: 'of-somebody-entirely-else' }],
    ],
    ['a signature from last year', 401, () => [{ id: 'a', status: 'shipped' }, { age: 365 * 86_400 }]],
    ['a signature from tomorrow', 401, () => [{ id: 'a', status: 'shipped' }, { age: -86_400 }]],
    ['half a body', 400, () => [{}, { body: `{"id":"a","order_ref":"${order.ref}","sta` }]],
    ['no body', 400, () => [{}, { body: '' }]],
    ['a body beyond 1 MB', 413, () => [{ id: 'a', status: 'shipped', reason: 'x'.repeat(1_000_001) }]],
    ['a list', 422, () => [{}, { body: '[]' }]],
    ['an empty id', 422, () => [{ id: '', status: 'shipped' }]],
    ['an id with a NUL', 422, () => [{ id: 'a\u0000b', status: 'shipped' }]],
    ['an id with half a character', 422, () => [{ id: 'a\ud83d', status: 'shipped' }]],
    [
      'tracking that runs a script',
      422,
      () => [
        { id: 'a', status: 'shipped', tracking: { carrier: 'P', number: '1', url: 'javascript:alert(1)' } },
      ],
    ],
  ];
  test.each(refusals)('%s: %i', async (_, status, told) => {
    const before = await traces();
    expect(await statusOf(...told())).toBe(status);
    expect(await traces()).toEqual(before);
  });
});

describe('whose secret is believed (S2.2-146)', () => {
  test('of a printer with a secret of its own, that one alone; it may still speak of an order it had', async () => {
    expect(await statusOf({ id: 'own', status: 'shipped' }, { by: 'ful_own_test' })).toBe(401);
    expect(await statusOf({ id: 'own', status: 'shipped' }, { secret: OWN })).toBe(401);
    expect(await statusOf({ id: 'own', status: 'shipped' }, { by: 'ful_own_test', secret: OWN })).toBe(200);
    expect(await orderStatus()).toBe('submitted_to_fulfiller');
  });

  test('a printer at the common address that had the order before is stored, and moves nothing', async () => {
    expect(await statusOf({ id: 'late', status: 'shipped' }, { by: HAD })).toBe(200);
    expect(await orderStatus()).toBe('submitted_to_fulfiller');
    const [kept] = await world.sql(`select fulfiller_id, status from fulfiller_messages
      where order_id = '${order.id}' and message_id like '%:late'`);
    expect(kept).toEqual({ fulfiller_id: HAD, status: 'shipped' });
    const [shown] = await world.sql(`select moved, reason from order_history
      where order_id = '${order.id}' and reason = 'another printer' limit 1`);
    expect(shown).toMatchObject({ moved: false });
  });
});

describe('what is taken (S2.2-146, D32-4)', () => {
  test('a status that does not exist is stored, and moves nothing', async () => {
    expect(await statusOf({ id: 'odd', status: 'beamed_up' })).toBe(200);
    expect(await orderStatus()).toBe('submitted_to_fulfiller');
    const audits = await world.sql(`select 1 from audit_log
      where subject_id = '${order.id}' and action = 'order.message_ignored' and data ->> 'why' = 'unknown status'`);
    expect(audits).toHaveLength(1);
  });

  test('ids of odd characters are one message each; an address without a name still works', async () => {
    for (const id of [
      'a:b',
      'a b',
      '../../etc',
      "'; drop table orders; --",
      '消息-1',
      '👕',
      'é',
      'e\u0301',
    ]) {
      expect(await statusOf({ id, status: 'picked' }, { by: null })).toBe(200);
      expect(await statusOf({ id, status: 'shipped' }, { by: null })).toBe(200);
    }
    expect(await orderStatus()).toBe('picked');
  });

  test('reversed and repeated, the furthest counts', async () => {
    for (const status of ['packaged', 'awaiting_packing', 'in_production', 'picked', 'packaged'])
      expect(await statusOf({ id: `back-${status}`, status, fulfiller: NOW_HAS })).toBe(200);
    expect(await orderStatus()).toBe('packaged');
  });

  test('a printer in a loop is stopped at its order, and holds up no other', async () => {
    const answers = await Promise.all(
      Array.from({ length: 80 }, (_, at) => tell({ id: `loop-${at}`, status: 'picked' })),
    );
    const stopped = answers.filter(({ status }) => status === 429);
    expect(stopped.length).toBeGreaterThanOrEqual(80 - 60);
    expect(Number(stopped[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statusOf({ id: 'free', status: 'picked' }, { to: another })).toBe(200);
  });
});
