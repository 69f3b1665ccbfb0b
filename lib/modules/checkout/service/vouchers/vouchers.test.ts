/** @jest-environment node */
import * as vouchers from '@/lib/modules/checkout/api/vouchers';
import type { AdminVoucher } from '@/lib/modules/checkout/contract/voucher';
import {
  createVoucher,
  deleteVoucher,
  listVouchers,
  pauseVoucher,
  readVoucher,
  readVoucherExamples,
  restoreVoucher,
  resumeVoucher,
  updateVoucher,
  type VoucherDetail,
  type VoucherExamples,
  type VouchersPage,
} from '@/lib/modules/checkout/contract/vouchers';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(120_000);

const PLACE = '/api/ten_fjord/events/fjord-fern/vouchers';
const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const LUMEN = 'admin@lumen-robotics.example';

const BODY = {
  code: 'Winter-20',
  kind: 'percent',
  value: '20.00',
  public: true,
  starts_on: '2031-01-10',
  ends_on: '2031-01-31',
  max_uses: 50,
  uses_per_person: 1,
  minimum_spend: '30.00',
  products: null,
};

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(Object.values(vouchers));
});
afterAll(() => world.close());
afterEach(async () => {
  await world.sql(
    `delete from vouchers v where v.event_id = 'evt_fjord_fern' and v.id not like 'vou_fjord_%'`,
  );
  await world.sql(
    `update vouchers set paused_at = null, deleted_at = null where event_id = 'evt_fjord_fern'`,
  );
  await world.sql('update events set locked = false, lock_reason = null where locked');
});

async function made(change: object = {}): Promise<AdminVoucher> {
  const answer = await world.post(PLACE, { ...BODY, ...change }, MANAGER);
  check(createVoucher, answer);
  return answer.json.data as unknown as AdminVoucher;
}
async function list(query = ''): Promise<VouchersPage> {
  const answer = await world.get(`${PLACE}?${query}`, SERVICE);
  check(listVouchers, answer);
  return answer.json.data as unknown as VouchersPage;
}
const codes = async (query = '') => (await list(query)).vouchers.map(({ code }) => code);
const turn = (id: string, verb: string, person = ADMIN) => world.post(`${PLACE}/${id}/${verb}`, {}, person);

const audited = async (id: string) =>
  (
    await world.sql<{ action: string }>(
      `select action from audit_log where data ->> 'voucher' = $1 order by at, id`,
      [id],
    )
  ).map(({ action }) => action);

describe('making and changing (D41)', () => {
  test('has what was said, days in the store’s time zone, and an audit row', async () => {
    const voucher = await made();
    expect(voucher).toMatchObject({ ...BODY, uses: 0, state: 'scheduled', restorable_until: null });
    expect((await codes())[0]).toBe('Winter-20');
    const [row] = await world.sql<{ from: Date; until: Date }>(
      `select starts_at as from, expires_at as until from vouchers where id = $1`,
      [voucher.id],
    );
    expect([row?.from, row?.until].map((at) => at && new Date(at).toISOString())).toEqual([
      '2031-01-10T00:00:00.000Z',
      '2031-02-01T00:00:00.000Z',
    ]);
    expect(await audited(voucher.id)).toEqual(['voucher.created']);
  });

  test.each([
    [{ value: '100.01' }, { value: ['too_large'] }],
    [{ value: '0.00' }, { value: ['too_small'] }],
    [{ code: '!!!' }, { code: ['invalid_characters'] }],
    [{ ends_on: '2031-01-09' }, { ends_on: ['ends_before_start'] }],
    [{ starts_on: '0000-01-01' }, { starts_on: ['invalid'] }],
    [{ minimum_spend: '0.00' }, { minimum_spend: ['too_small'] }],
    [{ products: [] }, { products: ['required'] }],
    [{ products: ['ff-crew-tee', 'tb-bag'] }, { products: ['unknown_product'] }],
    [{ code: 'save-5' }, { code: ['code_taken'] }],
    [
      { value: '0.00', ends_on: '2031-01-01', code: '?' },
      { value: ['too_small'], ends_on: ['ends_before_start'], code: ['invalid_characters'] },
    ],
  ])('%j is refused at its field', async (change, fields) => {
    const answer = await world.post(PLACE, { ...BODY, ...change }, ADMIN);
    expect([answer.status, answer.json.codes]).toEqual([422, fields]);
  });

  test.each([['-1.00'], ['1.234'], ['ten']])('a value of %p is no amount', async (value) => {
    expect((await world.post(PLACE, { ...BODY, value }, ADMIN)).status).toBe(422);
  });

  test('a change is seen by whoever has the former version, and says which fields', async () => {
    const voucher = await made();
    const change = { ...BODY, kind: 'amount', value: '5.00', products: ['ff-mug'] };
    const path = `${PLACE}/${voucher.id}`;
    const answer = await world.post(path, { ...change, updated_at: voucher.updated_at }, ADMIN);
    check(updateVoucher, answer);
    expect(answer.json.data).toMatchObject({
      kind: 'amount',
      value: '5.00',
      products: [{ product_id: 'ff-mug', name: 'Camp Mug' }],
    });
    const late = await world.post(path, { ...BODY, updated_at: voucher.updated_at }, ADMIN);
    expect([late.status, late.json.code]).toEqual([409, 'conflict']);
    const [row] = await world.sql<{ data: unknown }>(
      `select data from audit_log where action = 'voucher.updated' and data ->> 'voucher' = $1`,
      [voucher.id],
    );
    expect(row?.data).toMatchObject({ fields: ['kind', 'value', 'products'] });
  });

  test('once used it keeps its code, and as many uses as there were', async () => {
    const voucher = await made();
    await world.sql('update vouchers set uses = 3 where id = $1', [voucher.id]);
    const path = `${PLACE}/${voucher.id}`;
    const seen = { updated_at: voucher.updated_at };
    const other = await world.post(path, { ...BODY, code: 'OTHER', ...seen }, ADMIN);
    expect([other.status, other.json.codes]).toEqual([422, { code: ['voucher_code_used'] }]);
    const fewer = await world.post(path, { ...BODY, max_uses: 2, ...seen }, ADMIN);
    expect([fewer.status, fewer.json.codes]).toEqual([422, { max_uses: ['below_used'] }]);
    const spelt = await world.post(path, { ...BODY, code: 'WINTER 20', ...seen }, ADMIN);
    expect(spelt.json.data).toMatchObject({ code: 'WINTER 20' });
  });
});

describe('pausing, deleting and restoring (D41, D45)', () => {
  test('each is done once, is audited, and can be taken back', async () => {
    const { id } = await made();
    for (const [verb, contract, state] of [
      ['pause', pauseVoucher, 'paused'],
      ['pause', pauseVoucher, 'paused'],
      ['resume', resumeVoucher, 'scheduled'],
      ['delete', deleteVoucher, 'deleted'],
      ['delete', deleteVoucher, 'deleted'],
      ['restore', restoreVoucher, 'scheduled'],
    ] as const) {
      const answer = await turn(id, verb);
      check(contract, answer);
      expect([verb, answer.json.data]).toEqual([verb, expect.objectContaining({ state })]);
    }
    expect(await audited(id)).toEqual(
      ['created', 'paused', 'resumed', 'deleted', 'restored'].map((verb) => `voucher.${verb}`),
    );
  });

  test('the code of a deleted one is free; then it can’t come back under it', async () => {
    const { id } = await made();
    await turn(id, 'delete');
    const again = await made();
    expect(await codes('state=deleted')).toEqual(['Winter-20']);
    const back = await turn(id, 'restore');
    expect([back.status, back.json.codes]).toEqual([422, { code: ['code_taken'] }]);
    await turn(again.id, 'delete');
    expect((await turn(id, 'restore')).status).toBe(200);
  });

  test('a deleted one is not changed or paused, and after 30 days it is gone', async () => {
    const { id, updated_at } = await made();
    const deleted = await turn(id, 'delete');
    expect(deleted.json.data).toMatchObject({ restorable_until: expect.any(String) });
    expect((await turn(id, 'pause')).status).toBe(404);
    expect((await world.post(`${PLACE}/${id}`, { ...BODY, updated_at }, ADMIN)).status).toBe(404);
    await world.sql(`update vouchers set deleted_at = now() - interval '31 days' where id = $1`, [id]);
    expect((await turn(id, 'restore')).status).toBe(404);
    expect(await codes('state=deleted')).toEqual([]);
  });
});

describe('who may (D3)', () => {
  test('a manager makes and changes, an admin deletes, service reads', async () => {
    const { id } = await made();
    expect((await turn(id, 'delete', MANAGER)).status).toBe(403);
    expect((await turn(id, 'pause', SERVICE)).status).toBe(403);
    expect((await world.post(PLACE, BODY, SERVICE)).status).toBe(403);
    expect((await turn(id, 'pause', MANAGER)).status).toBe(200);
  });

  test('another tenant’s are 404, as are those of an event that sells nothing', async () => {
    const { id } = await made();
    for (const path of [PLACE, `${PLACE}/${id}`, '/api/ten_lumen/events/lumen-summit/vouchers'])
      expect([path, (await world.get(path, LUMEN)).status]).toEqual([path, 404]);
    const foreign = '/api/ten_lumen/events/lumen-crew/vouchers';
    expect((await world.post(`${foreign}/${id}/pause`, {}, LUMEN)).status).toBe(404);
    expect(
      (await world.post(`/api/ten_fjord/events/fjord-fern-summer/vouchers/${id}/pause`, {}, ADMIN)).status,
    ).toBe(404);
  });

  test('a locked event’s are read-only to its client, with the reason', async () => {
    const { id } = await made();
    await world.sql(`update events set locked = true, lock_reason = 'A claim' where id = 'evt_fjord_fern'`);
    const locked = await turn(id, 'pause');
    expect([locked.status, locked.json.code, locked.json.data]).toEqual([
      409,
      'event_locked',
      { reason: 'A claim' },
    ]);
    expect((await world.post(PLACE, { ...BODY, code: 'ELSE' }, ADMIN)).status).toBe(409);
  });
});

describe('reading', () => {
  test('pages by cursor, searches in any spelling, and narrows by state', async () => {
    const first = await list('limit=2');
    const next = await list(`limit=10&cursor=${first.next_cursor}`);
    expect(first.total).toBe(5);
    expect([...first.vouchers, ...next.vouchers].map(({ code }) => code).sort()).toEqual(
      ['OLD', 'ONCE', 'ONHOUSE', 'SAVE5', 'TEN'].sort(),
    );
    expect(await codes('search=on')).toEqual(expect.arrayContaining(['ONCE', 'ONHOUSE']));
    expect(await codes('search=0nh')).toEqual(['ONHOUSE']);
    expect(await codes('state=ended')).toEqual(['OLD']);
    expect((await world.get(`${PLACE}?cursor=nonsense`, ADMIN)).status).toBe(422);
  });

  test('its days and its discount are those of the orders that used it', async () => {
    const answer = await world.get(`${PLACE}/vou_fjord_ten`, SERVICE);
    check(readVoucher, answer);
    const detail = answer.json.data as unknown as VoucherDetail;
    const [sums] = await world.sql<{ orders: number; minor: number }>(
      `select count(*)::int as orders, sum(discount_minor - waived_minor)::int as minor from orders
       where voucher_id = 'vou_fjord_ten' and status <> 'cancelled'`,
    );
    expect([detail.orders, detail.discount_given]).toEqual([
      sums?.orders,
      ((sums?.minor ?? 0) / 100).toFixed(2),
    ]);
    expect(detail.days).toHaveLength(30);
    const lately = detail.days.reduce((sum, { orders }) => sum + orders, 0);
    expect(lately).toBeGreaterThan(0);
    expect(lately).toBeLessThanOrEqual(detail.orders);
  });

  const examples = async (query: string, person = MANAGER) => {
    const answer = await world.get(`${PLACE}/examples?${query}`, person);
    check(readVoucherExamples, answer);
    return (answer.json.data as unknown as VoucherExamples).baskets;
  };

  test('the examples are baskets of what the event sells, priced as the checkout does (D41-5)', async () => {
    const baskets = await examples('kind=amount&value=5.00');
    expect(baskets.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([
      [1],
      [2, 1],
      [4, 3, 3],
    ]);
    // A Crew Tee: 21.60, Standard 3.95 ex VAT; made for 7.30 and sent for 3.95.
    expect(baskets[0]).toMatchObject({
      items: '21.60',
      shipping: '4.74',
      discount: '5.00',
      total: '21.34',
      production_cost: '11.25',
      below_cost: '0.00',
    });
    const [whole] = await examples('kind=percent&value=100.00');
    // Shipping alone is paid: 3.95 ex VAT.
    expect(whole).toMatchObject({ discount: '21.60', total: '4.74', below_cost: '7.30' });
  });

  test('say where it would not count, and costs only to those who are told (D41-3, D50-2)', async () => {
    const refused = (baskets: VoucherExamples['baskets']) => baskets.map((one) => one.refused);
    expect(refused(await examples('kind=amount&value=5.00&minimum_spend=30.00'))).toEqual([
      'voucher_minimum',
      null,
      null,
    ]);
    expect(refused(await examples('kind=amount&value=5.00&products=ff-nothing'))).toEqual(
      Array(3).fill('voucher_other_products'),
    );
    const [basket] = await examples('kind=amount&value=5.00', SERVICE);
    expect([basket?.production_cost, basket?.below_cost]).toEqual([null, null]);
  });
});
