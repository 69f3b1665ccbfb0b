/** @jest-environment node */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStore } from './disk-store';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merchloom-files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('files on disk', () => {
  test('what is put is got back, replaced and removed', async () => {
    const store = diskStore(folder);
    await store.put('ten_fjord/fil_logo.webp', Buffer.from('one'));
    await store.put('ten_fjord/fil_logo.webp', Buffer.from('two'));
    expect((await store.get('ten_fjord/fil_logo.webp'))?.toString()).toBe('two');
    expect(await store.has('ten_fjord/fil_logo.webp')).toBe(true);
    expect(await readdir(join(folder, 'ten_fjord'))).toEqual(['fil_logo.webp']);
    await store.remove('ten_fjord/fil_logo.webp');
    await store.remove('ten_fjord/fil_logo.webp');
    expect(await store.get('ten_fjord/fil_logo.webp')).toBeNull();
    expect(await store.has('ten_fjord/fil_logo.webp')).toBe(false);
  });

  test('a file of this machine is stored, and read as a stream', async () => {
    const store = diskStore(folder);
    await writeFile(join(folder, 'spooled'), 'one;two');
    await store.putFile('ten_fjord/exp_a.csv', join(folder, 'spooled'));
    const opened = await store.open('ten_fjord/exp_a.csv');
    expect(opened?.bytes).toBe(7);
    expect(await new Response(opened?.stream).text()).toBe('one;two');
    expect(await store.open('ten_fjord/exp_none.csv')).toBeNull();
  });

  test.each([
    '../secret.webp',
    'ten_fjord/../x.webp',
    '/etc/passwd',
    'ten_fjord/a.webp/b.webp',
    'a\0/b.webp',
    'a.webp',
  ])('%j is no key', async (key) => {
    await expect(diskStore(folder).get(key)).rejects.toThrow(RangeError);
    await expect(diskStore(folder).has(key)).rejects.toThrow(RangeError);
    await expect(diskStore(folder).put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
  });
});
