/** @jest-environment node */
import { startWebhookWorld, type WebhookWorld } from '@/scripts/test/webhook-world';
import { deliverWebhooks } from './deliver';

jest.setTimeout(120_000);

/** The receiver's slow answers take longer than this. */
const slowly = { slowMs: 150 };

let world: WebhookWorld;
beforeAll(async () => {
  world = await startWebhookWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.sql('delete from webhook_endpoints');
  await world.sql('delete from webhook_events');
  await world.jobs();
  world.receiver.forget();
});

const job = (endpointId: string) => ({ tenantId: 'ten_fjord', endpointId });
const count = (path: string) => world.receiver.at(path).length;

test('an endpoint that answers slowly gets one round of the quick workers, then those for slow ones (D47-11)', async () => {
  const { id } = await world.add('/slow');
  world.receiver.answer('/slow', 'slow');
  const [order = ''] = world.orders;
  for (const status of ['picked', 'in_production', 'packaged']) await world.move(order, status);
  await world.jobs();
  await deliverWebhooks(job(id), false, slowly);
  expect(count('/slow')).toBe(1);
  expect((await world.jobs()).map(({ task }) => task)).toEqual(['retry-webhooks']);
  // What happens meanwhile wakes the quick workers, who leave it at once.
  await deliverWebhooks(job(id), false, slowly);
  expect(count('/slow')).toBe(1);
  await world.jobs();
  await deliverWebhooks(job(id), true, slowly);
  expect(count('/slow')).toBe(2);
  expect((await world.jobs()).map(({ task }) => task)).toEqual(['retry-webhooks']);
  // Quick again, it returns.
  world.receiver.answer('/slow', 200);
  await deliverWebhooks(job(id), true, { slowMs: 60_000 });
  expect(count('/slow')).toBe(3);
  await world.move(order, 'shipped');
  await world.jobs();
  await deliverWebhooks(job(id), false, { slowMs: 60_000 });
  expect(count('/slow')).toBe(4);
});

test('one client’s endpoints have two workers at once, and the others wait without being lost (D47-11)', async () => {
  const paths = ['/one', '/two', '/three'];
  const hooks: string[] = [];
  for (const path of paths) {
    hooks.push((await world.add(path)).id);
    world.receiver.answer(path, 'slow');
  }
  await world.move(world.orders[0] ?? '');
  await world.jobs();
  await Promise.all(hooks.map((id) => deliverWebhooks(job(id), false, { slowMs: 60_000 })));
  expect(paths.map(count)).toEqual([1, 1, 0]);
  const waiting = await world.jobs();
  expect(waiting.map(({ task, payload }) => [task, payload.endpointId])).toEqual([
    ['deliver-webhooks', hooks[2]],
  ]);
  await deliverWebhooks(job(hooks[2] ?? ''), false, { slowMs: 60_000 });
  expect(count('/three')).toBe(1);
});
