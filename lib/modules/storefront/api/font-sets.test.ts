/** @jest-environment node */
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import * as contract from '@/lib/modules/storefront/contract/look-sets';
import { listFonts } from '@/lib/modules/design/service/list-fonts';
import { WEB_FONTS } from '@/lib/modules/storefront/rules/theme/web-fonts';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { ADMIN, code, data, DUSK, PAIR, setsOf, SETS, STORE } from '@/scripts/test/look-sets';
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

const { choose, logged, newFonts, store } = setsOf(() => world);

const SERVICE = 'service@fjord-fern.example';

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
