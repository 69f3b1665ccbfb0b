/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trigger } from '@/lib/realtime';
import { announce } from '@/lib/modules/lists/service/announce';
import { announceOrder } from './announce-order';

jest.mock('@/lib/realtime', () => ({ trigger: jest.fn().mockResolvedValue(undefined) }));

const order = { tenantId: 'ten_fjord', orderId: 'ord_7k2m9x4c1v8b3n5q6w0z' };

/** Source files under lib and app, without tests, that contain `what`. */
function naming(what: string): string[] {
  return ['lib', 'app'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => join(folder, file))
      .filter((file) => readFileSync(file, 'utf8').includes(what)),
  );
}

describe('messages in real time (D29)', () => {
  test('hold an id and nothing else, however much of the order the job knew', async () => {
    const job = { ...order, customer: { name: 'Ada Fern', email: 'ada@shopper.example' } };
    await announceOrder(job);
    expect(jest.mocked(trigger).mock.calls).toEqual([
      ['private-tenant.ten_fjord', 'order.changed', { order_id: order.orderId }],
      ['private-order.ord_7k2m9x4c1v8b3n5q6w0z', 'order.changed', { order_id: order.orderId }],
      // Staff's board is of all clients, of whom there can be more than a page has channels.
      ['private-staff', 'order.changed', { order_id: order.orderId }],
    ]);
  });

  test.each([
    ['export.changed', { export_id: 'exp_1' }],
    ['bulk_act.changed', { act_id: 'exp_1' }],
  ] as const)('%s holds an id and nothing else', async (event, data) => {
    const job = {
      tenantId: 'ten_fjord',
      ownerId: 'usr_1',
      id: 'exp_1',
      query: { search: 'ada@shopper.example' },
    };
    jest.mocked(trigger).mockClear();
    await announce(job, event);
    await announce({ ...job, tenantId: null }, event);
    expect(jest.mocked(trigger).mock.calls).toEqual([
      ['private-tenant.ten_fjord', event, data],
      ['private-staff', event, data],
    ]);
  });

  test('are sent from these two alone: whoever sends another kind shows here what it holds', () => {
    const senders = naming("from '@/lib/realtime'").filter((file) =>
      /\btrigger\b/.test(readFileSync(file, 'utf8')),
    );
    expect(senders).toEqual([
      'lib/modules/lists/service/announce.ts',
      'lib/modules/orders/service/announce-order.ts',
    ]);
  });
});
