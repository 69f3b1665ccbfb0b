/** @jest-environment node */
import sharp from 'sharp';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { deleteFileHandler, listFilesHandler } from '@/lib/modules/uploads/api/library';
import { readFileHandler } from '@/lib/modules/uploads/api/read-file';
import type { FilesPage } from '@/lib/modules/uploads/contract/list-files';
import { startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { updateConfigurationHandler } from './update-configuration';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const updateOf = (slug: string) => `/api/ten_fjord/store-admin/${slug}/configuration/update`;

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    updateConfigurationHandler,
    readFileHandler,
    listFilesHandler,
    deleteFileHandler,
  ]);
});
afterAll(() => world.close());

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1f4d3a' } })
    .png()
    .toBuffer();

const save = (slug: string, storeConfig: object) => world.post(updateOf(slug), { storeConfig }, ADMIN);
const contentOf = (answer: DemoAnswer) => (answer.json.data as unknown as Configuration).store_page_content;
const fileCount = async () => (await world.sql('select id from files')).length;
const idOf = (url: string) => url.split('/').at(-1) ?? '';

/** Adds a logo to the archive's look, and answers the id of its file. */
async function addLogo(width: number, height: number): Promise<string> {
  const form = new FormData();
  form.set('storeConfig[customLogo][enabled]', 'true');
  const file = new File([new Uint8Array(await png(width, height))], 'mark.png', { type: 'image/png' });
  form.set('storeConfig[customLogo][blob]', file);
  return idOf(contentOf(await world.post(updateOf('fjord-fern-archive'), form, ADMIN)).custom_logo.url);
}

test('a logo of one store is chosen for another: the same file, seen as used in both', async () => {
  const logo = await addLogo(640, 160);
  const before = await fileCount();
  const answer = await save('fjord-fern-summer', { customLogo: { enabled: true, file: logo } });
  expect([answer.status, idOf(contentOf(answer).custom_logo.url)]).toEqual([200, logo]);
  expect(await fileCount()).toBe(before);
  const { json } = await world.get('/api/ten_fjord/files?limit=100', ADMIN);
  const { files } = json.data as unknown as FilesPage;
  expect(files.find(({ id }) => id === logo)?.uses).toBe(2);
  const rows = await world.sql<{ action: string; data: object }>(
    "select action, data from audit_log where action in ('file.added', 'event_file.added') order by at desc, action limit 1",
  );
  expect(rows).toEqual([{ action: 'event_file.added', data: { file: logo, kind: 'logo' } }]);
});

test('a logo that becomes a background or an icon is made ready for that', async () => {
  const logo = await addLogo(600, 600);
  const answer = await save('fjord-fern', {
    customBackground: { enabled: true, file: logo },
    favicon: { enabled: true, file: logo },
  });
  expect(answer.status).toBe(200);
  const { custom_background, favicon } = contentOf(answer);
  const ids = [idOf(custom_background.image), idOf(favicon.url)];
  expect(new Set([...ids, logo]).size).toBe(3);
  const kinds = await world.sql<{ kind: string }>('select kind from files where id = any($1) order by kind', [
    ids,
  ]);
  expect(kinds.map(({ kind }) => kind)).toEqual(['background', 'icon']);
  for (const id of ids) expect((await world.get(`/api/ten_fjord/files/${id}`)).status).toBe(200);
});

test('a sent picture counts before a named one', async () => {
  const logo = await addLogo(620, 160);
  const form = new FormData();
  form.set('storeConfig[customLogo][file]', logo);
  form.set('storeConfig[customLogo][blob]', new File([new Uint8Array(await png(50, 50))], 'new.png'));
  const answer = await world.post(updateOf('fjord-fern'), form, ADMIN);
  expect(answer.status).toBe(200);
  expect(idOf(contentOf(answer).custom_logo.url)).not.toBe(logo);
});

const refused = { 'storeConfig.customLogo.blob': ['unknown'] };

test('an unknown, deleted, foreign or shopper’s file is refused at its field, and nothing is kept', async () => {
  const logo = await addLogo(630, 160);
  const unseen = await addLogo(631, 160);
  await world.sql('update files set in_library = false where id = $1', [unseen]);
  const gone = await addLogo(632, 160);
  await addLogo(633, 160);
  expect((await world.post(`/api/ten_fjord/files/${gone}/delete`, {}, ADMIN)).status).toBe(200);
  const count = await fileCount();
  for (const file of ['fil_00000000000000000000', unseen, gone]) {
    const answer = await save('fjord-fern', { customLogo: { enabled: true, file } });
    expect([file, answer.status, answer.json.codes]).toEqual([file, 422, refused]);
  }
  const foreign = await world.post(
    '/api/ten_lumen/store-admin/lumen-crew/configuration/update',
    { storeConfig: { customLogo: { enabled: true, file: logo } } },
    'admin@lumen-robotics.example',
  );
  expect([foreign.status, foreign.json.codes]).toEqual([422, refused]);
  expect(await fileCount()).toBe(count);
});
