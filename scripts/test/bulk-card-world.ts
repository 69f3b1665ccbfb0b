import { serve } from '@hono/node-server';
import type { AddressInfo } from 'node:net';
import type { Pool } from 'pg';
import type { JobPayloads } from '@/lib/db/enqueue';
import { payBulkOrderHandler, settleBulkPaymentHandler } from '@/lib/modules/bulk-orders/api/pay-bulk-order';
import type { BulkOrder } from '@/lib/modules/bulk-orders/contract/bulk-order';
import { lookAtBulkPayment } from '@/lib/modules/bulk-orders/service/card/look-at-payment';
import { refundBulkOrder } from '@/lib/modules/bulk-orders/service/card/refund-bulk-order';
import { stripeWebhookHandler } from '@/lib/modules/payments/api/stripe-webhook';
import type { ApiHandler } from '@/lib/tenant-api/define-handler';
import { buildRouter } from '@/lib/tenant-api/router';
import { startStripeSandbox } from '@/sandbox/stripe/start';
import { BULK_ADMIN, OFFSITE, startBulkWorld, TWO_OFFICES } from './bulk-world';
import { setTestEnv, stripeTestEnv } from './env';
import { openOwnerPool } from './owner-pool';

type BulkKey = Pick<BulkOrder, 'id'>;
const TENANT = 'ten_lumen';

interface WaitingJob {
  id: string;
  task: 'look-at-bulk-payment' | 'refund-bulk-order';
  payload: { tenantId: string; bulkOrderId: string };
}

/** The provider's stand-in, whose events about the platform's account in Europe come here. */
async function startProvider() {
  const stripe = await startStripeSandbox();
  const app = buildRouter([stripeWebhookHandler]);
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  stripe.control.setWebhook({
    region: 'EU',
    url: `http://127.0.0.1:${port}/api/stripe/webhook?region=EU`,
  });
  // Each test delivers the events it is about.
  stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
  const close = async () => {
    await stripe.close();
    await new Promise((resolve) => server.close(resolve));
  };
  return { stripe, close };
}

/** The jobs of payments by card, and what the owner of the database sees of them. */
function jobsSeenBy(owner: Pool) {
  /** The jobs of payments by card that are due, without those that the clock is to look at later. */
  async function due(): Promise<WaitingJob[]> {
    const { rows } = await owner.query<WaitingJob>(
      `select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('look-at-bulk-payment', 'refund-bulk-order') and j.run_at <= now() order by j.id`,
    );
    return rows;
  }
  /** Runs them until none is left, as the worker would. */
  async function work(): Promise<void> {
    for (let jobs = await due(); jobs.length > 0; jobs = await due()) {
      for (const { id, task, payload } of jobs) {
        await owner.query('delete from graphile_worker._private_jobs where id = $1', [id]);
        await (task === 'refund-bulk-order' ? refundBulkOrder(payload) : lookAtBulkPayment(payload));
      }
    }
  }
  /** The keys of all jobs that wait. */
  const asJobs = async (): Promise<string[]> => {
    const { rows } = await owner.query<{ key: string }>(
      'select key from graphile_worker._private_jobs where key is not null',
    );
    return rows.map(({ key }) => key);
  };
  /** What waiting jobs of one task are about, the oldest first. */
  const jobsOf = async <Task extends keyof JobPayloads>(task: Task): Promise<JobPayloads[Task][]> => {
    const { rows } = await owner.query<{ payload: JobPayloads[Task] }>(
      `select j.payload from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = $1 order by j.id`,
      [task],
    );
    return rows.map(({ payload }) => payload);
  };
  return { work, asJobs, jobsOf };
}

/** Lumen's Bulk event, the provider's stand-in with its webhook, and the jobs of payments by card. */
export async function startBulkCardWorld(others: readonly ApiHandler[] = []) {
  const { stripe, close } = await startProvider();
  const world = await startBulkWorld([payBulkOrderHandler, settleBulkPaymentHandler, ...others]);
  setTestEnv(stripeTestEnv(stripe.url, ['UK', 'EU', 'US']));
  const { pool: owner, close: closeOwner } = openOwnerPool(world.database.ownerUrl);

  const call = (verb: 'pay' | 'settle-payment', { id }: BulkKey, person = BULK_ADMIN) =>
    world.post(`${OFFSITE}/bulk-orders/${id}/${verb}`, {}, person);
  return {
    ...world,
    stripe: stripe.control,
    ...jobsSeenBy(owner),
    call,
    /** Places one by card, and begins its payment: the intent. */
    async byCard(body: object = TWO_OFFICES): Promise<{ bulk: BulkOrder; intent: string }> {
      const bulk = await world.placed({ ...body, payment: 'card' });
      const begun = await call('pay', bulk);
      if (begun.status !== 200) throw new Error(`${begun.status} ${begun.text}`);
      const [row] = await world.sql<{ intent: string }>(
        'select intent_id as intent from bulk_payments where bulk_order_id = $1',
        [bulk.id],
      );
      return { bulk, intent: row?.intent ?? '' };
    },
    /** Delivers all events about the platform's own account, the newest first and once more than needed. */
    async tell(): Promise<void> {
      const own = stripe.control.events().filter(({ account }) => account === null);
      await owner.query('update provider_events set processed_at = null where account_id is null');
      await stripe.control.deliver(own.map(({ id }) => id).reverse());
    },
    clock: ({ id }: BulkKey) => lookAtBulkPayment({ tenantId: TENANT, bulkOrderId: id }),
    async readOf({ id }: BulkKey): Promise<BulkOrder> {
      return (await world.get(`${OFFSITE}/bulk-orders/${id}`, BULK_ADMIN)).json.data as unknown as BulkOrder;
    },
    /** What went back at the provider, in minor units. */
    async refundsOf({ id }: BulkKey): Promise<number[]> {
      const rows = await world.sql<{ amount: number }>(
        `select amount_minor as amount from bulk_refunds where bulk_order_id = $1 and state <> 'failed' order by made_at, id`,
        [id],
      );
      return rows.map(({ amount }) => amount);
    },
    close: async () => {
      await close();
      await closeOwner();
      await world.close();
    },
  };
}
export type BulkCardWorld = Awaited<ReturnType<typeof startBulkCardWorld>>;
