/** @jest-environment node */
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import * as contract from '@/lib/modules/storefront/contract/look-sets';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { ADMIN, code, data, DUSK, setsOf, SETS, STORE } from '@/scripts/test/look-sets';
import { lookSetHandlers } from './look-sets';
import { readConfigurationHandler } from './read-configuration';
import { updateConfigurationHandler } from './update-configuration';
import { restoreVersionHandler } from './versions';

jest.setTimeout(90_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    ...lookSetHandlers,
    readConfigurationHandler,
    updateConfigurationHandler,
    restoreVersionHandler,
  ]);
});
afterAll(() => world.close());

const { choose, logged, newColours, sets, store } = setsOf(() => world);
const purges = async () =>
  (
    await world.asOwner<{ key: string }>(
      "select key from graphile_worker.jobs where key like 'purge:%' order by key",
    )
  ).map(({ key }) => key);

describe('colour sets of a tenant (S3.6-14)', () => {
  test('one is added, can be chosen, and is told to be in use where it is', async () => {
    const made = await newColours();
    expect(made).toMatchObject({
      ...DUSK,
      tertiary: '#b0306a',
      createdByUserId: 'usr_fjord_admin',
      backgroundImage: null,
      version: 1,
      in_use: { count: 0, events: [] },
    });
    expect((await store()).available_colour_sets.at(-1)).toMatchObject({ id: made.id, name: 'Dusk' });
    expect((await choose({ colourSet: { id: made.id } })).status).toBe(200);
    const answer = await world.get(SETS, ADMIN);
    check(contract.listLookSets, answer);
    const kept = (await sets()).colour_sets.find(({ id }) => id === made.id);
    expect(kept?.in_use).toEqual({
      count: 1,
      events: [{ slug: 'fjord-fern', name: 'Fjord & Fern', deleted: false }],
    });
    expect((await newColours()).name).toBe('Dusk 2');
  });

  test('changing one that is in use gives its stores a new version, keeps the old look, and purges them', async () => {
    const { store_colour_set: worn, version } = await store();
    await world.asOwner("delete from graphile_worker._private_jobs where key like 'purge:%'");
    const change = { version: 1, colourSet: { ...DUSK, name: 'Night', primary: '#101820' } };
    const answer = await world.post(`${SETS}/colours/${worn.id}`, change, ADMIN);
    check(contract.updateColourSet, answer);
    expect(answer.json.data).toMatchObject({ name: 'Night', primary: '#101820', version: 2 });
    const after = await store();
    expect(after.version).toBe(version + 1);
    expect(after.store_colour_set.primary).toBe('#101820');
    expect(await purges()).toEqual(['purge:fjord-fern']);
    expect(await logged(worn.id)).toEqual(['colour_set.created', 'colour_set.updated']);
    const back = await world.post(`${STORE}/restore`, { restore: version, version: after.version }, ADMIN);
    expect(data<Configuration>(back).store_colour_set.primary).toBe('#33204d');
  });

  test('one that is in use is not deleted, and the refusal names the events; unused it goes', async () => {
    const made = await newColours({ ...DUSK, name: 'Short' });
    await choose({ colourSet: { id: made.id } });
    await world.sql(
      `update store_configurations set colour_set_id = $1
       where event_id = (select id from events where slug = 'fjord-fern-summer')`,
      [made.id],
    );
    await world.sql(
      "update events set status = 'Draft', deleted_at = now(), purge_due_at = now() where slug = 'fjord-fern-summer'",
    );
    const refused = await world.post(`${SETS}/colours/${made.id}/delete`, {}, ADMIN);
    expect(code(refused)).toEqual([409, 'in_use']);
    expect(refused.json.data).toEqual({
      count: 2,
      events: [
        { slug: 'fjord-fern', name: 'Fjord & Fern', deleted: false },
        expect.objectContaining({ slug: 'fjord-fern-summer', deleted: true }),
      ],
    });
    await world.sql('update store_configurations set colour_set_id = $1 where colour_set_id = $2', [
      'col_fjord_moss',
      made.id,
    ]);
    await world.sql(
      "update events set deleted_at = null, purge_due_at = null, status = 'Active' where slug = 'fjord-fern-summer'",
    );
    expect((await world.post(`${SETS}/colours/${made.id}/delete`, {}, ADMIN)).status).toBe(200);
    expect((await sets()).colour_sets.some(({ id }) => id === made.id)).toBe(false);
    expect(code(await world.post(`${SETS}/colours/${made.id}/delete`, {}, ADMIN))).toEqual([
      404,
      'not_found',
    ]);
    expect(await logged(made.id)).toEqual(['colour_set.created', 'colour_set.deleted']);
  });
});
