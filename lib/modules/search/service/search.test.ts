/** @jest-environment node */
import { searchAllHandler, searchTenantHandler } from '@/lib/modules/search/api/search';
import { searchAll, searchTenant, type SearchHits } from '@/lib/modules/search/contract/search';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const FJORD = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';
const TIDEWATER = 'admin@tidewater-books.example';
const CARE = 'care@merchloom.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([searchAllHandler, searchTenantHandler]);
});
afterAll(() => world.close());

type Query = Record<string, string>;

async function ask(path: string, person: string, query: Query): Promise<SearchHits> {
  const answer = await world.get(`${path}?${new URLSearchParams(query)}`, person);
  check(path === '/api/search' ? searchAll : searchTenant, answer);
  return answer.json.data as unknown as SearchHits;
}
const own = (q: string, more: Query = {}, person = FJORD) =>
  ask('/api/ten_fjord/search', person, { q, ...more });
const lumen = (q: string) => ask('/api/ten_lumen/search', LUMEN, { q });
const everywhere = (q: string, more: Query = {}) => ask('/api/search', CARE, { q, ...more });

const EMPTY: SearchHits = {
  events: [],
  products: [],
  orders: [],
  codes: [],
  files: [],
  clients: [],
  more: [],
};

interface SomeOrder {
  id: string;
  ref: string;
  name: string;
  email: string;
}
async function anOrder(tenant: string): Promise<SomeOrder> {
  const [order] = await world.sql<SomeOrder>(
    `select id, order_ref as ref, snapshot -> 'customer' ->> 'name' as name,
       snapshot -> 'customer' ->> 'email' as email from orders where tenant_id = $1 order by id limit 1`,
    [tenant],
  );
  if (!order) throw new Error('no order');
  return order;
}
const rename = (id: string, name: string) =>
  world.sql(
    `update orders set snapshot = jsonb_set(snapshot, '{customer,name}', to_jsonb($2::text)) where id = $1`,
    [id, name],
  );
const idsOf = ({ orders }: SearchHits) => orders.map(({ id }) => id);

describe('what is found (D3-9)', () => {
  test('events and products by the beginning of any word, in any case', async () => {
    expect((await own('SUMM')).events).toEqual([
      expect.objectContaining({ slug: 'fjord-fern-summer', tenant_id: 'ten_fjord', status: 'Draft' }),
    ]);
    const { events } = await own('fern arch');
    expect(events.map(({ slug }) => slug)).toEqual(['fjord-fern-archive']);
    expect((await own('market t')).products).toEqual([
      expect.objectContaining({ id: 'ff-tote', name: 'Market Tote', event_slug: 'fjord-fern' }),
    ]);
    // The middle of a word is not its beginning.
    expect((await own('ummer')).events).toEqual([]);
  });

  test('orders by reference however it is typed, and by the recipient’s name, address and its domain', async () => {
    const { id, ref, name, email } = await anOrder('ten_fjord');
    for (const typed of [ref, ref.toLowerCase(), ref.replaceAll('-', ''), ref.replaceAll('-', ' ')]) {
      expect(idsOf(await own(typed))).toEqual([id]);
    }
    await rename(id, 'Zoé van der Wøhlfahrt-Østergaard');
    for (const typed of ['zoe van', 'WOHLF', 'østergaard', 'van der w', 'zoé']) {
      expect([typed, idsOf(await own(typed))]).toEqual([typed, [id]]);
    }
    const found = await own(email);
    expect(found.orders.every((order) => order.customer_email === email)).toBe(true);
    await world.sql(
      `update orders set snapshot = jsonb_set(snapshot, '{customer,email}', '"zz@quill-and-ink.example"') where id = $1`,
      [id],
    );
    expect(idsOf(await own('quill'))).toEqual([id]);
    expect(idsOf(await own('zz@quill'))).toEqual([id]);
    expect(idsOf(await own(name))).not.toContain(id);
    await world.sql(
      `update orders set snapshot = jsonb_set(snapshot, '{customer,email}', '"zz@xn--bcher-kva.example"') where id = $1`,
      [id],
    );
    for (const typed of ['zz@bücher.example', 'Bücher', 'zz@xn--bcher-kva.example'])
      expect([typed, idsOf(await own(typed))]).toEqual([typed, [id]]);
  });

  test('codes in their folded form, with their check character too, and vouchers', async () => {
    const one = (await lumen('LS-0OO1')).codes;
    expect(one).toEqual([
      expect.objectContaining({ code: 'LS-0001', kind: 'promotion', event_slug: 'lumen-summit' }),
    ]);
    const { printedCode } = await import('@/lib/modules/orders/rules/promo-code');
    expect((await lumen(printedCode('LS-0001'))).codes.map((hit) => hit.code)).toEqual(['LS-0001']);
    const many = await lumen('LS-00');
    expect([many.codes.length, many.more]).toEqual([6, ['codes']]);
    expect((await own('save')).codes).toEqual([expect.objectContaining({ code: 'SAVE5', kind: 'voucher' })]);
    await world.sql(`update vouchers set deleted_at = now() where code = 'SAVE5'`);
    expect((await own('save')).codes).toEqual([]);
    await world.sql(`update vouchers set deleted_at = null where code = 'SAVE5'`);
  });

  test('at most six of a kind, the newest first where they are alike, and it says that there are more', async () => {
    await world.sql(
      `update orders set snapshot = jsonb_set(snapshot, '{customer,name}', '"Quentin Many"')
       where tenant_id = 'ten_fjord' and id in (select id from orders where tenant_id = 'ten_fjord' order by id desc limit 9)`,
    );
    const { orders, more } = await own('quentin m');
    const days = orders.map((order) => order.created_at);
    expect([orders.length, more]).toEqual([6, ['orders']]);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  test('one kind alone, and without a text the events that were changed last', async () => {
    const { events, ...rest } = await own('', { only: 'events' });
    expect(events.map(({ slug }) => slug).toSorted()).toEqual([
      'fjord-fern',
      'fjord-fern-archive',
      'fjord-fern-summer',
    ]);
    expect(rest).toEqual({ products: [], orders: [], codes: [], files: [], clients: [], more: [] });
    expect(await own('tot', { only: 'events' })).toEqual(EMPTY);
    expect(await own('')).toEqual(EMPTY);
  });

  test('nothing by marks that other searches read as wildcards', async () => {
    for (const marks of ['%', '_', '%%%', '\\', '*', "'", '%_%']) {
      expect([marks, await own(marks), await everywhere(marks)]).toEqual([marks, EMPTY, EMPTY]);
    }
    expect((await own('fjo_d')).events).toEqual([]);
    expect((await own('f%n')).events).toEqual([]);
  });

  test('nothing that is deleted, and what is renamed by its new name alone', async () => {
    await world.sql(
      "update products set name = 'Quayside Bag' where tenant_id = 'ten_fjord' and id = 'ff-tote'",
    );
    expect((await own('quays')).products.map(({ id }) => id)).toEqual(['ff-tote']);
    expect((await own('market tot')).products).toEqual([]);
    await world.sql(
      "update products set deleted_at = now() where tenant_id = 'ten_fjord' and id = 'ff-tote'",
    );
    expect((await own('quays')).products).toEqual([]);
  });
});

describe('who finds what (D2-5, D3)', () => {
  test('a client its own tenant alone; another’s is a 404', async () => {
    const { ref } = await anOrder('ten_tidewater');
    expect((await own(ref)).orders).toEqual([]);
    expect((await own('tidewater')).events).toEqual([]);
    expect((await world.get('/api/ten_tidewater/search?q=tide', FJORD)).status).toBe(404);
    expect((await world.get('/api/search?q=tide', FJORD)).status).toBe(404);
    expect((await world.get('/api/ten_fjord/search?q=tide')).status).toBe(401);
    const theirs = await ask('/api/ten_tidewater/search', TIDEWATER, { q: ref });
    expect(theirs.orders).toHaveLength(1);
  });

  test('customer service reads its tenant’s events, products, orders and codes, and no clients', async () => {
    const { ref } = await anOrder('ten_fjord');
    expect((await own(ref, {}, SERVICE)).orders).toHaveLength(1);
    expect(await own('fjord', {}, SERVICE)).toEqual(await own('fjord'));
    expect((await own('fjord', {}, SERVICE)).clients).toEqual([]);
  });

  test('staff find all tenants and their clients, or a chosen one', async () => {
    const { ref } = await anOrder('ten_tidewater');
    expect((await everywhere(ref)).orders).toEqual([expect.objectContaining({ tenant_id: 'ten_tidewater' })]);
    const found = await everywhere('lumen');
    expect(found.clients).toEqual([{ id: 'ten_lumen', name: 'Lumen Robotics' }]);
    expect(new Set(found.events.map((hit) => hit.tenant_name))).toEqual(new Set(['Lumen Robotics']));
    expect(await everywhere('lumen', { tenant: 'ten_fjord' })).toEqual(EMPTY);
    expect((await everywhere('', { only: 'events' })).events).toHaveLength(6);
  });
});

test('a deleted event is not found, nor its products and codes; its orders are (D45-1)', async () => {
  const before = await own('fern');
  expect(before.events.map(({ slug }) => slug)).toContain('fjord-fern');
  const [order] = await world.sql<{ ref: string }>(
    `select order_ref as ref from orders o join events e on e.tenant_id = o.tenant_id and e.id = o.event_id
     where e.slug = 'fjord-fern' limit 1`,
    [],
  );
  await world.sql(
    `update events set status = 'Draft', deleted_at = now(), purge_due_at = now() where slug = 'fjord-fern'`,
    [],
  );
  expect((await own('fern')).events.map(({ slug }) => slug)).not.toContain('fjord-fern');
  expect((await own('market t')).products).toEqual([]);
  expect((await own('SAVE5')).codes).toEqual([]);
  expect((await own(order?.ref ?? '')).orders).toHaveLength(1);
});
