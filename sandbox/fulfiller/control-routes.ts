import {
  BadControl,
  controlBody,
  countOf,
  neededText,
  textOf,
  textsOf,
  type ControlBody,
} from '@/sandbox/shared/control-body';
import { json, type Answer, type Call } from '@/sandbox/shared/exchange';
import { MISCHIEFS } from '@/sandbox/shared/mischief';
import type { Router } from '@/sandbox/shared/router';
import type { Fulfiller } from './fulfiller';
import { isStatus, isStep, type FulfillerStatus, type OrderRecord, type Packed } from './fulfiller-order';

type OrderHandler = (record: OrderRecord, body: ControlBody) => Promise<Answer> | Answer;

function statusOf(body: ControlBody): FulfillerStatus {
  const status = body['status'];
  if (!isStatus(status)) throw new BadControl(`unknown status ${String(status)}`);
  return status;
}

/** What a parcel is to hold; undefined for all that is left. */
function itemsOf(body: ControlBody): Packed[] | undefined {
  const items = body['items'];
  if (items === undefined) return undefined;
  if (!Array.isArray(items)) throw new BadControl('items must be a list');
  return items.map((item: unknown) => {
    const one = (typeof item === 'object' && item !== null ? item : {}) as ControlBody;
    return { sku: neededText(one, 'sku'), quantity: countOf(one, 'quantity', 1) };
  });
}

/** `/_sandbox/…`: moves orders on by hand, and simulates failures. */
export function controlRoutes(router: Router, fulfiller: Fulfiller): Router {
  orderRoutes(router, fulfiller);
  troubleRoutes(router, fulfiller);
  return router
    .add('GET', '/_sandbox/orders', () =>
      json({ orders: fulfiller.orders.newestFirst().map((record) => record.order) }),
    )
    .add('GET', '/_sandbox/messages', (call) =>
      json({ messages: fulfiller.said(call.query.get('order') ?? undefined) }),
    )
    .add('POST', '/_sandbox/stock', async (call) => {
      const body = controlBody(call);
      const stock = { fulfiller: neededText(body, 'fulfiller'), levels: body['levels'] };
      return json({ status: await fulfiller.sayStock(neededText(body, 'url'), stock) });
    })
    .add('POST', '/_sandbox/messages/release', () => json({ released: fulfiller.outbox.release() }))
    .add('POST', '/_sandbox/messages/settled', async () => {
      await fulfiller.outbox.settled();
      return json({ ok: true });
    })
    .add('POST', '/_sandbox/reset', () => {
      fulfiller.reset();
      return json({ ok: true });
    });
}

/** `:id` is the fulfiller's id, our reference or the order's id. */
function orderRoutes(router: Router, fulfiller: Fulfiller): void {
  const find = (name: string): OrderRecord | undefined =>
    fulfiller.orders.get(name) ??
    fulfiller.orders.newestFirst().find(({ order }) => order.reference === name || order.order_ref === name);
  const on = (verb: string, handler: OrderHandler): void => {
    router.add('POST', `/_sandbox/orders/:id/${verb}`, (call: Call) => {
      const record = find(call.params['id'] ?? '');
      return record ? handler(record, controlBody(call)) : json({ error: 'no such order' }, 404);
    });
  };
  on('step', async (record, body) => {
    const until = textOf(body, 'until');
    const count = until === undefined ? countOf(body, 'count', 1) : Infinity;
    for (let made = 0; made < count && record.order.status !== until; made += 1) {
      if ((await fulfiller.step(record)) === null) break;
    }
    return json(record.order);
  });
  on('issue', (record, body) => {
    fulfiller.interrupt(record, statusOf(body), textOf(body, 'reason') ?? null);
    return json(record.order);
  });
  on('say', async (record, body) => {
    const sequence = body['sequence'] === undefined ? undefined : countOf(body, 'sequence', 0);
    return json({ status: await fulfiller.say(record, statusOf(body), sequence) });
  });
  on('parcel', async (record, body) => {
    const [id, items, status] = [textOf(body, 'parcel'), itemsOf(body), body['status'] ?? 'shipped'];
    if (!isStep(status)) throw new BadControl(`unknown status ${String(status)}`);
    const message = await fulfiller.sendParcel(record, {
      status,
      ...(id !== undefined && { id }),
      ...(items !== undefined && { items }),
    });
    return message ? json(record.order) : json({ error: 'nothing is left to pack' }, 409);
  });
  on('repeat', async (record) => json({ status: await fulfiller.repeatLast(record) }));
}

function troubleRoutes(router: Router, fulfiller: Fulfiller): void {
  const on = (path: string, handler: (body: ControlBody) => void): void => {
    router.add('POST', path, (call: Call) => {
      handler(controlBody(call));
      return json({ ok: true });
    });
  };
  on('/_sandbox/reject', (body) => {
    const code = textOf(body, 'code') ?? 'rejected';
    const message = textOf(body, 'message') ?? 'Rejected as planned';
    fulfiller.trouble.reject({ count: countOf(body, 'count', 1), code, message });
  });
  on('/_sandbox/slow', (body) =>
    fulfiller.trouble.delay(countOf(body, 'count', 1), countOf(body, 'ms', 1_000)),
  );
  on('/_sandbox/fail', (body) =>
    fulfiller.trouble.fail(countOf(body, 'count', 1), countOf(body, 'status', 503)),
  );
  on('/_sandbox/skip', (body) => {
    fulfiller.trouble.skip = (textsOf(body, 'statuses') ?? []).filter(isStep);
  });
  on('/_sandbox/split', (body) => fulfiller.trouble.split.add(neededText(body, 'order_ref')));
  on('/_sandbox/pace', (body) =>
    fulfiller.setPace(body['manual'] === true ? null : countOf(body, 'step_ms', 1_500)),
  );
  for (const kind of MISCHIEFS) {
    on(`/_sandbox/messages/${kind}`, (body) => {
      const [count, ms] = [countOf(body, 'count', 1), countOf(body, 'ms', 1_000)];
      fulfiller.outbox.plan.add({ kind, count, ms, type: textOf(body, 'type') });
    });
  }
}
