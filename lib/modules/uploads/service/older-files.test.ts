/** @jest-environment node */
import * as library from '@/lib/modules/uploads/api/library';
import { readLibraryFile, type FileDetail } from '@/lib/modules/uploads/contract/list-files';
import { fileStore } from '@/lib/files/store';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { flat } from '@/scripts/test/hostile-pictures';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld(Object.values(library));
});
afterAll(() => world.close());

/** A logo from before its size was kept; null: its content is gone. */
async function olderLogo(id: string, bytes: Buffer | null): Promise<void> {
  const key = `ten_fjord/${id}.png`;
  if (bytes) await fileStore().put(key, bytes);
  await world.sql(
    `insert into files (tenant_id, id, kind, storage_key, content_type, bytes, sha256, in_library, name)
     values ('ten_fjord', $1, 'logo', $2, 'image/png', 100, '\\x00', true, 'old.png')`,
    [id, key],
  );
}

async function read(id: string): Promise<FileDetail['file']> {
  const answer = await world.get(`/api/ten_fjord/files/${id}/uses`, ADMIN);
  check(readLibraryFile, answer);
  return (answer.json.data as unknown as FileDetail).file;
}

describe('a picture from before its size was kept (S2.2-74)', () => {
  test('is measured when it is asked for', async () => {
    await olderLogo('fil_old', await flat(640, 480).png().toBuffer());
    expect(await read('fil_old')).toMatchObject({ width_px: 640, height_px: 480, colour_mode: 'srgb' });
  });

  test.each([
    ['fil_broken', Buffer.from('no picture')],
    ['fil_gone', null],
  ])('%s cannot be measured, and is still shown', async (id, bytes) => {
    await olderLogo(id, bytes);
    expect(await read(id)).toMatchObject({ width_px: null, height_px: null });
  });
});
