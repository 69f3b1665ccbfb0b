/** @jest-environment node */
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { readConfiguration } from '@/lib/modules/storefront/contract/read';
import { updateConfiguration } from '@/lib/modules/storefront/contract/update';
import { readStorefrontHandler } from './read-storefront';
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

describe('reading', () => {
  test('the store’s look and words, and three sets of each to choose from', async () => {
    const data = await read();
    expect(data).toMatchObject({
      store_colour_set: { id: 'col_fjord_moss', primary: '#1f4d3a', createdByUserId: null },
      store_font_set: { fontSetName: 'Lora and Inter', fontOne: { weight: 500 }, fontTwo: { weight: 400 } },
      store_page_content: { home_heading: 'Coffee people, well dressed' },
      name: 'Fjord & Fern',
      locked: false,
      version: 1,
    });
    expect([data.available_colour_sets.length, data.available_font_sets.length]).toEqual([3, 3]);
  });
});

describe('changing', () => {
  test('the answer is what is read next, what is left out stays; store, log and purge know it (S7-25)', async () => {
    const before = await read();
    const after = changed(await update({ version: before.version, homeHeading: 'Warm hands' }));
    expect(after).toEqual({
      ...before,
      version: before.version + 1,
      store_page_content: { ...before.store_page_content, home_heading: 'Warm hands' },
    });
    expect(await read()).toEqual(after);
    const { json } = await world.get('/api/storefront/fjord-fern');
    expect(json.data).toMatchObject({ storeConfig: { homeHeading: 'Warm hands' } });
    const { home_heading } = before.store_page_content;
    const [row] = await world.sql(
      "select actor, actor_user_id, subject_id, data, changes from audit_log where action = 'store.configuration_updated'",
    );
    expect(row).toEqual({
      actor: 'client',
      actor_user_id: 'usr_fjord_admin',
      subject_id: 'evt_fjord_fern',
      data: { fields: ['homeHeading'] },
      changes: { home_heading: { before: home_heading, after: 'Warm hands' } },
    });
    const jobs = await world.asOwner<{ task: string }>(
      `select t.identifier as task from graphile_worker._private_jobs j
       join graphile_worker._private_tasks t on t.id = j.task_id where j.key = 'purge:fjord-fern'`,
    );
    expect(jobs).toEqual([{ task: 'purge-store' }]);
  });

  test('the layout is the one of today until another is chosen, and none that there is not', async () => {
    expect((await read()).store_page_content.layout).toBe('classic');
    const unknown = await update({ layout: 'sideways' });
    expect([unknown.status, Object.keys(unknown.json.codes ?? {})]).toEqual([422, ['storeConfig.layout']]);
    expect(changed(await update({ layout: 'showcase' })).store_page_content.layout).toBe('showcase');
    changed(await update({ homeHeading: 'Warm hands' }));
    const { json } = await world.get('/api/storefront/fjord-fern');
    expect(json.data).toMatchObject({ storeConfig: { layout: 'showcase', homeHeading: 'Warm hands' } });
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
