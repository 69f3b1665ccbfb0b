/** @jest-environment node */
import { readEventDetails, updateEventDetails } from '@/lib/modules/events/contract/event-details';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readEventDetailsHandler, updateEventDetailsHandler } from '@/lib/modules/events/api/event-details';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const MANAGER = 'manager@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const STAFF = 'accounts@merchloom.example';
const LUMEN = 'admin@lumen-robotics.example';
const at = (tenant: string, slug: string) => `/api/${tenant}/events/${slug}/details`;
const PATH = at('ten_fjord', 'fjord-fern');
/** A draft without orders. */
const SUMMER = at('ten_fjord', 'fjord-fern-summer');
const PROMO = at('ten_lumen', 'lumen-summit');
const BULK = at('ten_lumen', 'lumen-offsite');

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readEventDetailsHandler, updateEventDetailsHandler]);
  for (const person of [STAFF, 'super@merchloom.example']) await openFor(world, person, 'ten_fjord');
});
afterAll(() => world.close());

/** The current version of an event's settings. */
const versionOf = async (path: string, person = ADMIN) =>
  (await world.get(path, person)).json.data['version'];
/** Saves on top of the current version. */
async function save(body: object, person = ADMIN, path = PATH) {
  return world.post(path, { version: await versionOf(path, STAFF), ...body }, person);
}
const codes = async (body: object, person = ADMIN, path = PATH) =>
  (await save(body, person, path)).json.codes;
const log = () =>
  world.sql<{ data: Record<string, unknown>; actor_user_id: string }>(
    "select data, actor_user_id from audit_log where action = 'event.updated' order by at desc, id desc",
  );
const purged = async () =>
  (
    await world.asOwner(
      "delete from graphile_worker._private_jobs where key = 'purge:fjord-fern' returning 1",
    )
  ).length;

describe('an event’s settings (S2.2-17)', () => {
  test('are read by everyone of the tenant, each type with its own', async () => {
    const store = await world.get(PATH, SERVICE);
    check(readEventDetails, store);
    expect(store.json.data).toMatchObject({
      name: 'Fjord & Fern',
      region: 'UK',
      currency: 'GBP',
      region_frozen: true,
      vat_rate: '20.00',
      edit_window_minutes: 1,
      // S2.2-306
      region_shipping: { UK: { standard: '3.95' }, EU: { standard: '4.95' }, US: { standard: '5.50' } },
    });
    expect(Object.keys(store.json.data)).not.toEqual(expect.arrayContaining(['sample', 'collect_sizes']));
    const promo = await world.get(PROMO, LUMEN);
    check(readEventDetails, promo);
    expect(promo.json.data).toMatchObject({ sample: false, claim_cap: 100, household_mode: 'per_household' });
    expect(promo.json.data).not.toHaveProperty('vat_rate');
    const bulk = await world.get(BULK, LUMEN);
    expect(bulk.json.data).toMatchObject({ collect_sizes: true, collect_addresses: false });
    expect(bulk.json.data).not.toHaveProperty('edit_window_minutes');
    expect((await world.get(SUMMER, ADMIN)).json.data).toMatchObject({ region_frozen: false });
  });

  test('are changed with audit row, before and after, and purge; the same again is nothing', async () => {
    await purged();
    const version = await versionOf(PATH);
    const body = {
      version,
      countries: ['GB', 'IE', 'GB'],
      vat_rate: '17.50',
      custom_retail_shipping: {
        standard: '4.00',
        standard_tracked: '5.00',
        express: '9.00',
        additional_item_price: '0.50',
      },
      on_hold_message: '  ',
    };
    const saved = await world.post(PATH, body, MANAGER);
    check(updateEventDetails, saved);
    expect(saved.json.data).toMatchObject({
      countries: ['GB', 'IE'],
      vat_rate: '17.50',
      custom_retail_shipping: body.custom_retail_shipping,
      on_hold_message: null,
      version: Number(version) + 1,
    });
    expect((await world.get(PATH, ADMIN)).json.data).toEqual(saved.json.data);
    const [row] = await log();
    expect(row?.actor_user_id).toBeTruthy();
    expect(row?.data).toEqual({
      countries: { from: ['GB'], to: ['GB', 'IE'] },
      vat_rate: { from: '20.00', to: '17.50' },
      custom_retail_shipping: { from: null, to: body.custom_retail_shipping },
    });
    expect(await purged()).toBe(1);
    const rows = (await log()).length;
    // The answer was lost, and the save is sent again as it was.
    const again = await world.post(PATH, body, MANAGER);
    expect([again.status, again.json.data]).toEqual([200, saved.json.data]);
    expect([(await log()).length, await purged()]).toEqual([rows, 0]);
    await save({ countries: ['GB'], vat_rate: '20.00', custom_retail_shipping: null });
  });

  test('nobody writes over another unseen', async () => {
    const version = Number(await versionOf(PATH));
    const send = (minutes: number) => world.post(PATH, { version, edit_window_minutes: minutes }, ADMIN);
    const rounds = await Promise.all([10, 20, 30].map(send));
    expect(rounds.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const late = await send(40);
    expect([late.json.code, late.json.data]).toEqual(['conflict', { version: version + 1 }]);
    await save({ edit_window_minutes: 60 });
  });

  test.each([
    [
      { opens_at: '2026-12-24T10:00:00.000Z', closes_at: '2026-12-24T10:00:00.000Z' },
      { closes_at: ['before_opening'] },
    ],
    [{ closes_at: 'tomorrow' }, { closes_at: ['invalid'] }],
    [{ opens_at: '0000-01-01T00:00:00.000Z' }, { opens_at: ['invalid'] }],
    [{ fixed_retail_shipping_price: '-1.00' }, { fixed_retail_shipping_price: ['too_small'] }],
    [{ fixed_retail_shipping_price: '4.955' }, { fixed_retail_shipping_price: ['invalid_amount'] }],
    [{ fixed_retail_shipping_price: '' }, { fixed_retail_shipping_price: ['required'] }],
    [{ fixed_retail_shipping_price: '10000.01' }, { fixed_retail_shipping_price: ['too_large'] }],
    [
      {
        custom_retail_shipping: {
          standard: '-1',
          standard_tracked: '1.00',
          express: '1',
          additional_item_price: '0.00',
        },
      },
      {
        'custom_retail_shipping.standard': ['too_small'],
        'custom_retail_shipping.express': ['invalid_amount'],
      },
    ],
    [{ vat_rate: '50.01' }, { vat_rate: ['too_large'] }],
    [{ vat_rate: '-0.01' }, { vat_rate: ['too_small'] }],
    [{ countries: ['GB', 'ZZ'] }, { 'countries.1': ['unknown_country'] }],
    [{ locked_countries: ['UK'] }, { 'locked_countries.0': ['unknown_country'] }],
    [{ states: ['KS', 'Bavaria'] }, { 'states.1': ['invalid_state'] }],
    [{ default_language: 'ga' }, { default_language: ['invalid'] }],
    [{ edit_window_minutes: -1 }, { edit_window_minutes: ['too_small'] }],
    [{ edit_window_minutes: 10_081 }, { edit_window_minutes: ['too_large'] }],
    [{ edit_window_minutes: 1.5 }, { edit_window_minutes: ['not_integer'] }],
    [{ on_hold_message: 'x'.repeat(501) }, { on_hold_message: ['too_long'] }],
    [{ name: ' ' }, { name: ['required'] }],
    [{ region: 'EU' }, { region: ['frozen'], currency: ['frozen'] }],
    [{ currency: 'EUR' }, { currency: ['frozen'] }],
    [{ claim_cap: 10 }, { claim_cap: ['unknown_key'] }],
    [{ collect_sizes: true }, { collect_sizes: ['unknown_key'] }],
    [{ locked: false }, { locked: ['unknown_key'] }],
  ])('%j is told at its field, and nothing is kept', async (body, expected) => {
    const before = await world.get(PATH, ADMIN);
    expect(await codes(body)).toEqual(expected);
    expect((await world.get(PATH, ADMIN)).json.data).toEqual(before.json.data);
  });

  test('a gift’s cap is not below what was claimed; its type has no VAT and no sizes', async () => {
    const [used] = await world.sql<{ claims_used: number }>(
      "update events set claims_used = 7 where slug = 'lumen-summit' returning claims_used",
    );
    expect(await codes({ claim_cap: 6 }, LUMEN, PROMO)).toEqual({ claim_cap: ['below_claimed'] });
    expect(await codes({ claim_cap: 0 }, LUMEN, PROMO)).toEqual({ claim_cap: ['too_small'] });
    expect(await codes({ vat_rate: '20.00' }, LUMEN, PROMO)).toEqual({ vat_rate: ['unknown_key'] });
    const saved = await save({ claim_cap: used?.claims_used, household_mode: 'per_person' }, LUMEN, PROMO);
    expect(saved.json.data).toMatchObject({ claim_cap: 7, claims_used: 7, household_mode: 'per_person' });
  });

  test('region and currency change together until the first order, which the database holds to (D4-10)', async () => {
    expect(await codes({ region: 'EU', currency: 'GBP' }, ADMIN, SUMMER)).toEqual({ currency: ['invalid'] });
    const moved = await save({ region: 'EU' }, ADMIN, SUMMER);
    expect(moved.json.data).toMatchObject({ region: 'EU', currency: 'EUR' });
    await expect(
      world.sql("update events set region = 'EU', currency = 'EUR' where slug = 'fjord-fern'"),
    ).rejects.toThrow(/foreign key/);
    await save({ region: 'UK' }, ADMIN, SUMMER);
  });

  test('of a locked event are read-only for the client, not for staff; customer service looks, others find nothing', async () => {
    await world.sql("update events set locked = true where slug = 'fjord-fern'");
    const refused = await save({ edit_window_minutes: 5 });
    expect([refused.status, refused.json.code]).toEqual([409, 'event_locked']);
    expect((await save({ edit_window_minutes: 5 }, STAFF)).status).toBe(200);
    await world.sql("update events set locked = false where slug = 'fjord-fern'");
    for (const person of [ADMIN, MANAGER, 'super@merchloom.example', STAFF])
      expect([person, (await save({ edit_window_minutes: 60 }, person)).status]).toEqual([person, 200]);
    for (const person of [SERVICE, 'care@merchloom.example'])
      expect([person, (await save({ edit_window_minutes: 5 }, person)).status]).toEqual([person, 403]);
    expect((await world.get(PATH)).status).toBe(401);
    expect((await world.post(PATH, { version: 0 })).status).toBe(401);
    for (const path of [PATH, at('ten_lumen', 'fjord-fern')]) {
      expect((await world.get(path, LUMEN)).status).toBe(404);
      expect((await world.post(path, { version: 0, vat_rate: '1.00' }, LUMEN)).status).toBe(404);
    }
  });
});
