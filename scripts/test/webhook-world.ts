import type { JobPayloads } from '@/lib/db/enqueue';
import { handlers as integrations } from '@/lib/modules/integrations/api';
import type { DeliveryPage } from '@/lib/modules/integrations/contract/deliveries';
import type { Webhook } from '@/lib/modules/integrations/contract/webhook-shapes';
import type { WebhookList } from '@/lib/modules/integrations/contract/webhooks';
import { deliverWebhooks } from '@/lib/modules/integrations/service/webhooks/deliver';
import { handlers as events } from '@/lib/modules/events/api';
import { handlers as launch } from '@/lib/modules/launch/api';
import { handlers as orders } from '@/lib/modules/orders/api';
import { startDemoWorld } from './demo-world';
import { setTestEnv } from './env';
import { startReceiver } from './webhook-receiver';

const ISLA = 'admin@fjord-fern.example';
export const HOOKS = '/api/ten_fjord/webhooks';

const JOBS = `with gone as (
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier in ('deliver-webhooks', 'retry-webhooks')
    returning j.id, t.identifier as task, j.payload, j.run_at)
  select task, payload, run_at from gone order by id`;

interface Job extends Record<string, unknown> {
  task: string;
  payload: JobPayloads['deliver-webhooks'];
  run_at: Date;
}

/** The demo data, an integrator's server, and the worker's part for webhooks. */
export async function startWebhookWorld() {
  const receiver = await startReceiver();
  const world = await startDemoWorld([...integrations, ...orders, ...events, ...launch]);
  setTestEnv({ WEBHOOKS_TO_LOCAL: '1' });
  const dataOf = <T>(answer: { json: unknown }) => (answer.json as { data: T }).data;
  const jobs = () => world.asOwner<Job>(JOBS);
  let moves = 0;
  const ids = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = 'ten_fjord' and kind = 'store' and status = 'shipped' order by id limit 40`,
  );
  return {
    ...world,
    receiver,
    dataOf,
    jobs,
    orders: ids.map(({ id }) => id),
    /** Runs the jobs that are there, and those that they add and that are due, as the worker does. */
    work: async (at = new Date()) => {
      for (;;) {
        const due = (await jobs()).filter(({ run_at: runAt }) => runAt.getTime() <= at.getTime() + 1_000);
        if (due.length === 0) return;
        for (const { task, payload } of due) await deliverWebhooks(payload, task === 'retry-webhooks');
      }
    },
    add: async (path: string, eventTypes: string[] = ['order.status_changed']) => {
      const body = { url: receiver.url(path), event_types: eventTypes };
      return dataOf<Webhook>(await world.post(HOOKS, body, ISLA));
    },
    act: async (id: string, verb: string, body: object = {}) =>
      world.post(`${HOOKS}/${id}/${verb}`, body, ISLA),
    list: async () => dataOf<WebhookList>(await world.get(HOOKS, ISLA)),
    log: async (id: string, query = '') =>
      dataOf<DeliveryPage>(await world.get(`${HOOKS}/${id}/deliveries${query}`, ISLA)).deliveries,
    /** Notes a move of an order, as every module that moves one does. */
    move: async (orderId: string, to = 'packaged', tenant = 'ten_fjord') => {
      moves += 1;
      await world.sql(
        `insert into order_history (tenant_id, id, order_id, from_status, to_status, actor, at)
         values ($1, 'his_webhook_' || $2::text, $3, 'processed', $4, 'system', now())`,
        [tenant, String(moves), orderId, to],
      );
    },
    close: async () => {
      await world.close();
      await receiver.close();
    },
  };
}

export type WebhookWorld = Awaited<ReturnType<typeof startWebhookWorld>>;
