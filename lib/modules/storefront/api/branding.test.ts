/** @jest-environment node */
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Configuration } from '@/lib/modules/storefront/contract/configuration';
import { readLogoColours, type LogoColours } from '@/lib/modules/storefront/contract/logo-colours';
import { readFileHandler } from '@/lib/modules/uploads/api/read-file';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { logoColoursHandler } from './logo-colours';
import { readStorefrontHandler } from './read-storefront';
import { updateConfigurationHandler } from './update-configuration';

jest.setTimeout(90_000);

const ADMIN = 'admin@fjord-fern.example';
const STORE = '/api/ten_fjord/store-admin/fjord-fern';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    logoColoursHandler,
    readFileHandler,
    readStorefrontHandler,
    updateConfigurationHandler,
  ]);
});
afterAll(() => world.close());

const png = (background: string, width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' });
/** A PNG whose header says 16,384 × 16,384 pixels; a decoder would find none of them. */
async function huge(): Promise<Buffer> {
  const bytes = await png('#000000');
  bytes.writeUInt32BE(16_384, 16);
  bytes.writeUInt32BE(16_384, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const BAD: [string, () => Promise<Buffer>, string][] = [
  [
    'an SVG with script',
    () => Promise.resolve(Buffer.from('<svg onload="x()"><script/></svg>')),
    'file_type',
  ],
  ['a page', () => Promise.resolve(Buffer.from('<!doctype html>')), 'file_type'],
  ['256 megapixels', huge, 'file_too_large'],
];

function sendPicture(field: 'shareImage' | 'favicon', bytes: Buffer): Promise<DemoAnswer> {
  const form = new FormData();
  form.set(`storeConfig[${field}][enabled]`, 'true');
  form.set(`storeConfig[${field}][blob]`, file(bytes));
  return world.post(`${STORE}/configuration/update`, form, ADMIN);
}
function sendLogo(bytes: Buffer, person = ADMIN): Promise<DemoAnswer> {
  const form = new FormData();
  form.set('logo', file(bytes));
  return world.post(`${STORE}/logo-colours`, form, person);
}
const contentOf = (answer: DemoAnswer) => (answer.json.data as unknown as Configuration).store_page_content;
async function kindOf(path: string): Promise<unknown[]> {
  const read = await world.get(path);
  return [read.status, read.headers.get('content-type')];
}

test('a share picture and an icon are kept, public, and told to the storefront (S2.2-35)', async () => {
  const { share_image } = contentOf(await sendPicture('shareImage', await png('#1f4d3a')));
  const { favicon, share_image: still } = contentOf(await sendPicture('favicon', await png('#b5532a')));
  expect(still).toEqual(share_image);
  expect(await kindOf(share_image.url)).toEqual([200, 'image/jpeg']);
  for (const size of ['', '?size=32', '?size=180']) {
    expect(await kindOf(favicon.url + size)).toEqual([200, 'image/png']);
  }
  const shown = await world.get('/api/storefront/fjord-fern');
  expect(shown.json.data['storeConfig']).toMatchObject({ shareImage: share_image, favicon });
});

test.each(BAD)('%s is refused at its field', async (_name, make, code) => {
  const bytes = await make();
  for (const field of ['shareImage', 'favicon'] as const) {
    const answer = await sendPicture(field, bytes);
    expect([answer.status, answer.json.codes]).toEqual([422, { [`storeConfig.${field}.blob`]: [code] }]);
  }
  const logo = await sendLogo(bytes);
  expect([logo.status, logo.json.codes]).toEqual([422, { logo: [code] }]);
});

test('a picture is not switched on without one', async () => {
  const path = '/api/ten_fjord/store-admin/fjord-fern-summer/configuration/update';
  const answer = await world.post(path, { storeConfig: { favicon: { enabled: true } } }, ADMIN);
  expect(answer.json.codes).toEqual({ 'storeConfig.favicon.blob': ['required'] });
});

test('the colours of a logo make three sets, and nothing is kept of it (S2.2-36)', async () => {
  const before = await world.sql('select id from files');
  const answer = await sendLogo(await png('#b3001b'));
  check(readLogoColours, answer);
  const { colours, proposals } = answer.json.data as unknown as LogoColours;
  expect(colours).toEqual([{ hex: '#b3001b', share: 1 }]);
  expect(proposals.map(({ kind }) => kind)).toEqual(['bold', 'calm', 'bright']);
  expect(await world.sql('select id from files')).toEqual(before);
  expect((await sendLogo(await png('#b3001b'), 'service@fjord-fern.example')).status).toBe(403);
  expect((await sendLogo(await png('#b3001b'), 'admin@lumen-robotics.example')).status).toBe(404);
});

test('a proposal becomes a set of its own, once, and the set that was worn stays as it was', async () => {
  const colours = { primary: '#33204d', secondary: '#f4eef9', tertiary: '#b0306a', name: 'From the logo' };
  const apply = async (change: object) => {
    const colourSet = { ...colours, ...change, asNew: true };
    const answer = await world.post(`${STORE}/configuration/update`, { storeConfig: { colourSet } }, ADMIN);
    return answer.json.data as unknown as Configuration;
  };
  const first = await apply({});
  const second = await apply({ primary: '#123456' });
  expect(second.store_colour_set.id).not.toBe(first.store_colour_set.id);
  expect(second.available_colour_sets.find(({ id }) => id === first.store_colour_set.id)?.primary).toBe(
    '#33204d',
  );
  expect((await apply({})).store_colour_set.id).toBe(first.store_colour_set.id);
});
