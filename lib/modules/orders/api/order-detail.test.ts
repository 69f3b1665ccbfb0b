/** @jest-environment node */
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { readOrder } from '@/lib/modules/orders/contract/read-order';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { linePreviewHandler } from './line-preview';
import { readOrderHandler } from './read-order';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const STAFF = 'care@merchloom.example';

let world: DemoWorld;
beforeAll(async () => {
  world = await startDemoWorld([readOrderHandler, linePreviewHandler]);
});
afterAll(() => world.close());

async function orderIn(status: string, tenantId = 'ten_fjord'): Promise<string> {
  const [found] = await world.sql<{ id: string }>(
    'select id from orders where tenant_id = $1 and status = $2 order by created_at desc limit 1',
    [tenantId, status],
  );
  if (!found) throw new Error(`no order is ${status}`);
  return found.id;
}

const path = (id: string, tenantId = 'ten_fjord') => `/api/${tenantId}/orders/${id}`;

function detailOf(answer: DemoAnswer): OrderDetail {
  check(readOrder, answer);
  return answer.json.data as unknown as OrderDetail;
}

describe('one order', () => {
  test('its lines add up to its items, its history leads to where it stands', async () => {
    const detail = detailOf(await world.get(path(await orderIn('shipped')), ADMIN));
    const lines = detail.lines.reduce((sum, line) => sum + Math.round(Number(line.total) * 100), 0);
    expect(lines).toBe(Math.round(Number(detail.items_total) * 100));
    expect(detail.history[0]).toMatchObject({ from_status: null, to_status: 'new' });
    expect(detail.history.at(-1)?.to_status).toBe('shipped');
    detail.history.slice(1).forEach((step, index) => {
      expect(step.from_status).toBe(detail.history[index]?.to_status);
    });
    expect(detail).toMatchObject({ fulfiller: 'Northlight Print', can_release: false });
    expect(detail.tracking?.number).toMatch(/^PW\d{9}$/);
    expect(detail.item_count).toBe(detail.lines.reduce((sum, line) => sum + line.quantity, 0));
  });

  test('its pictures open without a login', async () => {
    const detail = detailOf(await world.get(path(await orderIn('shipped')), ADMIN));
    const picture = await world.get(detail.lines[0]?.front_preview ?? '');
    expect([picture.status, picture.text.slice(0, 4)]).toEqual([200, '<svg']);
  });

  test('clients read the names of their own people, staff all', async () => {
    const id = await orderIn('address_issue');
    const step = (answer: DemoAnswer) => detailOf(answer).history.at(-1);
    expect(step(await world.get(path(id), ADMIN))).toMatchObject({ actor: 'staff', actor_name: null });
    expect(step(await world.get(path(id), STAFF))).toMatchObject({ actor: 'staff', actor_name: 'Theo Hemm' });
    const cancelled = await orderIn('cancelled');
    expect(step(await world.get(path(cancelled), ADMIN))).toMatchObject({
      actor: 'client',
      actor_name: 'Isla Bracken',
      reason: 'Ordered twice by mistake',
    });
  });

  test('another tenant’s, an unknown and a malformed id are the same 404', async () => {
    const foreign = await orderIn('shipped', 'ten_lumen');
    const answers = [
      await world.get(path(foreign), ADMIN),
      await world.get(path('ord_00000000000000000000'), ADMIN),
      await world.get(path('%00'), ADMIN),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    expect((await world.get(path(foreign, 'ten_lumen'), ADMIN)).status).toBe(404);
  });
});
