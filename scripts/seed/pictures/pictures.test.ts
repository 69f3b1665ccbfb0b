/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { renderPreview } from '@/lib/files/render/render-preview';
import { fileStore } from '@/lib/files/store';
import { warmPreviews } from '@/lib/modules/catalogue/service/warm-previews';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { catalogue } from '../products/rows';
import { contentOf, demoPictures, drawnFiles } from './demo-pictures';
import { drawPictures } from './draw-pictures';
import { layPictures } from './lay-pictures';

jest.mock('@/lib/files/render/render-preview');
const render = jest.mocked(renderPreview);
const PICTURES = demoPictures(catalogue(new Date()));
const DIFFERENT = new Set(PICTURES.map(contentOf)).size;

let world: DemoWorld;
let drawn: string;
let files: string;
let client: pg.Client;

beforeAll(async () => {
  world = await startDemoWorld([]);
  drawn = await mkdtemp(join(tmpdir(), 'merchloom-drawn-'));
  files = await mkdtemp(join(tmpdir(), 'merchloom-files-'));
  setTestEnv({ FILES_DIR: files });
  client = new pg.Client({ connectionString: world.database.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await world.close();
  for (const folder of [drawn, files]) await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  render.mockReset();
  render.mockImplementation(async (_, widths) =>
    widths.flatMap((width) => [
      { width, format: 'avif' as const, bytes: Buffer.from('avif') },
      { width, format: 'webp' as const, bytes: Buffer.from('webp') },
    ]),
  );
});

describe('the demo’s pictures come with the build (S2.7-20)', () => {
  test('they are drawn once, and none of a draft', async () => {
    expect(PICTURES.length).toBeGreaterThan(80);
    expect(PICTURES.map(({ productId }) => productId)).not.toContain('ff-draft-cap');
    expect(await drawPictures(drawn, PICTURES)).toBe(DIFFERENT);
    expect(await readdir(drawn)).toHaveLength(DIFFERENT * 4);
    expect(await drawPictures(drawn, PICTURES)).toBe(0);
    expect(render).toHaveBeenCalledTimes(DIFFERENT);
  });

  test('a changed artwork is drawn again, and its old picture goes', async () => {
    const [first, ...others] = PICTURES;
    if (!first) throw new Error('the demo has no picture');
    const changed = { ...first, hex: '#123456' };
    expect(await drawPictures(drawn, [changed, ...others])).toBe(1);
    const names = await readdir(drawn);
    expect(names).toEqual(expect.arrayContaining(drawnFiles(contentOf(changed)).map(({ name }) => name)));
    expect(names).toHaveLength(DIFFERENT * 4);
    expect(await drawPictures(drawn, PICTURES)).toBe(1);
  });

  test('once they are laid, a first start has none to draw', async () => {
    const place = { folder: drawn, store: fileStore(), pictures: PICTURES };
    expect(await layPictures(client, place)).toBe(PICTURES.length);
    expect(await warmPreviews()).toEqual({ made: 0, failed: 0 });
    expect(render).not.toHaveBeenCalled();
  });

  test('what the build lacks is left to the worker', async () => {
    const [first] = PICTURES;
    if (!first) throw new Error('the demo has no picture');
    for (const { name } of drawnFiles(contentOf(first)).slice(0, 1)) await rm(join(drawn, name));
    await rm(files, { recursive: true });
    const same = PICTURES.filter((one) => contentOf(one) === contentOf(first));
    const place = { folder: drawn, store: fileStore(), pictures: PICTURES };
    expect(await layPictures(client, place)).toBe(PICTURES.length - same.length);
    expect(await warmPreviews()).toEqual({ made: 1, failed: 0 });
  });
});
