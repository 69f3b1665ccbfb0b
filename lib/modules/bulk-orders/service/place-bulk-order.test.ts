/** @jest-environment node */
import type { TenantContext } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { listBulkOrders, readBulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-orders';
import { placeBulkOrder } from '@/lib/modules/bulk-orders/contract/place-bulk-order';
import { readBulkGround } from '@/lib/modules/bulk-orders/contract/read-bulk-ground';
import { checkLedger } from '@/lib/modules/ledger/service/check-ledger';
import {
  BULK_ADMIN,
  jackets,
  OFFSITE,
  office,
  startBulkWorld,
  type BulkWorld,
} from '@/scripts/test/bulk-world';
import { check } from '@/scripts/test/demo-world';
import { placeBulkOrder as place } from './place-bulk-order';

jest.setTimeout(60_000);

/**
 * Forty jackets to three addresses, worked by hand. A jacket costs 19.82 + 2 × 6.61 = 33.04; each address has 0.50 off
 * making and 2.00 off sending, 4.95 + 0.95 for each further item; 21 % tax of each.
 */
const THREE = [
  jackets(20),
  jackets(12, 'slate-l', { name: 'Lumen Ghent', address_first_line: 'Korenmarkt 3' }),
  jackets(8, 'black-s', { name: 'Lumen Lab', address_first_line: 'Coolsingel 40' }),
];
const WORKED = {
  addresses: 3,
  items: 40,
  // 660.30 + 395.98 + 263.82, 21.00 + 13.40 + 9.60, 143.07 + 85.97 + 57.42
  production: '1320.10',
  shipping: '44.00',
  tax: '286.46',
  total: '1650.56',
};

let world: BulkWorld;
beforeAll(async () => {
  world = await startBulkWorld();
});
afterAll(() => world.close());
afterEach(async () => expect(await checkLedger()).toEqual([]));

const jobsOf = async (task: string) =>
  (
    await world.asOwner<{ n: number }>(
      `select count(*)::int as n from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = '${task}'`,
    )
  )[0]?.n ?? 0;

describe('forty jackets to three addresses on the credit account', () => {
  test('cost what was worked out, to the cent, in the answer, in each order and in the ledger (D36-8, D4-8)', async () => {
    const before = {
      ...(await world.money()),
      stock: await world.stock(),
      jobs: await jobsOf('advance-order'),
    };
    const answer = await world.place({ shipments: THREE, total: WORKED.total });
    check(placeBulkOrder, answer);
    const { id } = answer.json.data as unknown as { id: string };
    expect(answer.json.data).toMatchObject({
      ...WORKED,
      state: 'placed',
      payment: 'credit',
      shipping_method: 'standard',
      can_cancel: true,
    });
    const orders = await world.sql(
      `select o.kind, o.status, o.payment_status, o.total_minor, o.production_minor, o.fulfilment_minor, o.platform_fee_minor,
        o.platform_tax_minor, o.application_fee_minor, o.credit_minor, l.quantity, l.blank_minor, l.print_minor,
        l.printed_sides, r.held_minor, r.state
      from orders o join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id
      join credit_reservations r on r.tenant_id = o.tenant_id and r.order_id = o.id
      where o.bulk_order_id = $1 order by l.quantity desc`,
      [id],
    );
    const alike = {
      kind: 'bulk',
      status: 'new',
      payment_status: 'not_needed',
      total_minor: 0,
      state: 'open',
      platform_fee_minor: 0,
      application_fee_minor: 0,
      blank_minor: 1982,
      print_minor: 661,
      printed_sides: 2,
    };
    expect(orders).toEqual([
      {
        ...alike,
        quantity: 20,
        production_minor: 66_030,
        fulfilment_minor: 2100,
        platform_tax_minor: 14_307,
        credit_minor: 82_437,
        held_minor: '82437',
      },
      {
        ...alike,
        quantity: 12,
        production_minor: 39_598,
        fulfilment_minor: 1340,
        platform_tax_minor: 8597,
        credit_minor: 49_535,
        held_minor: '49535',
      },
      {
        ...alike,
        quantity: 8,
        production_minor: 26_382,
        fulfilment_minor: 960,
        platform_tax_minor: 5742,
        credit_minor: 33_084,
        held_minor: '33084',
      },
    ]);
    // One row in the ledger for the whole; the shares are what each order is captured or released by.
    const after = await world.money();
    expect(after).toEqual({
      balance: before.balance,
      reserved: before.reserved + 165_056,
      used: before.used + 165_056,
      rows: before.rows + 1,
    });
    const rows = await world.sql('select kind, reserved_minor from ledger_rows where order_id = $1', [id]);
    expect(rows).toEqual([{ kind: 'reserve', reserved_minor: '165056' }]);
    expect(await world.stock()).toBe(before.stock - 20);
    expect(await jobsOf('advance-order')).toBe(before.jobs + 3);
    const [audit] = await world.sql<{ data: object; actor: string }>(
      `select data, actor from audit_log where action = 'bulk.ordered' and data ->> 'bulk_order' = $1`,
      [id],
    );
    expect(audit).toMatchObject({ actor: 'client', data: { orders: 3, minor: 165_056, currency: 'EUR' } });
  });

  test('are listed with their event, and read with each address and its lines (D4-14)', async () => {
    const { id } = await world.placed({ shipments: THREE, total: WORKED.total });
    const list = await world.get(`${OFFSITE}/bulk-orders`, BULK_ADMIN);
    check(listBulkOrders, list);
    expect(list.json.data['bulk_orders']?.[0]).toMatchObject({ id, ...WORKED });
    const one = await world.get(`${OFFSITE}/bulk-orders/${id}`, BULK_ADMIN);
    check(readBulkOrder, one);
    expect(one.json.data['parts']).toMatchObject([
      { name: 'Lumen Ghent', items: 12, cost: '495.35', status: 'new', tracking: null },
      { name: 'Lumen Lab', items: 8, cost: '330.84' },
      {
        name: 'Lumen Office Utrecht',
        items: 20,
        cost: '824.37',
        lines: [{ quantity: 20, colour: 'Navy', size: 'M', variant_id: 'lu-offsite-jacket-navy-m' }],
      },
    ]);
  });

  test('are no revenue of the client, and count as its orders (D38)', async () => {
    const sums = () =>
      world.sql<{ minor: string; orders: string }>(
        `select sum(minor) as minor, sum(orders) as orders from order_figures where tenant_id = 'ten_lumen'`,
      );
    const [before] = await sums();
    await world.placed({ shipments: THREE, total: WORKED.total });
    const [after] = await sums();
    expect(after).toEqual({ minor: before?.minor, orders: String(Number(before?.orders) + 3) });
  });
});

describe('sent twice', () => {
  test('the same key answers the same order, which is placed once (D26-1)', async () => {
    const before = await world.money();
    const sent = { shipments: [jackets(2)], total: '84.07' };
    const first = await world.place(sent, { key: 'twice' });
    const again = await world.place(sent, { key: 'twice' });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.json.data).toEqual(first.json.data);
    expect((await world.money()).reserved).toBe(before.reserved + 8407);
    const other = await world.place({ shipments: [jackets(3)], total: '0.00' }, { key: 'twice' });
    expect(other.json.code).toBe('idempotency_mismatch');
  });

  test('twenty at once, past the kept answers, place it once', async () => {
    const before = await world.money();
    const context: TenantContext = { tenantId: 'ten_lumen', actor: 'client', userId: 'usr_lumen_admin' };
    const user = {
      id: 'usr_lumen_admin',
      superadmin: false,
      tenantId: 'ten_lumen',
    } as Partial<SessionUser> as SessionUser;
    const body = placeBulkOrder.body?.parse({
      shipments: [jackets(2)],
      proof_approved: true,
      total: '84.07',
    });
    if (!body) throw new Error('no body');
    const asked = Array.from({ length: 20 }, () =>
      place(context, user, { slug: 'lumen-offsite', body, key: 'at-once' }),
    );
    const ids = new Set((await Promise.all(asked)).map(({ id }) => id));
    expect(ids.size).toBe(1);
    expect(await world.money()).toEqual({
      ...before,
      reserved: before.reserved + 8407,
      used: before.used + 8407,
      rows: before.rows + 1,
    });
  });

  test('twenty different ones never pass the limit: those beyond it wait and reserve nothing (D37-5)', async () => {
    const { balance, reserved } = await world.money();
    await world.setLimit(reserved - balance + 5 * 8407 + 1000);
    const asked = Array.from({ length: 20 }, () => world.placed({ shipments: [jackets(2)], total: '84.07' }));
    const states = (await Promise.all(asked)).map(({ state }) => state).sort();
    expect(states.filter((state) => state === 'placed')).toHaveLength(5);
    expect(states.filter((state) => state === 'over_budget_limit')).toHaveLength(15);
    expect((await world.money()).reserved).toBe(reserved + 5 * 8407);
    await world.setLimit(1_000_000);
  });
});

describe('what is refused', () => {
  const refused = async (body: object, person = BULK_ADMIN) => {
    const before = { ...(await world.money()), stock: await world.stock() };
    const answer = await world.place(body, { person });
    expect({ ...(await world.money()), stock: await world.stock() }).toEqual(before);
    return { status: answer.status, code: answer.json.code, codes: answer.json.codes };
  };
  const good = { shipments: [jackets(2)], total: '84.07' };

  test('every wrong field is named, below its address', async () => {
    const wrong = [
      jackets(1),
      { ...jackets(1), address_postcode: 'nowhere', address_country: 'Brazil' },
      { ...office(), lines: [{ product_id: 'ff-crew-tee', variant_id: 'ff-crew-tee-black-m', quantity: 1 }] },
    ];
    expect(await refused({ shipments: wrong, total: '1.00' })).toMatchObject({
      status: 422,
      codes: {
        'shipments.1.address_country': ['invalid_country'],
        'shipments.2.lines.0.product_id': ['unknown_product'],
      },
    });
  });

  test('a total that is not the server’s, an artwork nobody approved, none and too many items', async () => {
    expect((await refused({ ...good, total: '84.06' })).codes).toEqual({ total: ['amount_mismatch'] });
    expect((await refused({ ...good, proof_approved: false })).codes).toEqual({
      proof_approved: ['required'],
    });
    expect((await refused({ ...good, shipments: [] })).codes).toHaveProperty('shipments');
    expect((await refused({ ...good, shipments: [jackets(0)] })).codes).toHaveProperty([
      'shipments.0.lines.0.quantity',
    ]);
  });

  test('more than is in stock, over all addresses together', async () => {
    await world.sql(`update variants set stock = 3 where id = 'lu-offsite-jacket-navy-3xl'`);
    const two = [jackets(2, 'navy-3xl'), jackets(2, 'navy-3xl', { name: 'Second' })];
    expect(await refused({ shipments: two, total: '168.14' })).toMatchObject({
      code: 'out_of_stock',
      codes: {
        'shipments.0.lines.0.quantity': ['out_of_stock'],
        'shipments.1.lines.0.quantity': ['out_of_stock'],
      },
    });
  });

  test('a locked event, a draft, and a client that is not verified', async () => {
    const during = async (change: string, back: string) => {
      await world.sql(change);
      const { code } = await refused(good);
      await world.sql(back);
      return code;
    };
    const event = (set: string) => `update events set ${set} where id = 'evt_lumen_offsite'`;
    const tenant = (set: string) => `update tenants set ${set} where id = 'ten_lumen'`;
    expect(await during(event('locked = true'), event('locked = false'))).toBe('event_locked');
    expect(await during(event("status = 'Draft'"), event("status = 'Active'"))).toBe('event_not_open');
    expect(await during(tenant('verified_at = null'), tenant('verified_at = now()'))).toBe(
      'payments_unavailable',
    );
  });

  test('people who may not spend, another client, and events of another type (D3-6, D43)', async () => {
    expect((await refused(good, 'admin@fjord-fern.example')).status).toBe(404);
    expect((await refused(good, 'accounts@merchloom.example')).status).toBe(403);
    const elsewhere = await world.get('/api/ten_lumen/events/lumen-summit/bulk-order', BULK_ADMIN);
    expect(elsewhere.status).toBe(404);
  });

  test('after the last day of collecting it can still be ordered', async () => {
    await world.sql(`update events set closes_at = now() - interval '1 day' where id = 'evt_lumen_offsite'`);
    expect((await world.place(good)).status).toBe(200);
  });
});

test('what it is made of: products with their production prices, terms, credit, and what was collected (D4-4)', async () => {
  const answer = await world.get(`${OFFSITE}/bulk-order`, BULK_ADMIN);
  check(readBulkGround, answer);
  expect(answer.json.data).toMatchObject({
    closed: null,
    products: [{ name: 'Offsite Jacket', making: { blank: '19.82', print: '6.61', sides: 2 } }],
    terms: { discount: '0.50', shipping_discount: '2.00', tax_bp: 2100 },
    collected: { invited: 40, answered: 26, addresses: false },
  });
  const [jacket] = answer.json.data['products'] as unknown as {
    colours: { front: string; back: string }[];
  }[];
  expect(jacket?.colours[0]?.back).toMatch(
    /^\/api\/ten_lumen\/events\/lumen-offsite\/products\/lu-offsite-jacket\/picture\/jacket-navy\/back\?v=/,
  );
  const lines = (answer.json.data['collected'] as unknown as { lines: { quantity: number }[] }).lines;
  expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(26);
});
