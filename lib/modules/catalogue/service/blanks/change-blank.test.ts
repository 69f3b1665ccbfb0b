/** @jest-environment node */
import { blankHandlers } from '@/lib/modules/catalogue/api/blanks';
import type { StaffBlankDetail } from '@/lib/modules/catalogue/contract/blanks/shapes';
import {
  changeBlank,
  listStaffBlanks,
  readStaffBlank,
  type StaffBlanks,
} from '@/lib/modules/catalogue/contract/blanks/staff-blanks';
import { type Locale, nameIn } from '@/lib/kernel/locales';
import { offeredBlanks } from '@/lib/modules/catalogue/service/offered-blanks';
import { readBlanks } from '@/lib/modules/catalogue/service/read-blanks';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { carryBlankTo, spreadBlank } from './spread-blank';

jest.setTimeout(120_000);

const SUPER = 'super@merchloom.example';
const CARE = 'care@merchloom.example';
const CLIENT = 'admin@fjord-fern.example';
const TEE = '/api/blanks/tee';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(blankHandlers);
});
afterAll(() => world.close());

async function read(path = TEE): Promise<StaffBlankDetail> {
  const answer = await world.get(path, CARE);
  check(readStaffBlank, answer);
  return answer.json.data as unknown as StaffBlankDetail;
}

/** The form of a blank as it is, with what is to be another. */
async function formOf(change: Record<string, unknown> = {}) {
  const { definition, revision } = await read();
  const { code: _code, print_areas: _areas, ...form } = definition;
  const colours = form.colours.map(({ name, hex }) => ({ name, hex }));
  return { ...form, colours, revision, note: 'New price list', ...change };
}

const change = async (form: object) => world.post(TEE, form, SUPER);
const DEARER = { blank_price: { GBP: '5.00', EUR: '5.90', USD: '6.40' } };
const audits = () =>
  world.asOwner<{ action: string; data: { after: Record<string, unknown> } }>(
    `select action, data from platform_audit where subject = 'tee' order by at, id`,
  );
const jobs = async () =>
  (
    await world.asOwner<{ task: string }>(
      `select distinct t.identifier as task from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier ~ 'blank' order by 1`,
    )
  ).map(({ task }) => task);

describe('what staff read of blanks (S2.2-233)', () => {
  test('all of them with what clients have of each; a client finds nothing', async () => {
    const answer = await world.get('/api/blanks', CARE);
    check(listStaffBlanks, answer);
    const { blanks } = answer.json.data as unknown as StaffBlanks;
    expect(blanks.map(({ id }) => id).slice(0, 2)).toEqual(['tee', 'kids-tee']);
    const [counted] = await world.sql<{ active: number; tenants: number }>(
      `select count(*) filter (where status = 'active')::integer as active, count(distinct tenant_id)::integer as tenants
        from products where family = 'tee' and deleted_at is null`,
    );
    expect(blanks[0]?.touched).toMatchObject({ active_products: counted?.active, tenants: counted?.tenants });
    expect((await world.get('/api/blanks', CLIENT)).status).toBe(404);
    expect((await world.get('/api/blanks/gown', CARE)).status).toBe(404);
  });

  test('search looks at brand, number and category; the status narrows', async () => {
    const ids = async (query: string) => {
      const { json } = await world.get(`/api/blanks?${query}`, CARE);
      return (json.data as unknown as StaffBlanks).blanks.map(({ id }) => id);
    };
    expect(await ids('search=qs350')).toEqual(['mug']);
    expect(await ids('search=drinkware')).toEqual(['mug', 'bottle']);
    expect(await ids('status=withdrawn')).toEqual([]);
  });

  test('one names the stores that sell things made of it', async () => {
    const { stores, touched, versions } = await read();
    expect(stores.length).toBe(touched.live_stores + touched.other_stores);
    expect(stores).toContainEqual(expect.objectContaining({ slug: 'fjord-fern', live: true }));
    expect(versions).toMatchObject([{ version: 1, made_by: null, changed: [] }]);
  });
});

describe('a new version (S2.2-232)', () => {
  test('is refused to whoever may only read, and with each field that is wrong', async () => {
    const form = await formOf();
    expect((await world.post(TEE, form, CARE)).status).toBe(403);
    expect((await world.post(TEE, form, CLIENT)).status).toBe(404);
    const wrong = await change({
      ...form,
      colours: [...form.colours, { name: 'Black', hex: '#000000' }, { name: 'McKenzie', hex: '#000001' }],
      sizes: ['S', 'S', 'Huge'],
    });
    expect([wrong.status, Object.keys(wrong.json.codes ?? {}).sort()]).toEqual([
      422,
      ['colours.10.name', 'colours.11.name', 'sizes.1', 'sizes.2'],
    ]);
    const bad = await change({ ...form, blank_price: { GBP: '-1.00', EUR: '1', USD: '1.00' }, colours: [] });
    expect(Object.keys(bad.json.codes ?? {}).sort()).toEqual([
      'blank_price.EUR',
      'blank_price.GBP',
      'colours',
    ]);
    expect((await read()).version).toBe(1);
  });

  test('counts at once, says what has changed and who made it, and the same again changes nothing', async () => {
    const form = await formOf(DEARER);
    const answer = await change(form);
    check(changeBlank, answer);
    const { version, versions, revision } = answer.json.data as unknown as StaffBlankDetail;
    expect([version, revision, versions[0]?.changed, versions[0]?.note]).toEqual([
      2,
      2,
      ['blank_price'],
      'New price list',
    ]);
    expect(versions[0]?.made_by).not.toBeNull();
    expect((await readBlanks()).find('tee')?.blankPrice.GBP).toBe(500);
    // A second press of the button.
    expect((await change(form)).status).toBe(200);
    expect((await read()).version).toBe(2);
    expect(await audits()).toMatchObject([
      { action: 'blank.changed', data: { after: { version: 2, ...DEARER } } },
    ]);
    expect(await jobs()).toEqual(['purge-blanks', 'spread-blank']);
  });

  test('never overwrites another’s', async () => {
    const stale = { ...(await formOf({ brand: 'Other' })), revision: 1 };
    expect((await change(stale)).json.code).toBe('conflict');
    const form = await formOf();
    const both = await Promise.all([change({ ...form, brand: 'One' }), change({ ...form, brand: 'Two' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await change(await formOf({ brand: 'Northlight' }))).status).toBe(200);
  });

  test('names it in other languages, for whoever asks for blanks; orders and products stay (S2.2-300)', async () => {
    const wrong = await change(await formOf({ names: { de: 'T'.repeat(81), fr: ' ' } }));
    expect(wrong.json.codes).toEqual({ 'names.de': ['too_long'], 'names.fr': ['required'] });
    expect((await change(await formOf({ names: { de: 'Bio-Shirt' } }))).status).toBe(200);
    const { blanks } = await offeredBlanks('EU');
    expect(blanks[0]).toMatchObject({ id: 'tee', name: null, names: { de: 'Bio-Shirt' } });
    const known = (await readBlanks()).find('tee');
    expect(known && ['de', 'fr', 'en'].map((locale) => nameIn(known, locale as Locale))).toEqual([
      'Bio-Shirt',
      null,
      null,
    ]);
    const { names: _names, ...without } = await formOf({ brand: 'Northlight Mills' });
    expect((await change(without)).status).toBe(200);
    expect((await read()).definition.names).toEqual({ de: 'Bio-Shirt' });
    expect((await change(await formOf({ names: {}, brand: 'Northlight' }))).status).toBe(200);
    expect('names' in (await read()).definition).toBe(false);
  });

  test('no version that was made can be changed or taken away', async () => {
    for (const act of ['update blank_versions set note = $1', 'delete from blank_versions where note = $1'])
      await expect(world.sql(act, ['x'])).rejects.toThrow(/permission denied/);
  });
});

/** The regions that one of its products has kept. */
const regionsKept = async () =>
  (
    await world.sql<{ kept: string[] }>(
      `select blank -> 'availabilityRegions' as kept from products where id = 'ff-crew-tee'`,
    )
  )[0]?.kept;

describe('the products of it take it over by a job (S2.2-235)', () => {
  const tees = () =>
    world.sql<{ id: string; blank: Record<string, unknown>; rest: Record<string, unknown> }>(
      `select id, blank, to_jsonb(p) - 'blank' as rest from products p where family = 'tee' order by tenant_id, id`,
    );
  const orders = () =>
    world.sql(`select o.id, to_jsonb(o) as whole, to_jsonb(l) as line from orders o
      join order_lines l on l.tenant_id = o.tenant_id and l.order_id = o.id order by o.id, l.id`);

  test('each client’s by its own; designs, areas, variants and orders stay as they are', async () => {
    const before = { tees: await tees(), orders: await orders() };
    await spreadBlank({ blankId: 'tee' });
    const waiting = await world.asOwner<{ payload: { tenantId: string; blankId: 'tee' } }>(
      `select payload from graphile_worker._private_jobs where payload ->> 'tenantId' is not null and payload ->> 'blankId' = 'tee'`,
    );
    expect(waiting.length).toBeGreaterThan(2);
    for (const { payload } of waiting) await carryBlankTo(payload);
    const after = { tees: await tees(), orders: await orders() };
    expect(after.tees.map(({ rest }) => rest)).toEqual(before.tees.map(({ rest }) => rest));
    expect(after.tees.map(({ blank }) => blank['printArea'])).toEqual(
      before.tees.map(({ blank }) => blank['printArea']),
    );
    for (const { blank } of after.tees)
      expect(blank['blankPriceMinor']).toEqual({ GBP: 500, EUR: 590, USD: 640 });
    expect(after.orders.length).toBeGreaterThan(10);
    expect(after.orders).toEqual(before.orders);
    const purged = await world.asOwner(
      `select 1 from graphile_worker._private_jobs where payload ->> 'slug' = 'fjord-fern'`,
    );
    expect(purged).toHaveLength(1);
  });

  test('also where it has lost something', async () => {
    const none = { GBP: [], EUR: [], USD: [] };
    const kept = async () =>
      (
        await world.sql<{ kept: unknown }>(
          `select blank -> 'quantityPrices' -> 'print' -> 'EUR' as kept from products where id = 'ff-crew-tee'`,
        )
      )[0]?.kept;
    const carried = async (print_breaks: object) => {
      expect((await change(await formOf({ print_breaks }))).status).toBe(200);
      await carryBlankTo({ tenantId: 'ten_fjord', blankId: 'tee' });
      return kept();
    };
    expect(await carried({ ...none, EUR: [{ from: 40, price: '3.50' }] })).toEqual([
      { from: 40, price: 350 },
    ]);
    const listed = (await world.get('/api/blanks', CARE)).json.data as unknown as StaffBlanks;
    expect(listed.blanks[0]?.print_breaks?.EUR).toEqual([{ from: 40, price: '3.50' }]);
    expect(await carried(none)).toBeNull();
    expect((await change(await formOf({ regions: ['UK'] }))).status).toBe(200);
    await carryBlankTo({ tenantId: 'ten_fjord', blankId: 'tee' });
    expect(await regionsKept()).toEqual(['UK']);
  });

  test('the client’s log has each once, however often the job runs', async () => {
    for (let run = 0; run < 2; run += 1) await carryBlankTo({ tenantId: 'ten_fjord', blankId: 'tee' });
    const log = await world.sql<{ data: unknown }>(
      `select data from audit_log where action = 'blank.carried' and tenant_id = 'ten_fjord'`,
    );
    expect(log.map(({ data }) => data)).toEqual(Array(4).fill(expect.objectContaining({ blank: 'tee' })));
  });
});
