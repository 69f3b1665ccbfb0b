/** @jest-environment node */
import { fontLibraryHandler } from '@/lib/modules/design/api/font-library';
import { staffFontHandlers } from '@/lib/modules/design/api/staff-fonts';
import { FONT_FAMILIES } from '@/lib/modules/design/rules/font-library';
import type { FontLibraryEntry } from '@/lib/modules/design/contract/font-library';
import * as fonts from '@/lib/modules/design/contract/staff-fonts';
import { forgetFontChoice, readFontChoice } from '@/lib/modules/design/service/fonts/read-choice';
import { lookSetHandlers } from '@/lib/modules/storefront/api/look-sets';
import { createEventHandler } from '@/lib/modules/event-builder/api/create-event';
import { temporaryStoreExample } from '@/lib/modules/event-builder/contract/temporary-store';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { readLookUses, type LookUses } from '@/lib/modules/storefront/contract/look-uses';
import * as contract from '@/lib/modules/storefront/contract/palettes';
import type { StaffPalette } from '@/lib/modules/storefront/contract/palettes';
import { BUILDER_FONT_SETS, offeredPairs, PALETTE_IDS, PALETTES } from '@/lib/modules/storefront/rules/looks';
import { FIRST_PALETTES, MOST_PALETTES } from '@/lib/modules/storefront/rules/palettes';
import { forgetPalettes, offeredPalettes } from './read-palettes';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { paletteHandlers } from '@/lib/modules/storefront/api/palettes';
import { readConfigurationHandler } from '@/lib/modules/storefront/api/read-configuration';

jest.setTimeout(60_000);

const [SUPER, CARE, ISLA] = ['super@merchloom.example', 'care@merchloom.example', 'admin@fjord-fern.example'];
const PINE = {
  names: { en: 'Pine', de: 'Kiefer', fr: '' },
  primary: '#1F4D55',
  secondary: '#f2ead9',
  tertiary: '#b5532a',
};

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    ...[...paletteHandlers, ...staffFontHandlers, ...lookSetHandlers],
    ...[fontLibraryHandler, createEventHandler, readConfigurationHandler],
  ]);
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.asOwner('delete from platform_palettes where made_by is not null');
  await world.asOwner('update platform_palettes set withdrawn_at = null, names = null');
  for (const [at, id] of PALETTE_IDS.entries())
    await world.asOwner(`update platform_palettes set place = ${at + 1} where id = '${id}'`);
  await world.asOwner(`delete from platform_audit where action like 'palette.%' or action like 'font.%'`);
  forgetPalettes();
  await world.asOwner('delete from withdrawn_fonts');
  forgetFontChoice();
});

const add = (change: object = {}, who = SUPER) => world.post('/api/palettes', { ...PINE, ...change }, who);
const offer = (id: string, isOffered: boolean, who = SUPER) =>
  world.post(`/api/palettes/${id}/offer`, { is_offered: isOffered }, who);
const order = (was: readonly string[], ids: readonly string[]) =>
  world.post('/api/palettes/order', { was, ids }, SUPER);
const offeredIds = async () => (await offeredPalettes('en')).map(({ id }) => id);
async function list(): Promise<StaffPalette[]> {
  const answer = await world.get('/api/palettes', SUPER);
  check(contract.listPalettes, answer);
  return (answer.json.data as unknown as { palettes: StaffPalette[] }).palettes;
}
const logged = () =>
  world.asOwner<{ action: string; subject: string | null; subject_label: string | null; changes: unknown }>(
    `select action, subject, subject_label, changes from platform_audit where action like 'palette.%' order by id`,
  );

describe('palettes that staff keep (S2.2-326)', () => {
  test('the first ones are those of the code, in their order', async () => {
    expect(await offeredPalettes('en')).toEqual(FIRST_PALETTES);
    const all = await list();
    expect(all.map(({ id, names, made_by }) => [id, names, made_by])).toEqual(
      PALETTE_IDS.map((id) => [id, null, null]),
    );
  });

  test('one is added last, named in the reader’s language or in English, with one row in the log', async () => {
    const answer = await add();
    check(contract.addPalette, answer);
    const { id } = answer.json.data as unknown as { id: string };
    const colours = { primary: '#1f4d55', secondary: '#f2ead9', tertiary: '#b5532a' };
    expect((await offeredPalettes('de')).at(-1)).toEqual({ id, name: 'Kiefer', ...colours });
    expect((await offeredPalettes('fr')).at(-1)).toEqual({ id, name: 'Pine', ...colours });
    expect((await list()).at(-1)).toMatchObject({
      id,
      names: { en: 'Pine', de: 'Kiefer' },
      withdrawn_at: null,
    });
    expect(await logged()).toEqual([
      {
        action: 'palette.added',
        subject: id,
        subject_label: 'Pine',
        changes: {
          texts: { before: null, after: { en: 'Pine', de: 'Kiefer' } },
          primary: { before: null, after: '#1f4d55' },
          secondary: { before: null, after: '#f2ead9' },
          tertiary: { before: null, after: '#b5532a' },
        },
      },
    ]);
  });

  test.each([
    ['colours that look alike', { secondary: '#1f4d56' }, { secondary: ['low_contrast'] }],
    ['no colour', { tertiary: 'red' }, { tertiary: ['bad_colour'] }],
    ['no English name', { names: { en: ' ' } }, { 'names.en': ['required'] }],
    ['the colours of another one', PALETTES.plum, { primary: ['colours_taken'] }],
  ])('%s is refused at its field', async (_name, change, codes) => {
    const answer = await add(change);
    expect([answer.status, answer.json.codes]).toEqual([422, codes]);
    expect([await offeredPalettes('en'), await logged()]).toEqual([FIRST_PALETTES, []]);
  });

  test('there is an end to how many are offered', async () => {
    for (let at = PALETTE_IDS.length; at < MOST_PALETTES; at += 1)
      expect((await add({ tertiary: `#b5${String(at).padStart(4, '0')}` })).status).toBe(200);
    expect((await add()).json.code).toBe('too_many');
    expect((await offer('moss', false)).status).toBe(200);
    expect((await add()).status).toBe(200);
    expect((await offer('moss', true)).json.code).toBe('too_many');
  });

  test('one is withdrawn and brought back, after all others; doing it twice is logged once', async () => {
    for (const isOffered of [false, false]) check(contract.offerPalette, await offer('moss', isOffered));
    expect(await offeredIds()).toEqual(PALETTE_IDS.slice(1));
    expect((await list()).find(({ id }) => id === 'moss')?.withdrawn_at).not.toBeNull();
    await offer('moss', true);
    expect(await offeredIds()).toEqual([...PALETTE_IDS.slice(1), 'moss']);
    const shown = (before: boolean) => ({ shown: { before, after: !before } });
    expect((await logged()).map(({ action, subject, changes }) => [action, subject, changes])).toEqual([
      ['palette.withdrawn', 'moss', shown(true)],
      ['palette.offered', 'moss', shown(false)],
    ]);
  });

  test('the last one stays, and there is none by another id', async () => {
    for (const id of PALETTE_IDS.slice(1)) await offer(id, false);
    expect((await offer('moss', false)).json.code).toBe('conflict');
    expect(await offeredIds()).toEqual(['moss']);
    expect((await offer('pal_nobody', false)).status).toBe(404);
  });

  test('their order is changed by whoever saw it last', async () => {
    const [first = '', second = '', ...others] = PALETTE_IDS;
    const [was, ids] = [PALETTE_IDS, [second, first, ...others]];
    const answer = await order(was, ids);
    check(contract.orderPalettes, answer);
    expect(await offeredIds()).toEqual(ids);
    expect((await order(was, [...was].reverse())).json.code).toBe('conflict');
    expect((await order(ids, ids.slice(1))).json.code).toBe('conflict');
    expect((await order(ids, [first, first, ...others])).json.code).toBe('conflict');
    expect((await logged()).map(({ action, subject }) => [action, subject])).toEqual([
      ['palette.ordered', null],
    ]);
  });

  test('one is renamed by whoever read its names last; a first one too, and back (S2.2-331)', async () => {
    const rename = (id: string, was: object | null, names: object, who = SUPER) =>
      world.post(`/api/palettes/${id}/names`, { was, names }, who);
    const called = async () => (await list()).find(({ id }) => id === 'plum')?.called;
    const first = await called();
    expect(first).toMatchObject({ en: 'Plum', fr: 'Prune', de: 'Pflaume' });
    const wanted = { ...first, en: 'Damson', fr: '' };
    check(contract.renamePalette, await rename('plum', null, wanted));
    const { fr: _, ...kept } = { ...first, en: 'Damson' };
    expect(await called()).toEqual(kept);
    const inFrench = (await offeredPalettes('fr')).find(({ id }) => id === 'plum');
    expect(inFrench?.name).toBe('Damson');
    expect((await rename('plum', null, { en: 'Aubergine' })).json.code).toBe('conflict');
    expect((await rename('plum', kept, kept)).status).toBe(200);
    expect((await rename('plum', kept, { en: ' ' })).json.codes).toEqual({ 'names.en': ['required'] });
    expect((await rename('pal_nobody', null, wanted)).status).toBe(404);
    expect((await rename('plum', kept, wanted, CARE)).status).toBe(403);
    expect((await rename('plum', kept, { ...first })).status).toBe(200);
    expect(await offeredPalettes('fr')).toEqual(FIRST_PALETTES);
    const rows = await logged();
    expect(rows.map(({ action, subject_label: label }) => [action, label])).toEqual([
      ['palette.renamed', 'Damson'],
      ['palette.renamed', 'Plum'],
    ]);
    expect(rows[0]?.changes).toEqual({ texts: { before: first, after: kept } });
  });

  test('nobody but admins of staff', async () => {
    for (const [who, status] of [
      [CARE, 403],
      [ISLA, 404],
    ] as const) {
      const answers = [
        await world.get('/api/palettes', who),
        await add({}, who),
        await offer('moss', false, who),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
    }
    expect(await offeredPalettes('en')).toEqual(FIRST_PALETTES);
  });
});

describe('stores have copies (S2.2-327)', () => {
  const sets = async (tenantId: string) =>
    world.sql<{ name: string; primary_colour: string }>(
      'select name, primary_colour from colour_sets where tenant_id = $1 order by created_at',
      [tenantId],
    );

  test('a client’s first store gets one of each that is offered; a withdrawn one changes no store', async () => {
    const before = await sets('ten_fjord');
    await add();
    await offer('harbour', false);
    expect(await sets('ten_fjord')).toEqual(before);
    const read = await world.get('/api/ten_fjord/store-admin/fjord-fern/configuration', ISLA);
    const { available_colour_sets: shown } = read.json.data as unknown as Configuration;
    expect(shown.map(({ name }) => name)).toContain('Harbour');
    await world.sql(`delete from store_configurations where tenant_id = 'ten_fjord'`);
    await world.sql(`delete from colour_sets where tenant_id = 'ten_fjord'`);
    await world.sql(`delete from font_sets where tenant_id = 'ten_fjord'`);
    await world.asOwner("insert into withdrawn_fonts (family, withdrawn_at) values ('Roboto Slab', now())");
    const { img_id: _, ...store } = temporaryStoreExample;
    const page = { name: 'First of all', heading: '', subheading: '' };
    const harbour = { ...PALETTES.harbour, font_set: 'clean' };
    const made = await world.post(
      '/api/ten_fjord/events/create',
      { ...store, page, products: [], theme: harbour, image_id: null },
      ISLA,
    );
    expect(made.status).toBe(200);
    const names = (await sets('ten_fjord')).map(({ name }) => name);
    const offered = ['Moss', 'Signal', 'Plum', 'Sunup', 'Graphite', 'Lagoon', 'Brick', 'Pine'];
    // A store that was begun with the withdrawn one keeps its colours, in a set of its own.
    expect(names).toEqual([...offered, 'First of all']);
    const pairs = await world.sql<{ name: string }>(
      `select name from font_sets where tenant_id = 'ten_fjord' order by name`,
    );
    // Without those that have the withdrawn font (S2.2-330).
    const usable = Object.values(BUILDER_FONT_SETS).filter(({ name }) => !name.includes('Roboto Slab'));
    expect(pairs.map(({ name }) => name).sort()).toEqual(usable.map(({ name }) => name).sort());
  });
});

describe('fonts that staff withdraw (S2.2-329, S2.2-330)', () => {
  const set = (family: string, isOffered: boolean, who = SUPER) =>
    world.post(`/api/fonts/${encodeURIComponent(family)}/offer`, { is_offered: isOffered }, who);
  const library = async () =>
    (await world.get('/api/font-library')).json.data as unknown as FontLibraryEntry[];
  const withdrawn = async () =>
    (await library()).filter((font) => font.withdrawn).map(({ family }) => family);
  const listed = async () => {
    const answer = await world.get('/api/fonts', SUPER);
    check(fonts.listStaffFonts, answer);
    return (answer.json.data as unknown as { fonts: fonts.StaffFont[] }).fonts;
  };
  const setOf = (heading: string) => ({
    fontSet: { fontSetName: heading, fontOne: { name: heading }, fontTwo: { name: 'Inter' } },
  });

  test('one is marked in the library at once and comes back; doing it twice is logged once', async () => {
    expect(await withdrawn()).toEqual([]);
    for (const isOffered of [false, false]) check(fonts.offerFont, await set('Roboto Slab', isOffered));
    expect(await withdrawn()).toEqual(['Roboto Slab']);
    const gone = (await listed()).filter((font) => font.withdrawn_at !== null);
    expect(gone.map(({ family }) => family)).toEqual(['Roboto Slab']);
    await set('Roboto Slab', true);
    expect(await withdrawn()).toEqual([]);
    const rows = await world.asOwner<{ action: string; subject: string }>(
      `select action, subject from platform_audit where action like 'font.%' order by id`,
    );
    expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
      ['font.withdrawn', 'Roboto Slab'],
      ['font.offered', 'Roboto Slab'],
    ]);
  });

  test('all are ordered by whoever saw the order last, first as the pairs of the code (S2.2-332)', async () => {
    const families = async () => (await listed()).map(({ family }) => family);
    const order = (was: readonly string[], wanted: readonly string[], who = SUPER) =>
      world.post('/api/fonts/order', { was, families: wanted }, who);
    const first = await families();
    const pairs = Object.values(BUILDER_FONT_SETS);
    expect([...first].sort()).toEqual([...FONT_FAMILIES]);
    expect(first.slice(0, pairs.length)).toEqual(pairs.map(({ heading }) => heading));
    expect(offeredPairs(await readFontChoice())).toEqual(pairs);
    const [inter = '', lora = '', ...others] = first;
    const wanted = [lora, ...others, inter];
    check(fonts.orderFonts, await order(first, wanted));
    expect([await families(), (await readFontChoice()).order]).toEqual([wanted, wanted]);
    expect(offeredPairs(await readFontChoice()).map(({ id }) => id)).toEqual([
      ...['warm', 'sturdy', 'loud', 'tall', 'poster', 'script', 'marker', 'clean'],
    ]);
    const data = await library();
    expect(data.map(({ family }) => family)).toEqual([...FONT_FAMILIES]);
    expect(data.find(({ family }) => family === inter)?.place).toBe(wanted.length);
    expect((await order(first, wanted)).json.code).toBe('conflict');
    expect((await order(wanted, others)).json.code).toBe('conflict');
    expect((await order(wanted, first, CARE)).status).toBe(403);
    expect((await order(wanted, first)).status).toBe(200);
    const rows = await world.asOwner<{ changes: { fonts: { before: string } } }>(
      `select changes from platform_audit where action = 'font.ordered' order by id`,
    );
    expect(rows.map(({ changes }) => changes.fonts.before.split(', ')[0])).toEqual([inter, lora]);
  });

  test('what everything begins with stays, and only admins of staff change any', async () => {
    expect((await set('Inter', false)).json.code).toBe('conflict');
    expect((await set('Wingdings', false)).status).toBe(404);
    expect((await set('Anton', false, CARE)).status).toBe(403);
    expect((await set('Anton', false, ISLA)).status).toBe(404);
    expect(await withdrawn()).toEqual([]);
  });

  test('a new font set can’t have it, one that has it keeps it', async () => {
    const made = await world.post('/api/ten_fjord/look-sets/fonts', setOf('Anton'), ISLA);
    const { id, version } = made.json.data as unknown as { id: string; version: number };
    await set('Anton', false);
    const refused = await world.post('/api/ten_fjord/look-sets/fonts', setOf('Anton'), ISLA);
    expect([refused.status, refused.json.codes]).toEqual([422, { 'fontSet.fontOne.name': ['unknown'] }]);
    const renamed = { ...setOf('Anton'), version };
    renamed.fontSet.fontSetName = 'As before';
    expect((await world.post(`/api/ten_fjord/look-sets/fonts/${id}`, renamed, ISLA)).status).toBe(200);
  });
});

test('staff see how many stores use each palette and font: no deleted ones, each once (S2.2-333)', async () => {
  await world.sql(`update events set status = 'Draft', deleted_at = now(), purge_due_at = now() + interval '1 day'
    where id = (select event_id from store_configurations order by event_id limit 1)`);
  await world.sql(`update colour_sets set (primary_colour, secondary_colour, tertiary_colour) =
    (select primary_colour, secondary_colour, tertiary_colour from platform_palettes where id = 'moss')
    where id = (select colour_set_id from store_configurations order by event_id desc limit 1)`);
  const answer = await world.get('/api/palettes/use', SUPER);
  check(readLookUses, answer);
  const { palettes, fonts: families } = answer.json.data as unknown as LookUses;
  const stores = await world.sql<{ palette: string | null; fonts: string[] }>(
    `select p.id as palette, array[font_one ->> 'name', font_two ->> 'name'] as fonts
     from store_configurations s join events e on e.id = s.event_id
       join colour_sets c on c.id = s.colour_set_id join font_sets f on f.id = s.font_set_id
       left join platform_palettes p using (primary_colour, secondary_colour, tertiary_colour)
     where e.deleted_at is null`,
  );
  const count = (named: (string | null)[][]) => {
    const counts: Record<string, number> = {};
    for (const names of named)
      for (const name of new Set(names)) if (name) counts[name] = (counts[name] ?? 0) + 1;
    return counts;
  };
  const told = Object.fromEntries(palettes.map(({ id, stores: of }) => [id, of] as const));
  expect(told).toEqual(count(stores.map(({ palette }) => [palette])));
  expect(told['moss']).toBeGreaterThan(0);
  const worn = families.map(({ family, stores: of }) => [family, of] as const);
  expect(Object.fromEntries(worn)).toEqual(count(stores.map((store) => store.fonts)));
});
