/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setClock } from '@/lib/kernel/clock';
import { closeDatabasePool } from '@/lib/db/pool';
import { BLANK_CATALOGUE } from '@/lib/modules/catalogue/rules/blanks/catalogue';
import { definitionOf } from '@/lib/modules/catalogue/rules/blanks/definition';
import { printArea } from '@/lib/modules/design/rules/garments/print-area';
import { sources } from '@/scripts/import-graph.mjs';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { BLANKS_FRESH_MS, forgetBlanks, readBlanks } from './read-blanks';

jest.setTimeout(60_000);

const ROOT = resolve(__dirname, '../../../..');
const READS_LIST = /\b(?:BLANK_CATALOGUE|findBlank)\b/;
/** The only service that knows where blanks are kept. */
const OWN = 'lib/modules/catalogue/service/read-blanks.ts';
const ASKS = /^(?:app|components|lib\/modules\/[\w-]+\/(?:service|data|api))\//;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

const areas = (family: Parameters<typeof printArea>[0]) => ({
  front: printArea(family, 'front'),
  back: printArea(family, 'back'),
});
const setBrand = (brand: string) =>
  world.asOwner(`with changed as (update blanks set changes = changes + 1 where id = 'mug')
    update blank_versions set definition = jsonb_set(definition, '{brand}', '"${brand}"') where blank_id = 'mug'`);

test('the first import is the list as the code had it, in display order (S2.2-67, S2.2-230)', async () => {
  const { list, find, known, skus } = await readBlanks();
  const definitions = list.map((blank) => definitionOf(blank, areas(blank.family)));
  expect(definitions).toEqual(BLANK_CATALOGUE.map((blank) => definitionOf(blank, areas(blank.family))));
  expect(find('mug')).toBe(list.find(({ id }) => id === 'mug'));
  expect(known('mug')).toBe(find('mug'));
  expect([find('constructor'), known('gown')]).toEqual([null, null]);
  expect(find('tee')?.skuOf('tee-black', '2XL')).toBe('NL180-BLACK-2XL');
  expect(skus).toContain('QS350-WHITE');
});

test('a row of the first import says what the migration wrote', async () => {
  const rows = await world.asOwner<{ id: string; definition: unknown }>(
    `select b.id, v.definition from blanks b join blank_versions v on v.blank_id = b.id and v.version = 1 order by b.position`,
  );
  expect(rows).toEqual(
    BLANK_CATALOGUE.map((blank) => ({ id: blank.id, definition: definitionOf(blank, areas(blank.family)) })),
  );
});

test('what was read is right for two seconds; then one statement asks for changes (S2.2-230)', async () => {
  const start = Date.now();
  const restore = setClock(() => new Date(start));
  const before = await readBlanks();
  await setBrand('Elsewhere');
  expect(await readBlanks()).toBe(before);
  setClock(() => new Date(start + BLANKS_FRESH_MS));
  const after = await readBlanks();
  expect(after.find('mug')?.brand).toBe('Elsewhere');
  // Nothing has changed since: the same objects serve on.
  setClock(() => new Date(start + 2 * BLANKS_FRESH_MS));
  expect(await readBlanks()).toBe(after);
  restore();
});

test('a change of this process counts at once, also for who asks while it is being read', async () => {
  await readBlanks();
  await setBrand('Quayside');
  forgetBlanks();
  const [one, other] = await Promise.all([readBlanks(), readBlanks()]);
  expect([one.find('mug')?.brand, other]).toEqual(['Quayside', one]);
});

test('while the database is away, what was right serves on; without it nothing does', async () => {
  await readBlanks();
  await closeDatabasePool();
  forgetBlanks();
  await world.asOwner('revoke select on blanks from merchloom_directory');
  expect((await readBlanks()).find('mug')?.brand).toBe('Quayside');
  await world.asOwner('grant select on blanks to merchloom_directory');
});

test('a withdrawn blank is known, and neither listed nor found', async () => {
  await world.asOwner(`update blanks set status = 'withdrawn', changes = changes + 1 where id = 'mug'`);
  forgetBlanks();
  const { list, find, known, skus } = await readBlanks();
  expect([list.length, find('mug'), known('mug')?.code]).toEqual([8, null, 'QS350']);
  expect(skus).toContain('QS350-WHITE');
});

test('no service and no component reads the list of blanks itself (S2.2-67)', () => {
  const files = sources().filter((file) => ASKS.test(file) && !/\.test\.tsx?$/.test(file));
  expect(files).toContain(OWN);
  const reading = files.filter((file) => READS_LIST.test(readFileSync(join(ROOT, file), 'utf8')));
  expect(reading).toEqual([OWN]);
});
