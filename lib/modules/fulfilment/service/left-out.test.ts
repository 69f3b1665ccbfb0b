/** @jest-environment node */
import type { SubmittedOrder } from '@/lib/fulfillers';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import type { RefundForm } from '@/lib/modules/payments/contract/refund';
import { askRefund } from '@/lib/modules/payments/service/refund/ask-refund';
import { readRefund } from '@/lib/modules/payments/service/refund/read-refund';
import { ChargeWorld, CLIENT, ISLA } from '@/scripts/test/charge-world';
import { submitOrder } from './submit-order';

jest.setTimeout(60_000);

const mockSent: SubmittedOrder[] = [];
jest.mock('@/lib/fulfillers', () => ({
  fulfiller: () => ({
    submit: (order: SubmittedOrder) => {
      mockSent.push(order);
      return Promise.resolve({ kind: 'accepted', externalId: 'ext_1' });
    },
  }),
}));

let at: ChargeWorld;
let tee: string;
beforeAll(async () => {
  at = await ChargeWorld.start();
  await at.world.ownerSql(
    `insert into fulfillers (id, name, regions, status) values ('ful_left', 'Test Print', '{UK}', 'open')`,
    [],
  );
});
beforeEach(async () => {
  mockSent.length = 0;
  await at.buy();
  await at.becomePaid();
  await at.setStatus('processed');
  tee = (await readRefund(CLIENT, ISLA, at.orderId)).lines[0]?.id ?? '';
});
afterAll(() => at.close());

const FORM: RefundForm = {
  of: 'lines',
  lines: [],
  shipping: false,
  left: '38.84',
  reason: 'customer_request',
  words: '',
};
const ask = (quantity: number, form: Partial<RefundForm> = {}) =>
  askRefund(CLIENT, ISLA, at.orderId, { ...FORM, lines: [{ line: tee, quantity }], ...form });
const submit = () => submitOrder(at.key);
const quantities = () => mockSent.map(({ items }) => items.map(({ quantity }) => quantity));
const shown = async () => [
  (await readOrder(CLIENT, ISLA, at.orderId)).lines[0]?.refunded,
  (await readOrderPage(orderToken(at.key), 'req_test')).products[0]?.refunded,
];

describe('what is refunded before the printer is asked is not printed (D3-49 to D3-51)', () => {
  test('one of two: one is printed, its stock is given back once, and both pages say so', async () => {
    await ask(1);
    const open = { refunded: 1, failed: 0, printed: 1, sent: false };
    expect(await shown()).toEqual([open, open]);
    await submit();
    expect(quantities()).toEqual([[1]]);
    const sent = { refunded: 1, failed: 0, printed: 1, sent: true };
    expect(await shown()).toEqual([sent, sent]);
    expect((await at.held())[0]).toBe(9);
    // A crash before the answer was stored: the same submission asks for the same, whatever was refunded since.
    await ask(1, { left: '21.66' });
    await at.setStatus('submitting_to_fulfiller');
    await at.world.sql(`update submissions set state = 'queued', next_at = now() where order_id = $1`, [
      at.orderId,
    ]);
    await submit();
    expect(mockSent[1]).toEqual(mockSent[0]);
    expect((await at.held())[0]).toBe(9);
  });

  test('an amount changes nothing, and a refund that the provider refuses is due again', async () => {
    await ask(0, { of: 'amount', lines: [], amount: '10.00' });
    await ask(1, { left: '28.84' });
    await at.world.sql(`update refund_requests set state = 'refused' where order_id = $1 and lines <> '[]'`, [
      at.orderId,
    ]);
    expect(await shown()).toEqual([undefined, undefined]);
    await submit();
    expect(quantities()).toEqual([[2]]);
  });

  test('refused after the submission: not refunded, and not printed; an issue on the way opens nothing again', async () => {
    await ask(1);
    await submit();
    await at.world.sql(`update refund_requests set state = 'refused' where order_id = $1`, [at.orderId]);
    const none = { refunded: 0, failed: 1, printed: 1, sent: true };
    expect(await shown()).toEqual([none, none]);
    await at.world.sql(
      `update orders set status = 'address_issue', returns_to = 'submitting_to_fulfiller' where id = $1`,
      [at.orderId],
    );
    expect(await shown()).toEqual([none, none]);
    expect(await readRefund(CLIENT, ISLA, at.orderId)).toMatchObject({ leaves_out: false });
  });

  test('the last one cancels the order, shipping goes back too, and nothing is sent', async () => {
    await ask(1);
    const seen = await ask(1, { left: '21.66' });
    expect(seen).toMatchObject({ status: 'cancelled' });
    await submit();
    expect(quantities()).toEqual([]);
    expect((await at.held())[0]).toBe(10);
    expect((await at.state()).jobs).toContain('refund-order');
  });

  test('none left as it is to be sent: it is cancelled in place of that', async () => {
    await ask(1);
    await at.world.sql(
      `update refund_requests set lines = jsonb_set(lines, '{0,quantity}', '2') where order_id = $1`,
      [at.orderId],
    );
    await submit();
    expect(quantities()).toEqual([]);
    const state = await at.state();
    expect(state).toMatchObject({ status: 'cancelled', reserved: false });
    expect(state.history.at(-1)).toBe('processed cancelled refunded_in_full');
  });

  test.each([0, 1, 2])(
    'refund and submission at once, try %d: printed is what was not refunded before',
    async () => {
      await Promise.all([submit(), ask(1)]);
      expect(mockSent).toHaveLength(1);
      const printed = quantities()[0]?.[0] ?? 0;
      expect([1, 2]).toContain(printed);
      expect((await shown())[0]).toEqual({ refunded: 1, failed: 0, printed, sent: true });
      expect((await at.held())[0]).toBe(10 - printed);
    },
  );
});
