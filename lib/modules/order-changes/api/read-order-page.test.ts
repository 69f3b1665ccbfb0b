/** @jest-environment node */
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import { readOrderPage } from '@/lib/modules/order-changes/contract/read-order-page';
import { publicStage } from '@/lib/modules/orders/rules/public-stage';
import { ORDER_STATUSES } from '@/lib/modules/orders/rules/statuses';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { linePreviewHandler } from '@/lib/modules/orders/api/line-preview';
import { readOrderPageHandler } from './read-order-page';

jest.setTimeout(60_000);

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readOrderPageHandler, linePreviewHandler]);
});
afterAll(() => world.close());

interface Found {
  tenant_id: string;
  id: string;
}

async function orderIn(status: string, where = 'true'): Promise<Found> {
  const [found] = await world.sql<Found>(
    `select tenant_id, id from orders where status = $1 and ${where} order by created_at desc, id limit 1`,
    [status],
  );
  if (!found) throw new Error(`no order is ${status}`);
  return found;
}

const path = (order: Found) => `/api/order/${orderToken({ tenantId: order.tenant_id, orderId: order.id })}`;

function pageOf(answer: DemoAnswer): OrderPage {
  expect(answer.status).toBe(200);
  check(readOrderPage, answer);
  return answer.json.data as unknown as OrderPage;
}

describe('an order by its signed link (D2-7, D8, D33-1)', () => {
  test('shows each of the 23 statuses as its public stage, and none of them by its own name', async () => {
    for (const status of ORDER_STATUSES) {
      const answer = await world.get(path(await orderIn(status)));
      const page = pageOf(answer);
      expect(page.stage).toBe(publicStage(status));
      expect(page.steps.filter((step) => step.state === 'current').map((step) => step.stage)).toEqual([
        page.stage,
      ]);
      expect(Object.keys(page)).not.toContain('status');
    }
  });

  test('its figures are the frozen ones, its lines add up, its pictures open', async () => {
    const order = await orderIn('shipped', "tenant_id = 'ten_fjord'");
    const page = pageOf(await world.get(path(order)));
    const [row] = await world.sql<{ total: number; vat: number; net: number }>(
      'select total_minor as total, vat_minor as vat, net_minor as net from orders where id = $1',
      [order.id],
    );
    const minor = (wire: string) => Math.round(Number(wire) * 100);
    expect({
      total: minor(page.total_store_price),
      vat: minor(page.total_store_vat),
      net: minor(page.total_store_price_excluding_vat),
    }).toEqual(row);
    expect(page.products.reduce((sum, line) => sum + minor(line.total), 0)).toBe(minor(page.items_total));
    const picture = await world.get(page.products[0]?.image ?? '');
    expect([picture.status, picture.text.slice(0, 4)]).toEqual([200, '<svg']);
  });

  test('names every parcel once, as it was last told, and links only to web addresses', async () => {
    const order = await orderIn('shipped', "tenant_id = 'ten_lumen'");
    const tell = (id: string, tracking: object) =>
      world.sql(
        `insert into fulfiller_messages (tenant_id, message_id, order_id, status, payload)
         values ($1, $2, $3, 'shipped', $4)`,
        [order.tenant_id, `${order.id}:${id}`, order.id, JSON.stringify({ tracking })],
      );
    await world.sql(
      `update orders set tracking = '{"carrier":"Post","number":"B","url":"https://b.example"}' where id = $1`,
      [order.id],
    );
    await tell('1', { carrier: 'Post', number: 'A', url: 'javascript:alert(1)' });
    await tell('2', { carrier: 'Post', number: 'B', url: 'https://b.example' });
    expect(pageOf(await world.get(path(order))).parcels).toEqual([
      { carrier: 'Post', number: 'A', url: null },
      { carrier: 'Post', number: 'B', url: 'https://b.example' },
    ]);
  });

  test('is never stored on its way', async () => {
    const answer = await world.get(path(await orderIn('new')));
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  test('forged, mixed, cut and unknown tokens get the same 404', async () => {
    const [own, other] = [await orderIn('shipped', "tenant_id = 'ten_fjord'"), await orderIn('new')];
    const token = path(own);
    const gone = { tenant_id: 'ten_fjord', id: 'ord_00000000000000000000' };
    const swapped = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const mixed = token.slice(0, 53) + path(other).slice(53);
    const wrong = [swapped, mixed, token.slice(0, -2), `${token}%00`, '/api/order/x', path(gone)];
    const answers = await Promise.all(wrong.map((one) => world.get(one)));
    expect(answers.map((answer) => answer.status)).toEqual(wrong.map(() => 404));
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
  });
});
