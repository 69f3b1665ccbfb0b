/** @jest-environment node */
import sharp from 'sharp';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { readFileHandler } from '@/lib/modules/uploads/api/read-file';
import { startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { updateConfigurationHandler } from './update-configuration';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const UPDATE = '/api/ten_fjord/store-admin/fjord-fern/configuration/update';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([updateConfigurationHandler, readFileHandler]);
});
afterAll(() => world.close());

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#1f4d3a' } })
    .png()
    .toBuffer();

async function upload(
  field: 'customLogo' | 'customBackground',
  bytes: Buffer,
  type = 'image/png',
): Promise<DemoAnswer> {
  const form = new FormData();
  form.set(`storeConfig[${field}][enabled]`, 'true');
  form.set(`storeConfig[${field}][blob]`, new File([new Uint8Array(bytes)], 'picture.png', { type }));
  return world.post(UPDATE, form, ADMIN);
}

const contentOf = (answer: DemoAnswer) => (answer.json.data as unknown as Configuration).store_page_content;
const fileCount = async () => (await world.sql('select id from files')).length;

test('a logo becomes a WebP of ours that everybody may read, for ever', async () => {
  const answer = await upload('customLogo', await png(1200, 300));
  const { custom_logo } = contentOf(answer);
  expect(custom_logo).toEqual({
    enabled: true,
    url: expect.stringMatching(/^\/api\/ten_fjord\/files\/fil_[a-z0-9]{20}$/),
  });
  const picture = await world.get(custom_logo.url);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const [log] = await world.sql(
    "select data from audit_log where action = 'event_file.added' and actor_user_id = 'usr_fjord_admin' order by at desc limit 1",
  );
  expect(log?.data).toMatchObject({ kind: 'logo' });
});

test('a background beside it keeps the logo; a new one has a new address', async () => {
  const first = contentOf(await upload('customBackground', await png(300, 200)));
  expect(first.custom_background).toMatchObject({ enabled: true, dark_text: true });
  expect(first.custom_logo.enabled).toBe(true);
  const second = contentOf(await upload('customBackground', await png(310, 200)));
  expect(second.custom_background.image).not.toBe(first.custom_background.image);
});

test.each([
  [
    'an SVG that says it is a PNG',
    () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>')),
  ],
  ['a page', () => Promise.resolve(Buffer.from('<!doctype html><script>1</script>'))],
  [
    'an AVIF',
    async () =>
      sharp(await png(30, 30))
        .avif()
        .toBuffer(),
  ],
])('%s is refused at its field, and nothing is kept', async (_name, make) => {
  const before = await fileCount();
  const answer = await upload('customLogo', await make());
  expect([answer.status, answer.json.codes]).toEqual([422, { 'storeConfig.customLogo.blob': ['file_type'] }]);
  expect(await fileCount()).toBe(before);
});

test('more than 5 MB is refused at its field, more than a form may hold as a whole', async () => {
  const large = await upload('customBackground', Buffer.alloc(5 * 1024 * 1024 + 1));
  expect([large.status, large.json.codes]).toEqual([
    422,
    { 'storeConfig.customBackground.blob': ['file_too_large'] },
  ]);
  expect((await upload('customBackground', Buffer.alloc(12_000_000))).status).toBe(413);
});

test('a blob that is a word is no file', async () => {
  const answer = await world.post(UPDATE, { storeConfig: { customLogo: { blob: 'picture' } } }, ADMIN);
  expect([answer.status, Object.keys(answer.json.codes ?? {})]).toEqual([
    422,
    ['storeConfig.customLogo.blob'],
  ]);
});

test('only logos and backgrounds are public, and only under their tenant', async () => {
  const [logo] = await world.sql<{ id: string }>("select id from files where kind = 'logo'");
  expect((await world.get(`/api/ten_lumen/files/${logo?.id}`)).status).toBe(404);
  await world.sql("update files set kind = 'print' where id = $1", [logo?.id]);
  expect((await world.get(`/api/ten_fjord/files/${logo?.id}`)).status).toBe(404);
  expect((await world.get('/api/ten_fjord/files/fil_00000000000000000000')).status).toBe(404);
});

test('a locked event takes no picture', async () => {
  await world.sql("update events set locked = true where slug = 'fjord-fern'");
  const before = await fileCount();
  expect((await upload('customLogo', await png(40, 40))).json.code).toBe('event_locked');
  expect(await fileCount()).toBe(before);
});
