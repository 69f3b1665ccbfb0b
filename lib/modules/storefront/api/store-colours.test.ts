/** @jest-environment node */
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { readConfiguration } from '@/lib/modules/storefront/contract/read';
import { updateConfiguration } from '@/lib/modules/storefront/contract/update';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { readConfigurationHandler } from './read-configuration';
import { updateConfigurationHandler } from './update-configuration';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const READ = '/api/ten_fjord/store-admin/fjord-fern/configuration';
const UPDATE = `${READ}/update`;
/** A store without a logo. */
const SUMMER = '/api/ten_fjord/store-admin/fjord-fern-summer/configuration/update';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readConfigurationHandler, updateConfigurationHandler]);
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

describe('colours', () => {
  test('a set of the list is chosen by its id', async () => {
    const data = changed(await update({ colourSet: { id: 'col_fjord_harbour' } }));
    expect(data.store_colour_set.name).toBe('Harbour');
    expect(data.available_colour_sets).toHaveLength(3);
  });

  test('changed colours make a set of the tenant’s own, changed again they change that one', async () => {
    const own = changed(await update({ colourSet: { id: 'col_fjord_moss', primary: '#2A5D4A' } }));
    expect(own.store_colour_set).toMatchObject({
      name: 'Moss 2',
      primary: '#2a5d4a',
      secondary: '#f2ead9',
      createdByUserId: 'usr_fjord_admin',
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
    changed(await update({ colourSet: { id: own.id } }, SUMMER));
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
    [{ surprise: 1 }, 'storeConfig.surprise', 'unknown_key'],
  ])('%j is refused at its field and changes nothing', async (change, field, code) => {
    const [before, log] = [await read(), await logged()];
    const answer = await update(change);
    expect([answer.status, answer.json.codes]).toEqual([422, { [field]: [code] }]);
    expect([await read(), await logged()]).toEqual([before, log]);
  });

  test('a logo is not switched on without a picture', async () => {
    const answer = await update({ customLogo: { enabled: true } }, SUMMER);
    expect([answer.status, answer.json.codes]).toEqual([
      422,
      { 'storeConfig.customLogo.blob': ['required'] },
    ]);
  });
});
