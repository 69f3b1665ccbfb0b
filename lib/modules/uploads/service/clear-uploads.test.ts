/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setClock } from '@/lib/kernel/clock';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv } from '@/scripts/test/env';
import { FJORD, TIDEWATER } from '@/scripts/test/fixtures/stores';
import { plainPicture, sendPicture } from '@/scripts/test/send-picture';
import { clearUploads } from './clear-uploads';

jest.setTimeout(60_000);

let world: CheckoutWorld;
let files: string;

beforeAll(async () => {
  files = await mkdtemp(join(tmpdir(), 'merchloom-clear-uploads-'));
  setTestEnv({ FILES_DIR: files });
  world = await startCheckoutWorld([FJORD, TIDEWATER]);
});
afterAll(async () => {
  await world.close();
  await rm(files, { recursive: true, force: true });
});

const uploads = async (tenant: string) =>
  (await world.sql('select id from uploads where tenant_id = $1', [tenant])).length;

test('files of one tenant that cannot be deleted keep no other tenant’s', async () => {
  for (const store of [FJORD, TIDEWATER]) await sendPicture(store, await plainPicture(900, 700));
  expect([await uploads(FJORD.tenantId), await uploads(TIDEWATER.tenantId)]).toEqual([1, 1]);
  // A folder in a file's place cannot be deleted as one.
  const kept = join(files, FJORD.tenantId);
  for (const name of await readdir(kept)) {
    await rm(join(kept, name));
    await mkdir(join(kept, name));
  }
  const inNineDays = new Date(Date.now() + 9 * 86_400_000);
  const restore = setClock(() => inNineDays);
  try {
    expect(await clearUploads()).toBe(1);
  } finally {
    restore();
  }
  expect(await readdir(kept)).not.toEqual([]);
  expect(await uploads(TIDEWATER.tenantId)).toBe(0);
});
