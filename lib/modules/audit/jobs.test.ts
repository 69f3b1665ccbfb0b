/** @jest-environment node */
import { audit } from '@/lib/audit/append-audit';
import { withTenant } from '@/lib/db/with-tenant';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { beginSealing } from './jobs';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([]);
});
afterAll(() => world.close());

const waiting = async () =>
  Number((await world.asOwner('select count(*) from audit_unsealed'))[0]?.['count']);

async function untilSealed(): Promise<number> {
  const from = performance.now();
  while ((await waiting()) > 0 && performance.now() - from < 10_000)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return performance.now() - from;
}

test('a worker has every committed row in its chain within five seconds, and stops when asked to (D44-2)', async () => {
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
});
