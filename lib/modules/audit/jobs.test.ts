/** @jest-environment node */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { audit } from '@/lib/audit/append-audit';
import { withTenant } from '@/lib/db/with-tenant';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { beginSealing } from './jobs';

jest.setTimeout(60_000);

let world: DemoWorld;
let folder: string;
beforeAll(async () => {
  world = await startDemoWorld([]);
  folder = await mkdtemp(join(tmpdir(), 'merchloom-heads-'));
  setTestEnv({ AUDIT_HEADS_DIR: folder });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

const waiting = async () =>
  Number((await world.asOwner('select count(*) from audit_unsealed'))[0]?.['count']);

async function untilSealed(): Promise<number> {
  const from = performance.now();
  while ((await waiting()) > 0 && performance.now() - from < 10_000)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return performance.now() - from;
}

test('a worker has every committed row in its chain within five seconds, signs the chains’ ends, and stops when asked to (D44-2, D44-3)', async () => {
  const sealing = beginSealing();
  await untilSealed();
  await withTenant({ tenantId: 'ten_fjord', actor: 'system' }, (tx, context) =>
    audit(tx, context, { action: 'event.updated', subjectType: 'event', subjectId: 'evt_fjord_fern' }),
  );
  expect(await waiting()).toBe(1);
  expect(await untilSealed()).toBeLessThan(5_000);
  const from = performance.now();
  await sealing.stop();
  expect(performance.now() - from).toBeLessThan(1_000);
  const signed = JSON.parse(await readFile(join(folder, 'heads.json'), 'utf8')) as { heads: object };
  expect(Object.keys(signed.heads).toSorted()).toEqual([
    'ten_fjord',
    'ten_lumen',
    'ten_prairie',
    'ten_tidewater',
  ]);
});
