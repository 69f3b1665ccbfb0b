/** @jest-environment node */
import type { Configuration } from '@/lib/contracts/store-configuration/configuration';
import { readConfiguration } from '@/lib/contracts/store-configuration/read';
import { updateConfiguration } from '@/lib/contracts/store-configuration/update';
import { readStorefrontHandler } from '@/lib/tenant-api/handlers/storefront/read-storefront';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { readConfigurationHandler } from './read-configuration';
import { updateConfigurationHandler } from './update-configuration';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const READ = '/api/ten_fjord/store-admin/fjord-fern/configuration';
const UPDATE = `${READ}/update`;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readConfigurationHandler, updateConfigurationHandler, readStorefrontHandler]);
});
afterAll(() => world.close());

const update = (storeConfig: Record<string, unknown>, path = UPDATE, person = ADMIN) =>
  world.post(path, { storeConfig }, person);

async function read(): Promise<Configuration> {
  const answer = await world.get(READ, ADMIN);
  check(readConfiguration, answer);
  return answer.json.data as unknown as Configuration;
}

function changed(answer: DemoAnswer): Configuration {
  check(updateConfiguration, answer);
  return answer.json.data as unknown as Configuration;
}

const logged = async () =>
  (
    await world.sql<{ n: number }>(
      "select count(*)::integer as n from audit_log where action = 'store.configuration_updated'",
    )
  )[0]?.n;

describe('reading', () => {
  test('the store’s look and words, and three sets of each to choose from', async () => {
    const data = await read();
    expect(data).toMatchObject({
      store_colour_set: { id: 'col_fjord_moss', primary: '#1f4d3a', createdByUserId: null },
      store_font_set: { fontSetName: 'Lora and Inter', fontOne: { weight: 500 }, fontTwo: { weight: 400 } },
      store_page_content: { home_heading: 'Coffee people, well dressed' },
      ...{ name: 'Fjord & Fern', locked: false, version: 1 },
    });
    expect([data.available_colour_sets.length, data.available_font_sets.length]).toEqual([3, 3]);
  });
});

describe('changing', () => {
  test('what is left out stays; the change shows in the store, the log and the purge', async () => {
    const before = await read();
    const after = changed(await update({ version: before.version, homeHeading: 'Warm hands' }));
    expect(after).toEqual({
      ...before,
      version: before.version + 1,
      store_page_content: { ...before.store_page_content, home_heading: 'Warm hands' },
    });
    const { json } = await world.get('/api/storefront/fjord-fern');
    expect(json.data).toMatchObject({ storeConfig: { homeHeading: 'Warm hands' } });
    const [row] = await world.sql(
      "select actor, actor_user_id, subject_id, data from audit_log where action = 'store.configuration_updated'",
    );
    expect(row).toEqual({
      ...{ actor: 'client', actor_user_id: 'usr_fjord_admin', subject_id: 'evt_fjord_fern' },
      data: { fields: ['homeHeading'] },
    });
    const jobs = await world.asOwner<{ task: string }>(
      `select t.identifier as task from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where j.key = 'purge:fjord-fern'`,
    );
    expect(jobs).toEqual([{ task: 'purge-store' }]);
  });

  test('somebody else’s change in the meantime is a 409 with the version there is', async () => {
    const { version } = await read();
    changed(await update({ version, homeSubheading: 'first' }));
    const late = await update({ version, homeSubheading: 'second' });
    expect([late.status, late.json.code, late.json.data]).toEqual([
      409,
      'conflict',
      { version: version + 1 },
    ]);
    expect((await read()).store_page_content.home_subheading).toBe('first');
  });

  test('of two at once with the same version one wins', async () => {
    const { version } = await read();
    const answers = await Promise.all([
      update({ version, contactPhone: '1' }),
      update({ version, contactPhone: '2' }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });

  test('booleans and the version come as words from a form', async () => {
    const { version } = await read();
    const form = new FormData();
    form.set('storeConfig[version]', String(version));
    form.set('storeConfig[aboutUs][enabled]', 'no');
    form.set('storeConfig[customBackground][darkText]', '1');
    expect(changed(await world.post(UPDATE, form, ADMIN)).store_page_content).toMatchObject({
      about_us: { enabled: false, page_name: 'Our story' },
      custom_background: { dark_text: true },
    });
  });
});

describe('colours', () => {
  test('a set of the list is chosen by its id', async () => {
    const data = changed(await update({ colourSet: { id: 'col_fjord_harbour' } }));
    expect(data.store_colour_set.name).toBe('Harbour');
    expect(data.available_colour_sets).toHaveLength(3);
  });

  test('changed colours make a set of the tenant’s own, changed again they change that one', async () => {
    const own = changed(await update({ colourSet: { id: 'col_fjord_moss', primary: '#2A5D4A' } }));
    expect(own.store_colour_set).toMatchObject({
      ...{ name: 'Moss 2', primary: '#2a5d4a', secondary: '#f2ead9', createdByUserId: 'usr_fjord_admin' },
    });
    expect(own.available_colour_sets).toHaveLength(4);
    const again = changed(await update({ colourSet: { primary: '#335544', name: 'Lichen' } }));
    expect(again.store_colour_set).toMatchObject({
      id: own.store_colour_set.id,
      name: 'Lichen',
      primary: '#335544',
    });
    expect(again.available_colour_sets).toHaveLength(4);
    expect(again.available_colour_sets[0]).toMatchObject({ id: 'col_fjord_moss', primary: '#1f4d3a' });
  });

  test('an own set that another store wears is left alone', async () => {
    const { store_colour_set: own } = await read();
    const summer = '/api/ten_fjord/store-admin/fjord-fern-summer/configuration/update';
    changed(await update({ colourSet: { id: own.id } }, summer));
    const data = changed(await update({ colourSet: { primary: '#443355' } }));
    expect(data.store_colour_set.id).not.toBe(own.id);
    expect(data.available_colour_sets.find((set) => set.id === own.id)?.primary).toBe(own.primary);
  });

  test.each([
    [{ colourSet: { primary: 'red' } }, 'storeConfig.colourSet.primary', 'bad_colour'],
    [{ colourSet: { tertiary: '#12345' } }, 'storeConfig.colourSet.tertiary', 'bad_colour'],
    [
      { colourSet: { primary: '#f2ead9', secondary: '#f3ebda' } },
      'storeConfig.colourSet.secondary',
      'low_contrast',
    ],
    [{ colourSet: { id: 'col_lumen_signal' } }, 'storeConfig.colourSet.id', 'unknown'],
    [{ fontSet: { id: 'fon_lumen_inter' } }, 'storeConfig.fontSet.id', 'unknown'],
    [{ facebookUrl: 'javascript:alert(1)' }, 'storeConfig.facebookUrl', 'bad_url'],
    [{ homeButton: { link: '//evil.example' } }, 'storeConfig.homeButton.link', 'bad_url'],
    [{ contactEmail: 'nobody' }, 'storeConfig.contactEmail', 'invalid_email'],
    [{ homeHeading: 'x'.repeat(121) }, 'storeConfig.homeHeading', 'too_long'],
    [{ storeName: ' ' }, 'storeConfig.storeName', 'required'],
    [{ customLogo: { enabled: true } }, 'storeConfig.customLogo.blob', 'required'],
    [{ surprise: 1 }, 'storeConfig.surprise', 'unknown_key'],
  ])('%j is refused at its field and changes nothing', async (change, field, code) => {
    const [before, log] = [await read(), await logged()];
    const answer = await update(change);
    expect([answer.status, answer.json.codes]).toEqual([422, { [field]: [code] }]);
    expect([await read(), await logged()]).toEqual([before, log]);
  });
});

describe('who may', () => {
  test('a locked event is the client’s to read only, staff’s to change', async () => {
    await world.sql("update events set locked = true where slug = 'fjord-fern'");
    const refused = await update({ homeHeading: 'x' });
    expect([refused.status, refused.json.code]).toEqual([409, 'event_locked']);
    expect((await read()).locked).toBe(true);
    changed(await update({ homeHeading: 'by staff' }, UPDATE, 'super@merchloom.example'));
    await world.sql("update events set locked = false where slug = 'fjord-fern'");
  });

  test('customer service reads, managers change', async () => {
    expect((await world.get(READ, 'service@fjord-fern.example')).status).toBe(200);
    expect((await update({ homeHeading: 'x' }, UPDATE, 'service@fjord-fern.example')).status).toBe(403);
    expect((await update({ homeHeading: 'x' }, UPDATE, 'manager@fjord-fern.example')).status).toBe(200);
  });

  test('another tenant’s store does not exist', async () => {
    const other = '/api/ten_fjord/store-admin/lumen-crew/configuration';
    const theirs = '/api/ten_lumen/store-admin/lumen-crew/configuration';
    for (const path of [other, theirs]) {
      const answers = [await world.get(path, ADMIN), await update({ homeHeading: 'x' }, `${path}/update`)];
      expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
      expect(answers.some((answer) => answer.text.includes('Lumen'))).toBe(false);
    }
  });
});
