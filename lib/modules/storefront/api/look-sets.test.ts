/** @jest-environment node */
import sharp from 'sharp';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import * as contract from '@/lib/modules/storefront/contract/look-sets';
import { listFonts } from '@/lib/modules/design/service/list-fonts';
import { MAX_SETS } from '@/lib/modules/storefront/rules/look-sets';
import { WEB_FONTS } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { lookSetHandlers } from './look-sets';
import { readConfigurationHandler } from './read-configuration';
import { updateConfigurationHandler } from './update-configuration';
import { restoreVersionHandler } from './versions';

jest.setTimeout(90_000);

const ADMIN = 'admin@fjord-fern.example';
const SERVICE = 'service@fjord-fern.example';
const SETS = '/api/ten_fjord/look-sets';
const STORE = '/api/ten_fjord/store-admin/fjord-fern/configuration';

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

const DUSK = { name: 'Dusk', primary: '#33204d', secondary: '#f4eef9', tertiary: '#B0306A' };
const PAIR = {
  fontSetName: 'Poster',
  fontSetDescription: 'Loud',
  fontOne: { name: 'Anton', weight: 400 },
  fontTwo: { name: 'Lora' },
};
const data = <T>(answer: DemoAnswer) => answer.json.data as unknown as T;
const code = (answer: DemoAnswer) => [answer.status, answer.json.code];
const sets = async () => data<contract.LookSets>(await world.get(SETS, ADMIN));
const store = async () => data<Configuration>(await world.get(STORE, ADMIN));
const choose = (storeConfig: object) => world.post(`${STORE}/update`, { storeConfig }, ADMIN);
async function newColours(colourSet: object = DUSK): Promise<contract.KeptColourSet> {
  const answer = await world.post(`${SETS}/colours`, { colourSet }, ADMIN);
  check(contract.createColourSet, answer);
  return data(answer);
}
async function newFonts(): Promise<contract.KeptFontSet> {
  const answer = await world.post(`${SETS}/fonts`, { fontSet: PAIR }, ADMIN);
  check(contract.createFontSet, answer);
  return data(answer);
}
const logged = async (subject: string) =>
  (
    await world.sql<{ action: string }>(
      'select action from audit_log where subject_id = $1 order by at, id',
      [subject],
    )
  ).map(({ action }) => action);
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

  test('who saves after someone else is shown what is stored, and changes nothing', async () => {
    const made = await newColours({ ...DUSK, name: 'Twice' });
    const path = `${SETS}/colours/${made.id}`;
    const first = await world.post(path, { version: 1, colourSet: { ...DUSK, name: 'First' } }, ADMIN);
    const second = await world.post(path, { version: 1, colourSet: { ...DUSK, name: 'Second' } }, ADMIN);
    expect(code(second)).toEqual([409, 'conflict']);
    expect(second.json.data).toEqual({ set: first.json.data });
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

  test('a background is kept, replaced, named again and removed; one of another tenant is none', async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1f4d3a' } })
      .png()
      .toBuffer();
    const form = new FormData();
    for (const [key, value] of Object.entries(DUSK)) form.set(`colourSet[${key}]`, value);
    form.set('colourSet[blob]', new File([new Uint8Array(png)], 'wave.png', { type: 'image/png' }));
    const made = data<contract.KeptColourSet>(await world.post(`${SETS}/colours`, form, ADMIN));
    expect(made.backgroundImage).toMatch(/^\/api\/ten_fjord\/files\/fil_/);
    const again = await newColours({ ...DUSK, backgroundImage: made.backgroundImage });
    expect(again.backgroundImage).toBe(made.backgroundImage);
    const change = (colourSet: object) =>
      world.post(`${SETS}/colours/${again.id}`, { version: again.version, colourSet }, ADMIN);
    const foreign = await change({ ...DUSK, backgroundImage: '/api/ten_lumen/files/fil_x' });
    expect(foreign.json.codes).toEqual({ 'colourSet.backgroundImage': ['unknown'] });
    const gone = await change({ ...DUSK, backgroundImage: '' });
    expect(data<contract.KeptColourSet>(gone).backgroundImage).toBeNull();
    form.set('colourSet[blob]', new File(['<svg onload="x()"/>'], 'x.png', { type: 'image/png' }));
    const refused = await world.post(`${SETS}/colours`, form, ADMIN);
    expect(refused.json.codes).toEqual({ 'colourSet.blob': ['file_type'] });
  });

  test.each([
    [{ ...DUSK, primary: 'red' }, 'colourSet.primary', 'bad_colour'],
    [{ ...DUSK, secondary: '#33204e' }, 'colourSet.secondary', 'low_contrast'],
    [{ ...DUSK, name: ' ' }, 'colourSet.name', 'required'],
    [{ ...DUSK, name: 'x'.repeat(81) }, 'colourSet.name', 'too_long'],
    [{ ...DUSK, createdByUserId: 'usr_x' }, 'colourSet.createdByUserId', 'unknown_key'],
  ])('%j is refused at its field', async (colourSet, field, error) => {
    const answer = await world.post(`${SETS}/colours`, { colourSet }, ADMIN);
    expect([answer.status, answer.json.codes]).toEqual([422, { [field]: [error] }]);
  });

  test('a set that a locked event shows is not the client’s to change; staff’s is', async () => {
    const made = await newColours({ ...DUSK, name: 'Locked' });
    await choose({ colourSet: { id: made.id } });
    await world.sql("update events set locked = true, lock_reason = 'Reprint' where slug = 'fjord-fern'");
    const path = `${SETS}/colours/${made.id}`;
    const refused = await world.post(path, { version: 1, colourSet: DUSK }, ADMIN);
    expect(code(refused)).toEqual([409, 'event_locked']);
    expect(refused.json.data).toEqual({
      reason: 'Reprint',
      events: [{ slug: 'fjord-fern', name: 'Fjord & Fern' }],
    });
    expect((await world.post(path, { version: 1, colourSet: DUSK }, 'super@merchloom.example')).status).toBe(
      200,
    );
    await world.sql("update events set locked = false, lock_reason = null where slug = 'fjord-fern'");
  });

  test('there is a most, also when two are added at once', async () => {
    await world.sql(
      `insert into colour_sets (tenant_id, id, name, primary_colour, secondary_colour, tertiary_colour)
       select 'ten_fjord', 'col_many_' || n, 'n' || n, '#111111', '#eeeeee', '#222222'
       from generate_series(1, $1 - 1 - (select count(*)::int from colour_sets where tenant_id = 'ten_fjord')) n`,
      [MAX_SETS],
    );
    const add = () => world.post(`${SETS}/colours`, { colourSet: DUSK }, ADMIN);
    const two = await Promise.all([add(), add()]);
    expect(two.map(({ status }) => status).sort()).toEqual([200, 422]);
    await world.sql("delete from colour_sets where id like 'col_many_%'");
  });
});

describe('font sets of a tenant (S3.6-14)', () => {
  test('fonts come from the library, with their file and the default weights', async () => {
    const made = await newFonts();
    expect(made).toMatchObject({
      fontSetName: 'Poster',
      fontSetDescription: 'Loud',
      fontOne: { name: 'Anton', url: '/api/font-book/Anton', weight: 400 },
      fontTwo: { name: 'Lora', url: '/api/font-book/Lora', weight: 400 },
    });
    expect((await store()).available_font_sets.at(-1)).toMatchObject({ id: made.id });
    const families = listFonts().map(({ family }) => family);
    expect(Object.keys(WEB_FONTS).filter((name) => !families.includes(name))).toEqual([]);
  });

  test('one that stores use changes with them, and a kept version has its fonts as they were', async () => {
    const made = await newFonts();
    await choose({ fontSet: { id: made.id } });
    const { version } = await store();
    const change = { version: 1, fontSet: { ...PAIR, fontTwo: { name: 'Inter', weight: 500 } } };
    const answer = await world.post(`${SETS}/fonts/${made.id}`, change, ADMIN);
    check(contract.updateFontSet, answer);
    const changed = await store();
    expect([changed.version, changed.store_font_set.fontTwo]).toEqual([
      version + 1,
      { name: 'Inter', url: '/api/font-book/Inter', weight: 500 },
    ]);
    const refused = await world.post(`${SETS}/fonts/${made.id}/delete`, {}, ADMIN);
    expect([code(refused), refused.json.data['count']]).toEqual([[409, 'in_use'], 1]);
    const back = await world.post(`${STORE}/restore`, { restore: version, version: changed.version }, ADMIN);
    expect(data<Configuration>(back).store_font_set.fontTwo).toMatchObject({ name: 'Lora', weight: 400 });
    expect((await world.post(`${SETS}/fonts/${made.id}/delete`, {}, ADMIN)).status).toBe(200);
    expect(await logged(made.id)).toEqual(['font_set.created', 'font_set.updated', 'font_set.deleted']);
  });

  test('a font that store pages do not have is refused at its field', async () => {
    const fontSet = { ...PAIR, fontOne: { name: '"} body { x' } };
    const answer = await world.post(`${SETS}/fonts`, { fontSet }, ADMIN);
    expect([answer.status, answer.json.codes]).toEqual([422, { 'fontSet.fontOne.name': ['unknown'] }]);
  });
});

test('customer service reads and changes nothing; another tenant finds none', async () => {
  expect((await world.get(SETS, SERVICE)).status).toBe(200);
  for (const [path, body] of [
    ['colours', { colourSet: DUSK }],
    ['colours/col_fjord_moss', { version: 1, colourSet: DUSK }],
    ['colours/col_fjord_moss/delete', {}],
    ['fonts', { fontSet: PAIR }],
    ['fonts/fon_fjord_lora', { version: 1, fontSet: PAIR }],
    ['fonts/fon_fjord_lora/delete', {}],
  ] as const) {
    expect(code(await world.post(`${SETS}/${path}`, body, SERVICE))).toEqual([403, 'forbidden']);
    const theirs = await world.post(`/api/ten_lumen/look-sets/${path}`, body, ADMIN);
    expect(code(theirs)).toEqual([404, 'not_found']);
  }
  const foreign = await world.post(
    '/api/ten_lumen/look-sets/colours/col_fjord_moss/delete',
    {},
    'admin@lumen-robotics.example',
  );
  expect(code(foreign)).toEqual([404, 'not_found']);
});
