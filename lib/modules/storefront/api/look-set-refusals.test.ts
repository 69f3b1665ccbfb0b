/** @jest-environment node */
import sharp from 'sharp';
import type { KeptColourSet } from '@/lib/modules/storefront/contract/look-sets';
import { MAX_SETS } from '@/lib/modules/storefront/rules/look-sets';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { ADMIN, code, data, DUSK, setsOf, SETS } from '@/scripts/test/look-sets';
import { lookSetHandlers } from './look-sets';
import { readConfigurationHandler } from './read-configuration';
import { updateConfigurationHandler } from './update-configuration';
import { openFor } from '@/scripts/test/open-client';

jest.setTimeout(90_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([...lookSetHandlers, readConfigurationHandler, updateConfigurationHandler]);
  await openFor(world, 'super@merchloom.example', 'ten_fjord');
});
afterAll(() => world.close());

const { choose, newColours } = setsOf(() => world);

describe('colour sets that are refused (S3.6-14)', () => {
  test('who saves after someone else is shown what is stored, and changes nothing', async () => {
    const made = await newColours({ ...DUSK, name: 'Twice' });
    const path = `${SETS}/colours/${made.id}`;
    const first = await world.post(path, { version: 1, colourSet: { ...DUSK, name: 'First' } }, ADMIN);
    const second = await world.post(path, { version: 1, colourSet: { ...DUSK, name: 'Second' } }, ADMIN);
    expect(code(second)).toEqual([409, 'conflict']);
    expect(second.json.data).toEqual({ set: first.json.data });
  });

  test('a background is kept, replaced, named again and removed; one of another tenant is none', async () => {
    const png = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1f4d3a' } })
      .png()
      .toBuffer();
    const form = new FormData();
    for (const [key, value] of Object.entries(DUSK)) form.set(`colourSet[${key}]`, value);
    form.set('colourSet[blob]', new File([new Uint8Array(png)], 'wave.png', { type: 'image/png' }));
    const made = data<KeptColourSet>(await world.post(`${SETS}/colours`, form, ADMIN));
    expect(made.backgroundImage).toMatch(/^\/api\/ten_fjord\/files\/fil_/);
    const again = await newColours({ ...DUSK, backgroundImage: made.backgroundImage });
    expect(again.backgroundImage).toBe(made.backgroundImage);
    const change = (colourSet: object) =>
      world.post(`${SETS}/colours/${again.id}`, { version: again.version, colourSet }, ADMIN);
    const foreign = await change({ ...DUSK, backgroundImage: '/api/ten_lumen/files/fil_x' });
    expect(foreign.json.codes).toEqual({ 'colourSet.backgroundImage': ['unknown'] });
    const gone = await change({ ...DUSK, backgroundImage: '' });
    expect(data<KeptColourSet>(gone).backgroundImage).toBeNull();
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
