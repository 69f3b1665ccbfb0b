/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import type { AppError } from '@/lib/kernel/app-error';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { askRefund } from '@/lib/modules/payments/service/refund/ask-refund';
import { refundOrder } from '@/lib/modules/payments/service/refund-order';
import type { ComplainForm, WithdrawForm } from '@/lib/modules/returns/contract/linked-cases';
import type { OrderCase } from '@/lib/modules/returns/contract/order-case';
import { openEventPlace } from '@/lib/modules/uploads/service/upload-place';
import { ChargeWorld, CLIENT, ISLA } from '@/scripts/test/charge-world';
import { markCase, refuseCase, requestReplacement } from './answer-case';
import { casesOfOrder } from './cases-of-order';
import { complain as complainBy } from './complain';
import { listCases } from './list-cases';
import { readLinkedCases } from './read-linked-cases';
import { refundCase } from './refund-case';
import { replaceInBulk } from './replace-in-bulk';
import { remindOfCases } from './remind-of-cases';
import { withdraw as withdrawBy } from './withdraw';

jest.setTimeout(120_000);

let at: ChargeWorld;
let restore: () => void = () => undefined;
beforeAll(async () => {
  at = await ChargeWorld.start();
});
beforeEach(async () => {
  await at.buy();
  await at.becomePaid();
});
afterEach(() => restore());
afterAll(() => at.close());

const DAY = 86_400_000;
const later = (days: number) => {
  restore();
  const moved = new Date(Date.now() + days * DAY);
  restore = setClock(() => moved);
};
const token = () => orderToken(at.key);
const read = () => readLinkedCases(token(), 'req_1');
let forms = 0;
const key = () => `form-key-${(forms += 1)}`;
const line = async () => (await read()).withdrawal?.lines[0]?.id ?? '';

async function withdraw(quantity: number, form: Partial<WithdrawForm> = {}) {
  const lines = [{ line: await line(), quantity }];
  return withdrawBy(token(), 'req_1', {
    key: key(),
    name: 'Ada Fern',
    email: 'ada@example.com',
    lines,
    ...form,
  });
}

async function complain(form: Partial<ComplainForm> = {}) {
  const lines = [{ line: await line(), quantity: 1 }];
  return complainBy(token(), 'req_1', { key: key(), kind: 'missing', lines, words: '', photos: [], ...form });
}

const cases = async () => (await casesOfOrder(CLIENT, ISLA, at.orderId)).cases;
async function newest(): Promise<OrderCase> {
  const [found] = await cases();
  if (!found) throw new Error('no case');
  return found;
}
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'ok',
    (error: AppError) => (Object.keys(error.fields).length > 0 ? error.fields : error.code),
  );
const mails = async () => (await at.jobsOf<{ kind: string }>('send-case-mail')).map(({ kind }) => kind);

async function makeRefunds(): Promise<void> {
  for (const job of await at.jobsOf<Parameters<typeof refundOrder>[0]>('refund-order'))
    await refundOrder(job);
}

describe('withdrawal (D53-1 to D53-5)', () => {
  test('one of two items, then the other with delivery: due, refunded by one press each, never twice', async () => {
    await at.setStatus('shipped');
    const [first] = (await withdraw(1)).cases;
    expect(first).toMatchObject({ kind: 'withdrawal', state: 'open', amount: '17.18', with_delivery: false });
    const [, second] = (await withdraw(1)).cases;
    expect(second).toMatchObject({ amount: '21.66', with_delivery: true });
    expect((await read()).withdrawal?.lines).toMatchObject([{ left: 0, exempt: false }]);
    expect(await codeOf(withdraw(1))).toBe('conflict');
    for (const { id, version, refundable } of await cases()) {
      const form = { items: true, amount: refundable ?? '', version };
      await Promise.all([refundCase(CLIENT, ISLA, id, form), refundCase(CLIENT, ISLA, id, form)]);
    }
    await makeRefunds();
    expect((await at.moneyBack()).map(({ amount }) => amount)).toEqual([1718, 2166]);
    expect(await at.state()).toMatchObject({ payment: 'refunded', status: 'shipped' });
    expect((await cases()).map(({ state }) => state)).toEqual(['refunded', 'refunded']);
    const { audit } = await at.state();
    expect(audit).toEqual(expect.arrayContaining(['order.withdrawn', 'order.case_refunded']));
  });

  test('all of an order that is not made yet cancels it; pressed twice, it is one', async () => {
    const form = { key: key() };
    await Promise.all([withdraw(2, form), withdraw(2, form).catch(() => undefined)]);
    expect((await read()).cases).toMatchObject([
      { state: 'cancelled', amount: '38.84', email: 'ada@example.com' },
    ]);
    await makeRefunds();
    expect(await at.state()).toMatchObject({ status: 'cancelled', payment: 'refunded' });
    expect(await mails()).toEqual(['received']);
    expect((await read()).withdrawal?.open).toBe(false);
  });

  test('what the buyer had made to their own text is exempt, and delivery then stays', async () => {
    await at.setStatus('shipped');
    await at.world.sql(
      `insert into order_lines select (jsonb_populate_record(l, jsonb_build_object('id', $2::text, 'position', 9,
         'gross_minor', 0, 'unit_gross_minor', 0, 'unit_net_minor', 0, 'vat_applies', false, 'personalisation', '{"front":{"name":"Ada"}}'::jsonb))).*
       from order_lines l where l.order_id = $1`,
      [at.orderId, `oli_own_${at.orderId.slice(4)}`],
    );
    const lines = (await read()).withdrawal?.lines ?? [];
    expect(lines.map(({ left, exempt }) => [left, exempt])).toEqual([
      [2, false],
      [0, true],
    ]);
    const own = lines[1]?.id ?? '';
    expect(await codeOf(withdraw(2, { lines: [{ line: own, quantity: 1 }] }))).toEqual({
      lines: ['invalid'],
    });
    expect((await withdraw(2)).cases).toMatchObject([{ with_delivery: false }]);
  });

  test('it is there before the order is sent, and gone after 14 days from the later of window and last parcel', async () => {
    later(100);
    expect((await read()).withdrawal).toMatchObject({ open: true, ends_on: null });
    await at.setStatus('shipped');
    await at.world.sql(
      `update orders set delivery_to = (now() at time zone 'Europe/London')::date, updated_at = now() where id = $1`,
      [at.orderId],
    );
    later(14);
    expect((await read()).withdrawal).toMatchObject({ open: true });
    later(15);
    expect((await read()).withdrawal).toMatchObject({ open: false });
    expect(await codeOf(withdraw(1))).toBe('conflict');
    // Items that are printed again open it no more.
    await at.world.sql(
      `update orders set status = 'awaiting_reprint', returns_to = 'shipped' where id = $1`,
      [at.orderId],
    );
    expect((await read()).withdrawal).toMatchObject({ open: false });
    await at.world.sql(`update orders set status = 'shipped', returns_to = null where id = $1`, [at.orderId]);
    expect((await read()).complaint.open).toBe(true);
    later(61);
    expect((await read()).complaint.open).toBe(false);
  });

  test('delivery goes back as it was paid, whatever the store asks for it by now (D53-5)', async () => {
    await at.setStatus('shipped');
    const [event] = await at.world.sql<{ id: string }>(
      `update events set free_retail_shipping = true where id = (select event_id from orders where id = $1)
       returning id`,
      [at.orderId],
    );
    expect((await withdraw(2)).cases).toMatchObject([{ amount: '38.84', with_delivery: true }]);
    await at.world.sql('update events set free_retail_shipping = false where id = $1', [event?.id]);
  });

  test('what goes back by an ordinary refund meanwhile is due no more (D53-5)', async () => {
    await at.setStatus('shipped');
    await withdraw(2);
    const item = { line: await line(), quantity: 1 };
    await askRefund(CLIENT, ISLA, at.orderId, {
      of: 'lines',
      lines: [item],
      shipping: false,
      left: '38.84',
      reason: 'damaged',
      words: '',
    });
    const { id, version: seen, refundable } = await newest();
    expect(refundable).toBe('21.66');
    await refundCase(CLIENT, ISLA, id, { items: true, amount: refundable ?? '', version: seen });
    await makeRefunds();
    expect((await at.moneyBack()).map(({ amount }) => amount)).toEqual([1718, 2166]);
  });

  test('nobody may refuse or bargain, the goods are noted, and the client is reminded once', async () => {
    await at.setStatus('shipped');
    await withdraw(1);
    const { id, version, can_refuse: mayRefuse } = await newest();
    expect(mayRefuse).toBe(false);
    expect(await codeOf(refuseCase(CLIENT, ISLA, id, { reason: 'No', version }))).toBe('conflict');
    expect(await codeOf(refundCase(CLIENT, ISLA, id, { items: false, amount: '1.00', version }))).toEqual({
      amount: ['invalid'],
    });
    expect(await codeOf(refundCase(CLIENT, ISLA, id, { items: true, amount: '1.00', version }))).toBe(
      'conflict',
    );
    await markCase(CLIENT, ISLA, id, { mark: 'goods', done: true, version });
    expect((await newest()).goods_at).not.toBeNull();
    expect((await remindOfCases()).done).toBe(0);
    later(11);
    await remindOfCases();
    expect((await remindOfCases()).done).toBe(0);
    const told = await at.jobsOf<{ kind: string }>('send-case-notice');
    expect(told.map(({ kind }) => kind)).toEqual(['opened', 'due_soon']);
    const { cases: listed, counts } = await listCases(CLIENT, { state: 'open', limit: 100 });
    expect(listed.map((one) => one.id)).toContain(id);
    later(16);
    expect((await listCases(CLIENT, { state: 'overdue', limit: 1 })).total).toBeGreaterThan(counts.overdue);
  });

  test('money that the provider refuses opens the case again', async () => {
    await at.setStatus('shipped');
    await withdraw(2);
    at.refundInDashboard(3000);
    const { id, version, refundable } = await newest();
    await refundCase(CLIENT, ISLA, id, { items: true, amount: refundable ?? '', version });
    await makeRefunds();
    expect(await newest()).toMatchObject({ state: 'open', closed_at: null });
  });
});

describe('complaints (D53-7, D53-8)', () => {
  test('not before it can have arrived, with a photo unless something is missing, and once per form', async () => {
    expect(await codeOf(complain())).toBe('conflict');
    await at.setStatus('shipped');
    expect(await codeOf(complain({ kind: 'damaged' }))).toEqual({ photos: ['required'] });
    expect(await codeOf(complain({ photos: ['x'.repeat(43)] }))).toEqual({ photos: ['invalid'] });
    expect(await codeOf(complain({ lines: [{ line: await line(), quantity: 3 }] }))).toEqual({
      lines: ['too_large'],
    });
    const leaveOut = (pieces: number) =>
      at.world.sql('update order_lines set left_out = $2 where order_id = $1', [at.orderId, pieces]);
    await leaveOut(1);
    expect(await codeOf(complain({ lines: [{ line: await line(), quantity: 2 }] }))).toEqual({
      lines: ['too_large'],
    });
    await leaveOut(0);
    const form = { key: key(), words: 'One tee\nwas not there.' };
    await complain(form);
    await complain(form);
    expect((await read()).cases).toMatchObject([{ kind: 'missing', state: 'open', words: form.words }]);
    expect(await mails()).toEqual(['received']);
  });

  test('photos are taken with the order’s link after the event is over, and with no other', async () => {
    const visitor = { tenantId: CLIENT.tenantId, actor: 'shopper' } as const;
    const place = (order_token?: string) => codeOf(openEventPlace(visitor, 'fjord-fern', { order_token }));
    await at.world.sql(`update events set status = 'On hold' where slug = 'fjord-fern'`);
    const other = orderToken({ tenantId: 'ten_lumen', orderId: at.orderId });
    const unknown = orderToken({ tenantId: CLIENT.tenantId, orderId: 'ord_nobodys' });
    expect([await place(token()), await place(), await place(other), await place(unknown)]).toEqual([
      'ok',
      ...Array<string>(3).fill('event_closed'),
    ]);
    await at.world.sql(`update events set status = 'Active' where slug = 'fjord-fern'`);
  });

  test('ends in a refund of the items, in another amount, or in a refusal with its reason', async () => {
    await at.setStatus('shipped');
    await complain();
    const first = await newest();
    expect(first).toMatchObject({ refundable: '17.18', left: '38.84', can_refuse: true });
    await refundCase(CLIENT, ISLA, first.id, { items: true, amount: '17.18', version: first.version });
    await complain();
    const second = await newest();
    const much = { items: false, amount: '30.00', version: second.version };
    expect(await codeOf(refundCase(CLIENT, ISLA, second.id, much))).toEqual({ amount: ['too_large'] });
    await refundCase(CLIENT, ISLA, second.id, { ...much, amount: '5.00' });
    await complain();
    const third = await newest();
    const answer = { reason: 'It was in the second parcel.', version: third.version };
    await refuseCase(CLIENT, ISLA, third.id, answer);
    await refuseCase(CLIENT, ISLA, third.id, answer);
    expect(await codeOf(refundCase(CLIENT, ISLA, third.id, { ...much, amount: '1.00' }))).toBe('conflict');
    await makeRefunds();
    expect((await at.moneyBack()).map(({ amount }) => amount)).toEqual([500, 1718]);
    expect((await mails()).toSorted()).toEqual([
      'received',
      'received',
      'received',
      'refunded',
      'refunded',
      'refused',
    ]);
    expect((await read()).cases.at(-1)).toMatchObject({ state: 'refused', refusal: answer.reason });
  });

  test('customer service asks for a replacement and reads, but gives nothing back', async () => {
    await at.setStatus('shipped');
    await complain();
    const sam = { ...ISLA, role: 'customer_service' } as const;
    const [seen] = (await casesOfOrder(CLIENT, sam, at.orderId)).cases;
    expect(seen).toMatchObject({ can_refund: false, can_refuse: false, can_request_replacement: true });
    await requestReplacement(CLIENT, sam, seen?.id ?? '', 1);
    await requestReplacement(CLIENT, sam, seen?.id ?? '', 1);
    expect(await newest()).toMatchObject({ state: 'replacement_requested', can_refund: true });
    expect(await mails()).toEqual(['received', 'replacement']);
    const elsewhere = { tenantId: 'ten_lumen', actor: 'client' } as const;
    // As one of many orders: what is asked for already stays, and a new complaint is asked for once (D3-35).
    const many = { orderId: at.orderId, bulkActId: 'act_many' };
    await replaceInBulk(CLIENT, many);
    await complain();
    await replaceInBulk(CLIENT, many);
    await replaceInBulk(CLIENT, many);
    expect((await cases()).map(({ state }) => state)).toEqual(Array(2).fill('replacement_requested'));
    expect(await mails()).toEqual(['received', 'replacement', 'received', 'replacement']);
    expect(await codeOf(replaceInBulk(elsewhere, many))).toBe('not_found');
    expect(await codeOf(requestReplacement(elsewhere, sam, seen?.id ?? '', 2))).toBe('not_found');
    expect(await codeOf(casesOfOrder(elsewhere, sam, at.orderId))).toBe('not_found');
    await at.buy();
    expect(await codeOf(replaceInBulk(CLIENT, { ...many, orderId: at.orderId }))).toBe('conflict');
  });
});
