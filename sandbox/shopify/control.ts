import {
  BadControl,
  controlBody,
  countOf,
  neededText,
  textOf,
  textsOf,
  type ControlBody,
} from '@/sandbox/shared/control-body';
import { json } from '@/sandbox/shared/exchange';
import { MISCHIEFS } from '@/sandbox/shared/mischief';
import type { Router } from '@/sandbox/shared/router';
import { askCancellation, placeOrder, type PlacedOrder } from './orders';
import { repeat, tell, uninstall } from './webhooks';
import type { ShopifyWorld } from './world';

function objectOf(body: ControlBody, key: string): object {
  const value = body[key] ?? {};
  if (typeof value !== 'object' || value === null) throw new BadControl(`${key} must be an object`);
  return value;
}

/** What happens in one shop, as its merchant or its shoppers would do it. */
function shopRoutes(router: Router, world: ShopifyWorld): void {
  const on = (verb: string, act: (shop: string, body: ControlBody) => unknown): void => {
    router.add('POST', `/_sandbox/shops/:shop/${verb}`, async (call) => {
      const done = await act(call.params['shop'] ?? '', controlBody(call));
      return json(done ?? { ok: true });
    });
  };
  on('uninstall', (shop) => uninstall(world, shop));
  on('revoke', (shop) => world.revoke(shop));
  on('withhold', (shop, body) => {
    world.shops.put({ ...world.shop(shop), withheld: textsOf(body, 'scopes') ?? [] });
  });
  on('order', (shop, body) => placeOrder(world, shop, objectOf(body, 'order') as PlacedOrder));
  on('ask-cancellation', (_, body) => askCancellation(world, neededText(body, 'id')));
  on('tell', (shop, body) => tell(world, shop, neededText(body, 'topic'), objectOf(body, 'body')));
}

/** `/_sandbox/…`: acts in shops, and simulates failures. */
export function controlRoutes(router: Router, world: ShopifyWorld): Router {
  shopRoutes(router, world);
  for (const kind of MISCHIEFS) {
    router.add('POST', `/_sandbox/webhooks/${kind}`, (call) => {
      const body = controlBody(call);
      const type = textOf(body, 'type');
      world.outbox.plan.add({ kind, count: countOf(body, 'count', 1), ms: countOf(body, 'ms', 0), type });
      return json({ ok: true });
    });
  }
  return router
    .add('GET', '/_sandbox/messages', () => json({ messages: world.messages.newestFirst() }))
    .add('POST', '/_sandbox/messages/:id/repeat', async (call) => {
      const message = world.messages.get(call.params['id'] ?? '');
      if (!message) return json({ error: 'no such message' }, 404);
      return json({ status: await repeat(world, message) });
    })
    .add('POST', '/_sandbox/webhooks/settled', async () => {
      await world.outbox.settled();
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/fail', (call) => {
      const body = controlBody(call);
      world.fail(countOf(body, 'count', 1), countOf(body, 'status', 503));
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/reset', () => {
      world.reset();
      return json({ ok: true });
    });
}
