/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import S3rver from 's3rver';
import { s3Store } from './s3-store';

const BUCKET = 'merchloom-files';
let folder: string;
let server: S3rver;
let endpoint: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merchloom-s3-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const address: AddressInfo = await server.run();
  endpoint = `http://127.0.0.1:${address.port}`;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const open = (bucket = BUCKET) =>
  s3Store({
    bucket,
    region: 'us-east-1',
    endpoint,
    pathStyle: true,
    keys: { id: 'S3RVER', secret: 'S3RVER' },
  });

describe('files in a bucket', () => {
  test('what is put is got back byte by byte, replaced and removed', async () => {
    const store = open();
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    await store.put('ten_fjord/fil_logo.webp', Buffer.from('one'));
    await store.put('ten_fjord/fil_logo.webp', bytes);
    expect(await store.get('ten_fjord/fil_logo.webp')).toEqual(bytes);
    expect(await store.has('ten_fjord/fil_logo.webp')).toBe(true);
    await store.remove('ten_fjord/fil_logo.webp');
    await store.remove('ten_fjord/fil_logo.webp');
    expect(await store.get('ten_fjord/fil_logo.webp')).toBeNull();
    expect(await store.has('ten_fjord/fil_logo.webp')).toBe(false);
  });

  test('a file of this machine is stored, and read as a stream', async () => {
    const store = open();
    await writeFile(join(folder, 'spooled'), 'one;two');
    await store.putFile('ten_fjord/exp_a.csv', join(folder, 'spooled'));
    const opened = await store.open('ten_fjord/exp_a.csv');
    expect(opened?.bytes).toBe(7);
    expect(await new Response(opened?.stream).text()).toBe('one;two');
    expect(await store.open('ten_fjord/exp_none.csv')).toBeNull();
  });

  test('one tenant’s are none of another’s', async () => {
    const store = open();
    await store.put('ten_fjord/fil_a.png', Buffer.from('theirs'));
    expect(await store.get('ten_lumen/fil_a.png')).toBeNull();
  });

  test('many at once', async () => {
    const store = open();
    const keys = Array.from({ length: 20 }, (_, index) => `ten_fjord/upl_x-${index + 1}.part`);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key))));
    const read = await Promise.all(keys.map((key) => store.get(key)));
    expect(read.map(String)).toEqual(keys);
  });

  test.each(['../secret.webp', 'ten_fjord/../x.webp', '/etc/passwd', 'a\0/b.webp', 'a.webp'])(
    '%j is no key',
    async (key) => {
      await expect(open().get(key)).rejects.toThrow(RangeError);
      await expect(open().has(key)).rejects.toThrow(RangeError);
      await expect(open().put(key, Buffer.from('x'))).rejects.toThrow(RangeError);
      await expect(open().remove(key)).rejects.toThrow(RangeError);
    },
  );

  test('a bucket that is not there is a fault, not a missing file', async () => {
    await expect(open('nobodys-bucket').get('ten_fjord/fil_a.png')).rejects.toThrow();
  });
});
