/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { startJobRunner, type ScheduledTaskTable, type TaskTable } from '@/lib/jobs';
import { scheduledJobs } from '@/lib/jobs/schedule';
import type { WebhookSecrets } from '@/lib/modules/integrations/contract/webhooks';
import { isSigned } from '@/scripts/test/webhook-receiver';
import { startWebhookWorld, type WebhookWorld } from '@/scripts/test/webhook-world';
import { clearWebhooks } from '@/lib/modules/integrations/service/clear-webhooks';
import { deliverWebhooks } from './deliver';

jest.setTimeout(120_000);

let world: WebhookWorld;
let unset: () => void = () => undefined;
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
afterEach(() => unset());

const setTime = (at: Date) => {
  unset();
  unset = setClock(() => at);
};
const statuses = (path: string) =>
  world.receiver.at(path).map(({ body }) => (JSON.parse(body) as { data: { status: string } }).data.status);
const secretOf = async (id: string) => world.dataOf<WebhookSecrets>(await world.act(id, 'secret'));

describe('what is told (D47-2, D47-8)', () => {
  test('what happens to orders, claims and events, in its own transaction, ids and public state only', async () => {
    const types = ['order.accepted', 'order.cancelled', 'order.refunded', 'claim.received', 'claim.refused'];
    await world.add('/all', [...types, 'claim.released', 'event.status_changed', 'order.status_changed']);
    const [order] = await world.sql<{ id: string }>(
      `select id from orders where tenant_id = 'ten_fjord' and status = 'new' and kind = 'store' limit 1`,
    );
    const id = order?.id ?? '';
    const reason = { reason: 'other', words: 'A slip' };
    const cancelled = await world.post(
      `/api/ten_fjord/orders/${id}/cancel`,
      reason,
      'admin@fjord-fern.example',
    );
    expect(cancelled.status).toBe(200);
    await world.post(
      '/api/ten_fjord/events/fjord-fern/status',
      { status: 'On hold', on_hold_message: 'Soon' },
      'admin@fjord-fern.example',
    );
    await world.sql(
      `insert into order_refunds (tenant_id, refund_id, order_id, amount_minor, made_by, state, made_at)
      values ('ten_fjord', 're_hook', $1, 1250, 'us', 'pending', now())`,
      [id],
    );
    await world.sql(`update order_refunds set state = 'succeeded' where refund_id = 're_hook'`);
    await world.sql(`update order_refunds set state = 'succeeded' where refund_id = 're_hook'`);
    const [claim] = await world.sql<{ id: string; tenant: string }>(
      `select order_id as id, tenant_id as tenant from claim_flags where state = 'waiting' limit 1`,
    );
    await world.sql(`update claim_flags set state = 'refused', decided_at = now() where order_id = $1`, [
      claim?.id,
    ]);
    await world.work();
    const told = world.receiver
      .at('/all')
      .map(({ body }) => JSON.parse(body) as { type: string; data: object });
    const own = claim?.tenant === 'ten_fjord' ? ['claim.refused'] : [];
    expect(told.map(({ type }) => type).sort()).toEqual(
      [...own, 'event.status_changed', 'order.cancelled', 'order.refunded'].sort(),
    );
    expect(told.find(({ type }) => type === 'order.refunded')?.data).toMatchObject({
      order_id: id,
      amount: '12.50',
      currency: 'GBP',
    });
    const [{ customer } = { customer: {} }] = await world.sql<{ customer: Record<string, string> }>(
      `select snapshot -> 'customer' as customer from orders where id = $1`,
      [id],
    );
    const sent = JSON.stringify(told);
    for (const value of Object.values(customer).filter((text) => text.length > 4))
      expect(sent).not.toContain(value);
  });

  test('an order that is written by one statement with its history, as `pay` and a claim do', async () => {
    await world.add('/new', ['order.accepted', 'claim.received']);
    for (const kind of ['store', 'claim'])
      await world.sql(`with made as (insert into orders select (jsonb_populate_record(o, jsonb_build_object('id',
            'ord_hook_${kind}', 'order_ref', 'HOOK-${kind}', 'kind', '${kind}', 'bulk_order_id', null))).*
          from orders o where o.id = '${world.orders[0] ?? ''}' returning tenant_id, id)
        insert into order_history (tenant_id, id, order_id, to_status, actor)
        select tenant_id, 'his_hook_${kind}', id, 'new', 'system' from made`);
    await world.work();
    const told = world.receiver.at('/new').map(({ body }) => (JSON.parse(body) as { type: string }).type);
    expect(told.sort()).toEqual(['claim.received', 'order.accepted']);
  });

  test('a change that is rolled back tells nothing, nor does one nobody wants to hear of', async () => {
    await world.add('/hook', ['order.refunded']);
    await world.move(world.orders[0] ?? '');
    await expect(
      world.sql(`insert into order_refunds (tenant_id, refund_id, order_id, amount_minor, made_by, state, made_at)
        values ('ten_fjord', 're_x', '${world.orders[0] ?? ''}', 1, 'us', 'succeeded', now()), ('ten_fjord', 're_y', 'ord_none', 1, 'us', 'succeeded', now())`),
    ).rejects.toThrow();
    expect(await world.jobs()).toEqual([]);
    expect(await world.sql('select id from webhook_events')).toEqual([]);
  });

  test('signed as Standard Webhooks says, and for a day after a rotation with both secrets', async () => {
    const hook = await world.add('/signed');
    const before = await secretOf(hook.id);
    await world.move(world.orders[0] ?? '');
    await world.work();
    const rotated = await world.act(hook.id, 'rotate-secret', { version: 1 });
    expect(rotated.status).toBe(200);
    expect((await world.act(hook.id, 'rotate-secret', { version: 1 })).status).toBe(409);
    const after = await secretOf(hook.id);
    expect([before.secret === after.secret, after.old_secret]).toEqual([false, before.secret]);
    await world.move(world.orders[1] ?? '');
    await world.work();
    const [first, second] = world.receiver.at('/signed');
    if (!first || !second) throw new Error('two were sent');
    expect(isSigned(first, before.secret)).toBe(true);
    expect([isSigned(second, before.secret), isSigned(second, after.secret)]).toEqual([true, true]);
    expect(isSigned({ ...second, body: `${second.body} ` }, after.secret)).toBe(false);
    expect(first.headers['webhook-id']).not.toBe(second.headers['webhook-id']);
    expect(Math.abs(Number(second.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60);
  });
});

describe('at least once, in order per subject (D47-2)', () => {
  test('a later event of an order waits for the earlier one; other orders do not', async () => {
    const hook = await world.add('/ordered');
    const [one = '', two = ''] = world.orders;
    world.receiver.answer('/ordered', 503);
    for (const status of ['picked', 'in_production', 'packaged']) await world.move(one, status);
    await world.work();
    // Only the first of the order was tried.
    expect(statuses('/ordered')).toEqual(['picked']);
    world.receiver.answer('/ordered', 200);
    await world.move(two, 'shipped');
    await world.work();
    expect(statuses('/ordered').slice(1)).toEqual(['shipped']);
    setTime(new Date(Date.now() + 6_000));
    await world.work(new Date(Date.now() + 6_000));
    await deliverWebhooks({ tenantId: 'ten_fjord', endpointId: hook.id }, true);
    expect(statuses('/ordered').slice(2)).toEqual(['picked', 'in_production', 'packaged']);
    const tries = world.receiver.at('/ordered').map(({ headers }) => headers['webhook-id']);
    expect(tries[0]).toBe(tries[2]);
  });

  test('twelve tries over a day, then parked with a mail to the admins, and the next goes on', async () => {
    const hook = await world.add('/down');
    const job = { tenantId: 'ten_fjord', endpointId: hook.id };
    const [order = ''] = world.orders;
    world.receiver.answer('/down', 500);
    await world.move(order, 'picked');
    await world.move(order, 'shipped');
    const begun = Date.now();
    let [at, tries] = [begun, 0];
    for (; tries < 20; tries += 1) {
      setTime(new Date(at));
      await deliverWebhooks(job, true);
      const [first] = (await world.log(hook.id)).slice(-1);
      if (first?.state !== 'waiting') break;
      at = Date.parse(first.next_at ?? '');
    }
    const [second, first] = await world.log(hook.id);
    expect(first).toMatchObject({ state: 'parked', attempts: 12, last_status: 500, last_error: 'status' });
    expect(at - begun).toBeGreaterThanOrEqual(24 * 3_600_000);
    expect(second).toMatchObject({ state: 'waiting', attempts: 0 });
    const mails = () =>
      world.asOwner<{ payload: object }>(`select j.payload from graphile_worker._private_jobs j
        where j.payload ->> 'deliveryId' is not null`);
    expect((await mails()).map(({ payload }) => payload)).toEqual([
      { tenantId: 'ten_fjord', deliveryId: first?.id },
    ]);
    await deliverWebhooks(job, true);
    expect((await world.log(hook.id))[0]).toMatchObject({ attempts: 1 });
    world.receiver.answer('/down', 200);
    await world.act(hook.id, 'replay');
    await deliverWebhooks(job, true);
    const [, replayed] = await world.log(hook.id);
    expect(replayed).toMatchObject({ state: 'delivered', attempts: 13 });
    unset();
  });

  test('one that is sent again while it is on its way is not lost, and one deleted stays deleted', async () => {
    const hook = await world.add('/raced');
    await world.move(world.orders[0] ?? '');
    const running = world.work();
    await Promise.all([running, world.act(hook.id, 'delete')]);
    await world.work();
    expect((await world.list()).webhooks).toEqual([]);
    expect(world.receiver.at('/raced').length).toBeLessThanOrEqual(1);
  });
});

describe('one that hangs holds up no other (D47-9)', () => {
  test('others have theirs at once, of the same client and of another', async () => {
    await world.add('/hangs');
    await world.add('/lives');
    world.receiver.answer('/hangs', 'hang');
    for (const order of world.orders.slice(0, 25)) await world.move(order);
    const idle = Object.fromEntries(scheduledJobs().map((name) => [name, async () => undefined]));
    const slow = { timeoutMs: 6_000 };
    const begun = performance.now();
    const runner = await startJobRunner({
      connectionString: world.database.ownerUrl,
      tasks: {
        'deliver-webhooks': (job) => deliverWebhooks(job, false, slow),
        'retry-webhooks': (job) => deliverWebhooks(job, true, slow),
      } as Partial<TaskTable> as TaskTable,
      scheduled: idle as Partial<ScheduledTaskTable> as ScheduledTaskTable,
      concurrency: 1,
    });
    while (world.receiver.at('/lives').length < 25 && performance.now() - begun < 20_000)
      await new Promise((resolve) => setTimeout(resolve, 50));
    const last = world.receiver.at('/lives').at(-1)?.at ?? Infinity;
    expect(world.receiver.at('/lives')).toHaveLength(25);
    expect(last - begun).toBeLessThan(5_500);
    expect(world.receiver.at('/hangs').length).toBeGreaterThan(0);
    await runner.stop();
  });
});

test('old events go with their log after thirty days (D46)', async () => {
  await world.add('/old');
  await world.move(world.orders[0] ?? '');
  await world.work();
  await world.sql(`update webhook_events set at = now() - interval '31 days'`);
  await world.move(world.orders[1] ?? '');
  const cleared = await clearWebhooks(new AbortController().signal);
  expect(cleared.events).toBe(1);
  expect(await world.sql('select id from webhook_deliveries')).toHaveLength(1);
});
