/** @jest-environment node */
import { cancelOrder } from '@/lib/modules/order-changes/service/cancel-order';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { refundOrder } from '@/lib/modules/payments/service/refund-order';
import { startStripeSandbox, type StripeSandbox } from '@/sandbox/stripe/start';
import { startDemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv, stripeTestEnv } from '@/scripts/test/env';

jest.setTimeout(60_000);

let world: Awaited<ReturnType<typeof startDemoWorld>>;
let stripe: StripeSandbox;

beforeAll(async () => {
  world = await startDemoWorld([]);
  stripe = await startStripeSandbox();
  setTestEnv(stripeTestEnv(stripe.url, ['UK', 'EU', 'US']));
});
afterAll(async () => {
  await stripe.close();
  await world.close();
});

test('a seeded paid order that is cancelled is refunded, in every currency', async () => {
  const orders = await world.sql<{ tenantId: string; orderId: string; currency: string; total: number }>(
    `select distinct on (currency) tenant_id as "tenantId", id as "orderId", currency, total_minor as total
     from orders where payment_status = 'paid' order by currency, created_at desc`,
  );
  expect(orders.map(({ currency }) => currency)).toEqual(['EUR', 'GBP', 'USD']);
  for (const { tenantId, orderId, total } of orders) {
    await world.sql(
      `update orders set status = 'new', edit_until = now() + interval '1 hour' where id = '${orderId}'`,
    );
    const key = { tenantId, orderId };
    const token = orderToken(key);
    const { version } = await readOrderPage(token, 'req_test');
    await cancelOrder(token, 'req_test', version);
    await refundOrder(key);
    expect((await readOrderPage(token, 'req_test')).refund).toBe('done');
    const audits = await world.sql<{ amount: number }>(
      `select (data ->> 'amount')::integer as amount from audit_log
       where subject_id = '${orderId}' and action = 'order.refunded' order by at desc limit 1`,
    );
    expect(audits).toEqual([{ amount: total }]);
  }
});
