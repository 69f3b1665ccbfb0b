/** @jest-environment node */
import type { AppError } from '@/lib/kernel/app-error';
import type { RefundForm } from '@/lib/modules/payments/contract/refund';
import { returnFee } from '@/lib/modules/payments/service/return-fee';
import { refundOrder } from '@/lib/modules/payments/service/refund-order';
import { ChargeWorld, CLIENT, ISLA, TOTAL } from '@/scripts/test/charge-world';
import { askRefund } from './ask-refund';
import { readRefund } from './read-refund';

jest.setTimeout(60_000);

let at: ChargeWorld;
beforeAll(async () => {
  at = await ChargeWorld.start();
});
beforeEach(async () => {
  await at.buy();
  await at.becomePaid();
});
afterAll(() => at.close());

const FORM: RefundForm = {
  of: 'amount',
  lines: [],
  shipping: false,
  left: '38.84',
  reason: 'damaged',
  words: '',
};
const ask = (form: Partial<RefundForm>) => askRefund(CLIENT, ISLA, at.orderId, { ...FORM, ...form });

type Job = Parameters<typeof refundOrder>[0];

const jobsOf = <T>(task: string) => at.jobsOf<T>(task);

/** Makes what was asked for at the provider, each twice as after a lost answer. */
async function make(): Promise<void> {
  for (const job of await jobsOf<Job>('refund-order')) {
    await refundOrder(job);
    await refundOrder(job);
  }
}

const mails = async () =>
  (await jobsOf<{ kind: string; refundId?: string }>('send-order-mail')).map(({ kind }) => kind);
const requests = () =>
  at.world.sql(
    `select r.amount_minor as amount, r.state, r.reason, o.amount_minor as made from refund_requests r
     left join order_refunds o on o.refund_id = r.refund_id where r.order_id = $1 order by r.asked_at, r.id`,
    [at.orderId],
  );
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: AppError) => error.code,
  );
const fieldsOf = (call: Promise<unknown>) =>
  call.then(
    () => ({}),
    (error: AppError) => (Object.keys(error.fields).length > 0 ? error.fields : error.code),
  );

async function line(): Promise<string> {
  return (await readRefund(CLIENT, ISLA, at.orderId)).lines[0]?.id ?? '';
}

describe('a refund by hand (D36-13)', () => {
  test('is a conflict where something else would follow than was shown', async () => {
    const { left, cancels, leaves_out } = await readRefund(CLIENT, ISLA, at.orderId);
    expect(cancels).toBe(true);
    await at.setStatus('shipped');
    expect(await codeOf(ask({ of: 'everything', left, cancels, leaves_out }))).toBe('conflict');
    expect(await requests()).toEqual([]);
    const now = await readRefund(CLIENT, ISLA, at.orderId);
    const again = { cancels: now.cancels, leaves_out: now.leaves_out };
    expect(await codeOf(ask({ of: 'everything', left, ...again }))).toBe('ok');
  });

  test('an amount of an order that was sent: one refund, one mail, the fee stays', async () => {
    await at.setStatus('shipped');
    const seen = await ask({ amount: '12.00' });
    expect(seen).toMatchObject({
      can_refund: true,
      asked_refunds: [{ amount: '12.00', state: 'waiting', reason: 'damaged', asked_by: null }],
      payment_status: 'paid',
    });
    expect(await readRefund(CLIENT, ISLA, at.orderId)).toMatchObject({ left: '26.84' });
    await make();
    expect(await at.state()).toMatchObject({ payment: 'partly_refunded', status: 'shipped' });
    expect(await at.moneyBack()).toEqual([{ kind: 'refund by us', amount: 1200, state: 'succeeded' }]);
    expect(await requests()).toEqual([{ amount: 1200, state: 'made', reason: 'damaged', made: 1200 }]);
    expect((await mails()).filter((kind) => kind === 'order_refunded')).toHaveLength(1);
    for (const job of await jobsOf<Parameters<typeof returnFee>[0]>('return-fee')) await returnFee(job);
    // The provider tells of our own refund afterwards, which changes nothing.
    await at.tellAll();
    expect(await at.moneyBack()).toHaveLength(1);
  });

  test('by lines and shipping: what was paid for them, to the cent, each piece once', async () => {
    await at.setStatus('shipped');
    const tee = await line();
    expect(await readRefund(CLIENT, ISLA, at.orderId)).toMatchObject({
      left: '38.84',
      cancels: false,
      lines: [{ quantity: 2, refunded: 0, paid: '34.35' }],
      shipping: '4.49',
      shipping_refunded: false,
    });
    await ask({ of: 'lines', lines: [{ line: tee, quantity: 1 }] });
    await make();
    expect(await readRefund(CLIENT, ISLA, at.orderId)).toMatchObject({
      left: '21.66',
      lines: [{ refunded: 1 }],
    });
    const two = { of: 'lines', lines: [{ line: tee, quantity: 2 }], left: '21.66' } as const;
    expect(await fieldsOf(ask({ ...two, lines: [...two.lines] }))).toEqual({ lines: ['too_large'] });
    await ask({ of: 'lines', lines: [{ line: tee, quantity: 1 }], shipping: true, left: '21.66' });
    await make();
    expect(await requests()).toMatchObject([{ made: 1718 }, { made: 1717 + 449 }]);
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'shipped' });
    expect(await codeOf(readRefund(CLIENT, ISLA, at.orderId))).toBe('conflict');
    expect(await codeOf(ask({ amount: '0.01', left: '0.00' }))).toBe('conflict');
  });

  test('all that is left of an order in production: the money goes, the order goes on', async () => {
    await at.setStatus('in_production');
    at.refundInDashboard(500);
    await at.tellAll();
    await ask({ of: 'everything', left: '33.84', reason: 'late' });
    await make();
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'in_production' });
    const amounts = (await at.moneyBack()).map(({ amount }) => amount);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(TOTAL);
  });

  test('all of an order that is not made yet cancels it, and stock and voucher go back', async () => {
    expect(await readRefund(CLIENT, ISLA, at.orderId)).toMatchObject({ cancels: true });
    await ask({ amount: '8.84', reason: 'goodwill' });
    await make();
    expect(await at.state()).toMatchObject({ payment: 'partly_refunded', status: 'new' });
    const seen = await ask({ of: 'everything', left: '30.00', reason: 'customer_request' });
    expect(seen).toMatchObject({ status: 'cancelled', can_refund: false });
    await make();
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled', reserved: false });
    expect((await at.state()).history).toContain('new cancelled refunded_in_full');
    expect(await at.held()).toEqual([10, 0]);
    expect((await at.moneyBack()).map(({ amount }) => amount)).toEqual([884, 3000]);
    expect((await mails()).filter((kind) => kind === 'order_called_off')).toHaveLength(1);
  });

  test('cancelled while a refund is on its way: what goes back is what was paid, no more', async () => {
    await ask({ amount: '10.00' });
    const [waiting] = await jobsOf<Job>('refund-order');
    await ask({ of: 'everything', left: '28.84' });
    await make();
    expect((await at.moneyBack()).map(({ amount }) => amount)).toEqual([1000, 2884]);
    expect(waiting?.requestId).toMatch(/^rfr_/);
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled' });
  });

  test.each([false, true])(
    'cancelled while a refund is on its way that is then refused, the rest first: %s: all goes back, once',
    async (restFirst) => {
      await ask({ amount: '10.00' });
      const [waiting] = await jobsOf<Job>('refund-order');
      if (!waiting) throw new Error('no refund waits');
      await ask({ of: 'everything', left: '28.84' });
      if (restFirst) await refundOrder(at.key);
      const paid = await at.moneyBack();
      expect(paid.map(({ amount }) => amount)).toEqual(restFirst ? [2884] : []);
      at.refundInDashboard(restFirst ? 500 : 3000);
      await refundOrder(waiting);
      for (const job of await jobsOf<Job>('refund-order'))
        if (job.refusedId !== undefined || !restFirst) {
          await refundOrder(job);
          await refundOrder(job);
        }
      await at.tellAll();
      const amounts = (await at.moneyBack()).map(({ amount }) => amount);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(TOTAL);
      expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'cancelled' });
    },
  );
});

describe('what is refused (D36-13)', () => {
  test('nothing, a cent too much, no piece, a foreign piece, one piece too many', async () => {
    await at.setStatus('shipped');
    expect(await fieldsOf(ask({ amount: '0.00' }))).toEqual({ amount: ['too_small'] });
    expect(await fieldsOf(ask({ amount: '38.85' }))).toEqual({ amount: ['too_large'] });
    expect(await fieldsOf(ask({ of: 'lines', lines: [{ line: 'oli_nobodys', quantity: 1 }] }))).toEqual({
      lines: ['invalid'],
    });
    const tee = await line();
    const twice = [1, 2].map((quantity) => ({ line: tee, quantity }));
    expect(await fieldsOf(ask({ of: 'lines', lines: twice }))).toEqual({ lines: ['too_large'] });
    expect(await requests()).toEqual([]);
  });

  test('an order that is unpaid, cancelled, disputed, or another tenant’s', async () => {
    await at.setStatus('cancelled');
    expect(await codeOf(ask({ amount: '1.00' }))).toBe('conflict');
    await at.setStatus('shipped');
    at.provider.dispute(at.intentId);
    await at.tellAll();
    expect(await codeOf(ask({ amount: '1.00' }))).toBe('conflict');
    const elsewhere = { tenantId: 'ten_lumen', actor: 'client' } as const;
    expect(await codeOf(readRefund(elsewhere, ISLA, at.orderId))).toBe('not_found');
    expect(await codeOf(askRefund(elsewhere, ISLA, at.orderId, { ...FORM, amount: '1.00' }))).toBe(
      'not_found',
    );
  });

  test('20 of 60 % at once, and a second one on what was seen before: the sum never passes the payment', async () => {
    await at.setStatus('shipped');
    const answers = await Promise.all(Array.from({ length: 20 }, () => codeOf(ask({ amount: '23.30' }))));
    expect(answers.toSorted()).toEqual([...Array<string>(19).fill('conflict'), 'ok']);
    expect(await codeOf(ask({ amount: '1.00' }))).toBe('conflict');
    await make();
    expect((await at.moneyBack()).map(({ amount }) => amount)).toEqual([2330]);
  });

  test('given back at the provider in the meantime: nothing more goes, it is said, and what is left is right', async () => {
    await at.setStatus('shipped');
    await ask({ amount: '30.00' });
    at.refundInDashboard(2000);
    await make();
    await at.tellAll();
    expect(await requests()).toEqual([{ amount: 3000, state: 'refused', reason: 'damaged', made: null }]);
    expect(await at.moneyBack()).toEqual([{ kind: 'refund by provider', amount: 2000, state: 'succeeded' }]);
    expect((await at.state()).audit).toContain('order.refund_failed');
    expect(await readRefund(CLIENT, ISLA, at.orderId)).toMatchObject({ left: '18.84' });
  });

  test('disputed while it is on its way: the provider refuses, and nothing waits for ever', async () => {
    await at.setStatus('shipped');
    await ask({ amount: '30.00' });
    at.provider.dispute(at.intentId);
    await make();
    expect(await requests()).toEqual([{ amount: 3000, state: 'refused', reason: 'damaged', made: null }]);
    expect(await at.moneyBack()).toEqual([]);
  });
});
