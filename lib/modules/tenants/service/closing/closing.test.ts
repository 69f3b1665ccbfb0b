/** @jest-environment node */
import { now } from '@/lib/kernel/clock';
import { closeClient, readClosing, reopenClient } from '@/lib/modules/tenants/contract/close-client';
import { ALL_HANDLERS } from '@/scripts/test/all-handlers';
import { startAccountWorld, type AccountWorld } from '@/scripts/test/account-world';
import { check } from '@/scripts/test/demo-world';
import { DEMO_PASSWORD } from '@/scripts/seed/users';
import { openFor } from '@/scripts/test/open-client';
import { openOwnerPool } from '@/scripts/test/owner-pool';
import { ADA } from '@/scripts/test/shopper';

jest.setTimeout(60_000);

const [SUPER, MANAGER] = ['super@merchloom.example', 'accounts@merchloom.example'];
const ISLA = 'admin@fjord-fern.example';
const FJORD = '/api/clients/ten_fjord';
const NAME = 'Fjord & Fern Coffee';
const WHY = 'They have asked us to end it.';

let world: AccountWorld;
beforeAll(async () => {
  world = await startAccountWorld([...ALL_HANDLERS]);
});
afterAll(() => world.close());

const closing = async () => {
  const answer = await world.get(`${FJORD}/closing`, SUPER);
  check(readClosing, answer);
  return answer.json.data;
};
const close = (body: object = { name: NAME, reason: WHY }, person = SUPER, path = FJORD) =>
  world.post(`${path}/close`, body, person);
const reopen = (reason = 'They stay after all.', person = SUPER, path = FJORD) =>
  world.post(`${path}/reopen`, { reason }, person);

/** Ends whatever of a client is under way. */
async function finish(tenant = 'ten_fjord'): Promise<void> {
  for (const set of [
    `orders set status = 'shipped' where status not in ('shipped', 'cancelled')`,
    `orders set payment_status = 'cancelled' where payment_status = 'awaiting_payment'`,
    'credit_accounts set reserved_minor = 0 where true',
  ]) {
    await world.sql(`update ${set} and tenant_id = '${tenant}'`);
  }
}
const isClosed = async () => {
  const [row] = await world.sql<{ closed: boolean }>(
    `select closed_at is not null as closed from tenants where id = 'ten_fjord'`,
  );
  return row?.closed;
};
const openOrders = async () =>
  (
    await world.sql<{ n: number }>(`select count(*)::integer as n from orders
      where tenant_id = 'ten_fjord' and (status not in ('shipped', 'cancelled') or payment_status = 'awaiting_payment')`)
  )[0]?.n;
const logged = (action: string) =>
  world.sql<Record<string, unknown>>(
    `select actor, actor_user_id as who, subject_label as label, changes, data from audit_log
     where tenant_id = 'ten_fjord' and action = $1 order by at, id`,
    [action],
  );

/** A session of Isla's own: closing ends those that the world keeps. */
async function logIn(): Promise<string> {
  const { json } = await world.post('/api/login', { email: ISLA, password: DEMO_PASSWORD });
  return 'token' in json && typeof json.token === 'string' ? json.token : '';
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const lastDay = () => new Date(now().getTime() + 30 * 86_400_000).toISOString().slice(0, 10);

const TEE = { product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 };
const CHECKOUT = '/api/ten_fjord/fjord-fern/checkout';
/** A shopper who is about to order for free; resolves to the paying. */
async function shopper() {
  const customer = await world.post(`${CHECKOUT}/create-customer`, { ...ADA, products: [TEE] });
  const free = { amount: '0.00', discount_code: 'ONHOUSE' };
  const body = { shipping_method: 'standard', total_shipping_price: '4.74', products: [TEE], ...free };
  return () => world.post(`${CHECKOUT}/pay`, { ...body, customer_id: customer.json.data['customer_id'] });
}

describe('what stands in the way (S2.2-198)', () => {
  test('orders under way and reserved credit are counted before, and refuse the closing', async () => {
    const before = (await closing()) as unknown as Record<string, unknown>;
    expect(before).toMatchObject({ can_close: false, open_orders: expect.any(Number), payouts: ['UK'] });
    expect(before['open_orders']).toBeGreaterThan(0);
    expect(before['live_events']).toBeGreaterThan(0);
    const { open_orders, unpaid_orders, reserved } = before;
    const refused = await close();
    expect([refused.status, refused.json.code]).toEqual([409, 'client_not_done']);
    expect(refused.json.data).toEqual({ open_orders, unpaid_orders, reserved });
    expect(await isClosed()).toBe(false);
  });

  test('each of them by itself is enough', async () => {
    await finish();
    const alone = async (change: string, undo: string) => {
      await world.sql(change);
      const { json } = await close();
      await world.sql(undo);
      return [json.code, json.data];
    };
    const one = `where tenant_id = 'ten_fjord' and id = (select min(id) from orders where tenant_id = 'ten_fjord' and status = 'shipped')`;
    expect(
      await alone(
        `update orders set status = 'packaged' ${one}`,
        `update orders set status = 'shipped'
        where tenant_id = 'ten_fjord' and status = 'packaged'`,
      ),
    ).toEqual(['client_not_done', { open_orders: 1, unpaid_orders: 0, reserved: [] }]);
    const credit = (reserved: number) =>
      `update credit_accounts set reserved_minor = ${reserved} where tenant_id = 'ten_fjord' and currency = 'GBP'`;
    expect(await alone(credit(1234), credit(0))).toEqual([
      'client_not_done',
      { open_orders: 0, unpaid_orders: 0, reserved: [{ currency: 'GBP', amount: '12.34' }] },
    ]);
    expect(await closing()).toMatchObject({ can_close: true });
  });

  test('only staff’s admins close one, by its name and with a reason, and only one that exists', async () => {
    expect((await close({ name: NAME, reason: WHY }, MANAGER)).status).toBe(403);
    expect((await close({ name: NAME, reason: WHY }, ISLA)).status).toBe(404);
    expect((await close({ name: NAME, reason: WHY }, SUPER, '/api/clients/ten_nobody')).status).toBe(404);
    expect((await world.get('/api/clients/ten_nobody/closing', SUPER)).status).toBe(404);
    expect((await reopen('No', MANAGER)).status).toBe(403);
    expect((await reopen('No', SUPER, '/api/clients/ten_nobody')).status).toBe(404);
    expect((await close({ name: 'Fjord', reason: WHY })).json.codes).toEqual({ name: ['invalid'] });
    expect((await close({ name: NAME, reason: ' ' })).json.codes).toEqual({ reason: ['required'] });
    expect(await isClosed()).toBe(false);
  });
});

describe('an order that is placed while its client is being closed', () => {
  test('before the closing: it waits, counts the order and is refused', async () => {
    const { pool, close: closePool } = openOwnerPool(world.database.ownerUrl);
    const placing = await pool.connect();
    await placing.query(`begin; set local role merchloom_tenant; select set_config('app.tenant_id', 'ten_fjord', true);
      insert into orders select (jsonb_populate_record(o, '{"id": "ord_race", "order_ref": "RACE0001", "status": "new"}')).*
        from orders o where o.tenant_id = 'ten_fjord' and o.kind = 'store' limit 1`);
    const asked = close();
    const first = await Promise.race([asked, new Promise((done) => setTimeout(() => done('waits'), 400))]);
    expect(first).toBe('waits');
    await placing.query('commit');
    placing.release();
    await closePool();
    const { json } = await asked;
    expect([json.code, json.data]).toEqual(['client_not_done', expect.objectContaining({ open_orders: 1 })]);
    await finish();
  });

  test('after it: the order waits, and finds the store closed', async () => {
    const pay = await shopper();
    const { pool, close: closePool } = openOwnerPool(world.database.ownerUrl);
    const closer = await pool.connect();
    await closer.query(`begin; set local role merchloom_tenant; select set_config('app.tenant_id', 'ten_fjord', true);
      select 1 from tenants where id = 'ten_fjord' for update;
      update events set status = 'On hold' where tenant_id = 'ten_fjord' and slug = 'fjord-fern';
      update tenants set closed_at = now(), close_reason = 'x', closed_by = 'usr_super', closed_events = '{}'
        where id = 'ten_fjord'`);
    const paid = pay();
    const first = await Promise.race([paid, new Promise((done) => setTimeout(() => done('waits'), 400))]);
    expect(first).toBe('waits');
    await closer.query('commit');
    closer.release();
    await closePool();
    const { status, json } = await paid;
    expect([status, json.code]).toEqual([422, 'event_closed']);
    expect(await openOrders()).toBe(0);
    await world.sql(
      `update tenants set closed_at = null, close_reason = null, closed_by = null, closed_events = null`,
    );
    await world.sql(
      `update events set status = 'Active' where tenant_id = 'ten_fjord' and slug = 'fjord-fern'`,
    );
  });

  test('at once: never both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const pays = await Promise.all([shopper(), shopper(), shopper()]);
      const [closed, ...paid] = await Promise.all([close(), ...pays.map((pay) => pay())]);
      const placed = paid.filter(({ status }) => status === 200).length;
      expect(await openOrders()).toBe(placed);
      expect([closed.status, await isClosed()]).toEqual(placed > 0 ? [409, false] : [200, true]);
      await reopen();
      await finish();
    }
  });
});

describe('once it is closed', () => {
  let [token, session] = ['', ''];
  let pay = shopper;
  beforeAll(async () => {
    session = await logIn();
    const wanted = {
      key: 'c2FtcGxlLWtleS1vZi1vbmUtdG9rZW4',
      name: 'Warehouse',
      permissions: ['orders.read'],
    };
    const made = await world.ask('/api/ten_fjord/api-tokens', {
      method: 'POST',
      headers: { ...bearer(session), 'content-type': 'application/json' },
      body: JSON.stringify({ ...wanted, expires_on: lastDay() }),
    });
    token = (made.json.data['token'] as string | undefined) ?? '';
    expect((await world.ask('/api/ten_fjord/orders', { headers: bearer(token) })).status).toBe(200);
    const ready = await shopper();
    pay = async () => ready;
    await world.sql(
      `update events set status = 'Active' where tenant_id = 'ten_fjord' and status = 'On hold'`,
    );
    await world.sql(`update events set on_hold_message = '"Back on Monday"' where tenant_id = 'ten_fjord'`);
    await openFor(world, MANAGER, 'ten_fjord');
    await world.deliver();
    const [live] = await world.sql<{ slugs: string[] }>(
      `select array_agg(slug order by slug) as slugs from events where tenant_id = 'ten_fjord' and status = 'Active'`,
    );
    wasLive = live?.slugs ?? [];
    const answer = await close();
    check(closeClient, answer);
    expect(answer.json.data).toEqual({ closed: true, reason: WHY });
  });
  let wasLive: string[] = [];

  test('its people are out, and the login says why to who has the right password', async () => {
    const { status } = await world.ask('/api/ten_fjord/standing', { headers: bearer(session) });
    expect(status).toBe(401);
    const login = (password: string) => world.post('/api/login', { email: ISLA, password });
    const right = await login(DEMO_PASSWORD);
    expect([right.status, right.json.code]).toEqual([403, 'account_closed']);
    expect(right.text).toContain('account is closed');
    expect((await login('not the password')).json.code).toBe('bad_credentials');
  });

  test('another client’s people and staff go on logging in', async () => {
    for (const email of ['admin@lumen-robotics.example', MANAGER])
      expect((await world.post('/api/login', { email, password: DEMO_PASSWORD })).status).toBe(200);
  });

  test('its API tokens are refused', async () => {
    expect((await world.ask('/api/ten_fjord/orders', { headers: bearer(token) })).status).toBe(401);
  });

  test('its stores are closed, without what they said of being on hold', async () => {
    const { json } = await world.get('/api/storefront/fjord-fern');
    expect(json.data).toMatchObject({ status: 'On hold', on_hold_message: null, door: 'closed' });
    expect(json.data).toMatchObject({ takes_payment: false, event_products: [] });
  });

  test('nothing is sold, not even to who was about to pay', async () => {
    const go = await pay();
    expect((await go()).json.code).toBe('event_closed');
    const customer = await world.post(`${CHECKOUT}/create-customer`, { ...ADA, products: [TEE] });
    expect(customer.json.code).toBe('event_closed');
    expect(await openOrders()).toBe(0);
  });

  test('staff cannot open it; what they had open has ended', async () => {
    const opened = await world.post(`${FJORD}/open`, { reason: 'They asked us to' }, MANAGER);
    expect([opened.status, opened.json.code]).toEqual([409, 'client_closed']);
    const hold = { status: 'Active' };
    const turned = await world.post('/api/ten_fjord/events/fjord-fern/status', hold, MANAGER);
    expect(turned.json.code).toBe('client_not_opened');
    expect((await logged('tenant.opening_ended')).at(-1)).toMatchObject({ who: 'usr_accounts', label: NAME });
  });

  test('both logs have it with its events, and its admins a mail with the reason', async () => {
    const entry = { label: NAME, changes: { closed: { before: false, after: true } } };
    expect((await logged('tenant.closed')).at(-1)).toMatchObject({
      ...entry,
      actor: 'staff',
      who: 'usr_super',
    });
    const events = (await logged('event.status_updated')).slice(-wasLive.length);
    expect(events.map(({ changes }) => changes)).toEqual(
      wasLive.map(() => ({ status: { before: 'Active', after: 'On hold' } })),
    );
    const platform = await world.asOwner(`select subject, subject_label as label, data from platform_audit
      where action = 'tenant.closed' order by at desc limit 1`);
    expect(platform).toEqual([
      { subject: 'ten_fjord', label: NAME, data: { reason: WHY, events: wasLive.length } },
    ]);
    const mails = (await world.deliver()).filter(({ to }) => to.includes(ISLA));
    expect(mails.map(({ read }) => read.subject)).toEqual(['Merchloom: your company’s account is closed']);
    expect(mails[0]?.read.text).toContain(WHY);
  });

  test('the list and its page say so', async () => {
    const list = async (status: string) => {
      const { json } = await world.get(`/api/clients?status=${status}`, MANAGER);
      return (json.data as unknown as { clients: { id: string }[] }).clients.map(({ id }) => id);
    };
    expect(await list('closed')).toEqual(['ten_fjord']);
    expect(await list('verified')).not.toContain('ten_fjord');
    const { json } = await world.get(FJORD, MANAGER);
    expect(json.data).toMatchObject({ status: 'closed', closing: { reason: WHY } });
  });

  test('the same again changes nothing', async () => {
    const rows = (await logged('tenant.closed')).length;
    expect((await close({ name: NAME, reason: 'Another' })).json.data).toEqual({ closed: true, reason: WHY });
    expect(await logged('tenant.closed')).toHaveLength(rows);
    expect(await world.deliver()).toEqual([]);
  });

  test('opened again it is as it was: stores, people and programs', async () => {
    await world.sql(`update events set status = 'Draft' where tenant_id = 'ten_fjord' and slug = $1`, [
      wasLive.find((slug) => slug !== 'fjord-fern'),
    ]);
    const answer = await reopen();
    check(reopenClient, answer);
    expect(await isClosed()).toBe(false);
    expect((await world.post('/api/login', { email: ISLA, password: DEMO_PASSWORD })).status).toBe(200);
    expect((await world.ask('/api/ten_fjord/orders', { headers: bearer(token) })).status).toBe(200);
    expect((await world.get('/api/storefront/fjord-fern')).json.data).toMatchObject({ status: 'Active' });
    // What was made a draft meanwhile stays one.
    const [live] = await world.sql<{ n: number }>(
      `select count(*)::integer as n from events where tenant_id = 'ten_fjord' and status = 'Active'`,
    );
    expect(live?.n).toBe(wasLive.length - 1);
    const mails = (await world.deliver()).filter(({ to }) => to.includes(ISLA));
    expect(mails.map(({ read }) => read.subject)).toEqual([
      'Merchloom: your company’s account is open again',
    ]);
    expect((await logged('tenant.reopened')).at(-1)).toMatchObject({ actor: 'staff', label: NAME });
    const rows = (await logged('tenant.reopened')).length;
    await reopen();
    expect(await logged('tenant.reopened')).toHaveLength(rows);
  });
});
