/** @jest-environment node */
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { refuseFlaggedHandler, releaseFlaggedHandler } from '@/lib/modules/claims/api/flagged';
import { listThanksHandler, thankSenderHandler } from '@/lib/modules/claims/api/thanks';
import { listThanks, type ThanksPage } from '@/lib/modules/claims/contract/list-thanks';
import { thankSender } from '@/lib/modules/claims/contract/thank-sender';
import { cancelOrderHandler } from '@/lib/modules/order-changes/api/cancel-order';
import { readOrderPageHandler } from '@/lib/modules/order-changes/api/read-order-page';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { readOrderHandler } from '@/lib/modules/orders/api/read-order';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { recipient } from '@/scripts/test/claim-world';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';

jest.setTimeout(60_000);

const ADMIN = 'admin@lumen-robotics.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([
    ...[claimHandler, thankSenderHandler, listThanksHandler, refuseFlaggedHandler, releaseFlaggedHandler],
    ...[readOrderPageHandler, cancelOrderHandler, readOrderHandler],
  ]);
});
afterAll(() => world.close());

async function claim() {
  const answer = await world.post('/api/ten_lumen/lumen-summit/claim', recipient({ promo_code: 'SUMMIT' }));
  expect([answer.status, answer.json.codes]).toEqual([200, undefined]);
  const token = String(answer.json.data['order_link']).replace('/order/', '');
  const [order] = await world.sql<{ id: string }>('select id from orders where order_ref = $1', [
    answer.json.data['order_ref'],
  ]);
  return { token, id: order?.id ?? '' };
}
const thank = (token: string, message: string) => world.post(`/api/order/${token}/thanks`, { message });
const pageOf = async (token: string) =>
  (await world.get(`/api/order/${token}`)).json.data as unknown as OrderPage;
const listed = async (query = '') => {
  const answer = await world.get(`/api/ten_lumen/claims/thanks?event=lumen-summit${query}`, ADMIN);
  check(listThanks, answer);
  return answer.json.data as unknown as ThanksPage;
};

test('a recipient thanks once; the client reads it at the order and in the list, as plain text (D40-15)', async () => {
  const { token, id } = await claim();
  expect(await pageOf(token)).toMatchObject({ can_thank: true, thanks: null });
  const hostile = '<img src=x onerror=alert(1)>\n\n\n\nThank\u202e you';
  const answer = await thank(token, hostile);
  check(thankSender, answer);
  const message = '<img src=x onerror=alert(1)>\n\nThank you';
  expect(answer.json.data).toMatchObject({ message });
  expect(await pageOf(token)).toMatchObject({ can_thank: false, thanks: { message } });
  const detail = await world.get(`/api/ten_lumen/orders/${id}`, ADMIN);
  expect((detail.json.data as unknown as OrderDetail).thanks).toMatchObject({ message });
  const page = await listed();
  expect(page.thanks[0]).toMatchObject({
    order_id: id,
    name: 'Ada Fern',
    message,
    event_slug: 'lumen-summit',
  });

  // The same again, as of a double press, is the same; another text is refused.
  expect((await thank(token, hostile)).json.data).toEqual(answer.json.data);
  expect((await thank(token, 'And another thing')).status).toBe(409);
  expect((await listed()).total).toBe(page.total);
  const rows = await world.sql("select 1 from audit_log where action = 'claim.thanked' and subject_id = $1", [
    id,
  ]);
  expect(rows).toHaveLength(1);
});

test('two at once store one', async () => {
  const { token } = await claim();
  const before = (await listed()).total;
  const answers = await Promise.all([thank(token, 'One'), thank(token, 'Two'), thank(token, 'One')]);
  expect(answers.map(({ status }) => status).sort()).toContain(409);
  expect((await listed()).total).toBe(before + 1);
});

test('the list is paged, newest first, and keeps to its tenant', async () => {
  for (const word of ['First', 'Second', 'Third']) await thank((await claim()).token, word);
  const first = await listed('&limit=2');
  expect(first.thanks.map(({ message }) => message)).toEqual(['Third', 'Second']);
  const next = await listed(`&limit=2&cursor=${encodeURIComponent(first.next_cursor ?? '')}`);
  expect(next.thanks[0]?.message).toBe('First');
  const foreign = await world.get('/api/ten_lumen/claims/thanks', 'admin@fjord-fern.example');
  expect(foreign.status).toBe(404);
});

test('nothing, too much, too often, and links that open nothing are refused', async () => {
  const { token } = await claim();
  expect((await thank(token, ' \u200b ')).json.codes).toEqual({ message: ['required'] });
  expect((await thank(token, 'x'.repeat(501))).json.codes).toEqual({ message: ['too_long'] });
  expect((await thank(`${token.slice(0, -1)}!`, 'Hello')).status).toBe(404);
  const missing = orderToken({ tenantId: 'ten_lumen', orderId: 'ord_00000000000000000000' });
  expect((await thank(missing, 'Hello')).status).toBe(404);
  const tries: number[] = [];
  for (let index = 0; index < 12; index += 1) tries.push((await thank(token, `Try ${index}`)).status);
  expect(tries[0]).toBe(200);
  expect(tries.at(-1)).toBe(429);
});

describe('who may not thank', () => {
  const refusedFor = async (token: string) => {
    expect((await pageOf(token)).can_thank).toBe(false);
    expect((await thank(token, 'Thank you')).status).toBe(409);
  };

  test('whose claim was cancelled', async () => {
    const { token, id } = await claim();
    await world.sql("update orders set edit_until = now() + interval '1 hour' where id = $1", [id]);
    const { version } = await pageOf(token);
    expect((await world.post(`/api/order/${token}/cancel`, { version })).status).toBe(200);
    await refusedFor(token);
  });

  test('whose claim waits for its client, until it is released; never one that is refused', async () => {
    await world.sql("update events set approves_claims = true where slug = 'lumen-summit'");
    const [good, bad] = [await claim(), await claim()];
    await world.sql("update events set approves_claims = false where slug = 'lumen-summit'");
    await refusedFor(good.token);
    await world.post(`/api/ten_lumen/claims/${good.id}/release`, {}, ADMIN);
    await world.post(`/api/ten_lumen/claims/${bad.id}/refuse`, {}, ADMIN);
    expect((await thank(good.token, 'Thank you')).status).toBe(200);
    await refusedFor(bad.token);
  });

  test('who has bought something, and who took a sample', async () => {
    const orders = await world.sql<{ tenant_id: string; id: string }>(
      `(select o.tenant_id, o.id from orders o where o.kind = 'store' and o.status = 'shipped' limit 1)
       union all (select o.tenant_id, o.id from orders o join events e on e.id = o.event_id and e.sample limit 1)`,
    );
    expect(orders.length).toBeGreaterThan(0);
    for (const { tenant_id: tenantId, id: orderId } of orders) {
      await refusedFor(orderToken({ tenantId, orderId }));
    }
  });
});
