/** @jest-environment node */
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { listVersions, restoreVersion, type StoreVersion } from '@/lib/modules/storefront/contract/versions';
import { KEPT_VERSIONS } from '@/lib/modules/storefront/service/versions/keep-version';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { readConfigurationHandler } from './read-configuration';
import { updateConfigurationHandler } from './update-configuration';
import { listVersionsHandler, restoreVersionHandler } from './versions';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const READ = '/api/ten_fjord/store-admin/fjord-fern/configuration';
const EVENT = 'evt_fjord_fern';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    readConfigurationHandler,
    updateConfigurationHandler,
    listVersionsHandler,
    restoreVersionHandler,
  ]);
});
afterAll(() => world.close());

const read = async () => (await world.get(READ, ADMIN)).json.data as unknown as Configuration;
const update = async (storeConfig: Record<string, unknown>) => {
  const answer = await world.post(`${READ}/update`, { storeConfig }, ADMIN);
  expect(answer.status).toBe(200);
};
const restore = (body: object, person = ADMIN) => world.post(`${READ}/restore`, body, person);
async function list(): Promise<StoreVersion[]> {
  const answer = await world.get(`${READ}/versions`, ADMIN);
  check(listVersions, answer);
  return answer.json.data['versions'] as unknown as StoreVersion[];
}
/** What a version holds, as the database writes it. */
async function bytesOf(version: number): Promise<string> {
  const [row] = await world.sql(
    `select look::text || font_set_id as bytes from store_configuration_versions where event_id = $1 and version = $2`,
    [EVENT, version],
  );
  return String(row?.['bytes']);
}
/** What the store wears now, without what counts saves. */
const worn = async () => {
  const { store_page_content, store_colour_set, store_font_set, instagram_url } = await read();
  const { id: _, createdByUserId: __, ...colours } = store_colour_set;
  return JSON.stringify({ store_page_content, colours, store_font_set, instagram_url });
};

describe('versions of a store’s look (S3.6-13)', () => {
  test('the first save keeps what was before it, and every save what it made', async () => {
    expect(await list()).toEqual([]);
    await update({ homeHeading: 'Second', colourSet: { primary: '#123456' } });
    await update({ homeHeading: 'Third', colourSet: { primary: '#654321', name: 'Plum' } });
    expect(await list()).toMatchObject([
      { version: 3, home_heading: 'Third', colours: ['#654321', '#f2ead9', '#b5532a'], restored_from: null },
      { version: 2, home_heading: 'Second', colours: ['#123456', '#f2ead9', '#b5532a'] },
      { version: 1, home_heading: 'Coffee people, well dressed', colours: ['#1f4d3a', '#f2ead9', '#b5532a'] },
    ]);
  });

  test('a version comes back byte for byte, as a new one, though its colour set was changed since', async () => {
    const third = await worn();
    const answer = await restore({ restore: 2, version: 3 });
    check(restoreVersion, answer);
    expect(answer.json.data).toMatchObject({ version: 4, store_page_content: { home_heading: 'Second' } });
    expect(await bytesOf(4)).toBe(await bytesOf(2));
    await restore({ restore: 3, version: 4 });
    expect(await worn()).toBe(third);
    expect(await bytesOf(5)).toBe(await bytesOf(3));
    await restore({ restore: 1, version: 5 });
    expect(await bytesOf(6)).toBe(await bytesOf(1));
    expect((await read()).store_colour_set.id).toBe('col_fjord_moss');
    expect((await list())[0]).toMatchObject({ version: 6, restored_from: 1 });
  });

  test('a set that another store wears by now stays as it is, and the colours come back all the same', async () => {
    await update({ colourSet: { primary: '#0a0a0a', name: 'Night' } });
    const { store_colour_set: night, version } = await read();
    await world.sql(
      `update store_configurations set colour_set_id = $1 where tenant_id = 'ten_fjord' and event_id <> $2`,
      [night.id, EVENT],
    );
    await world.sql(`update colour_sets set primary_colour = '#0b0b0b' where id = $1`, [night.id]);
    await update({ homeHeading: 'Later' });
    expect((await restore({ restore: version, version: version + 1 })).status).toBe(200);
    expect(await bytesOf(version + 2)).toBe(await bytesOf(version));
    expect(await world.sql('select primary_colour from colour_sets where id = $1', [night.id])).toEqual([
      { primary_colour: '#0b0b0b' },
    ]);
  });

  test('it is logged', async () => {
    const [row] = await world.sql(
      `select actor_user_id, data from audit_log where action = 'store.configuration_updated' and data ? 'restored' order by at limit 1`,
    );
    expect(row).toEqual({ actor_user_id: 'usr_fjord_admin', data: { restored: 2 } });
  });

  test('not over somebody else’s save, not to a version that there is not, not by those who may not save', async () => {
    const { version } = await read();
    expect((await restore({ restore: 1, version: version - 1 })).json.code).toBe('conflict');
    expect((await restore({ restore: 99_999, version })).status).toBe(404);
    expect((await restore({ restore: 1, version }, 'service@fjord-fern.example')).status).toBe(403);
    expect((await restore({ restore: 1, version }, 'admin@lumen-robotics.example')).status).toBe(404);
    expect((await read()).version).toBe(version);
  });

  test('old ones are forgotten', async () => {
    const { version } = await read();
    await world.sql(`update store_configurations set version = $1 where event_id = $2`, [
      version + KEPT_VERSIONS - 1,
      EVENT,
    ]);
    await update({ homeHeading: 'Much later' });
    const kept = (await list()).map((one) => one.version);
    expect(Math.min(...kept)).toBe(version);
    expect(kept).not.toContain(1);
  });
});
