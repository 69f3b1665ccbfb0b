/** @jest-environment node */
import { AppError } from '@/lib/kernel/app-error';
import type { JobPayloads } from '@/lib/db/enqueue';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { refundOrder } from '@/lib/modules/payments/service/refund-order';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv } from '@/scripts/test/env';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { orderState, stockOf, voucherUses } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';
import { addNote } from './add-note';
import { cancelForClient } from './cancel-for-client';
import { ORDER_ACTS } from './order-bulk-acts';
import { readOrder } from './read-order';
import { resendMail } from './resend-mail';
import { sendOrderMail } from './send-order-mail';

jest.setTimeout(60_000);

const TEE = 'ff-crew-tee-black-m';
const CLIENT = { tenantId: FJORD.tenantId, actor: 'client', userId: 'usr_client' } as const;
const MANAGER = {
  id: 'usr_client',
  tenantId: FJORD.tenantId,
  role: 'account_manager',
  superadmin: false,
} as unknown as SessionUser;

let world: CheckoutWorld;
let inbox: MailSandbox;
beforeAll(async () => {
  inbox = await startMailSandbox();
  world = await startCheckoutWorld([FJORD]);
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
});
afterAll(async () => {
  await world.close();
  await inbox.close();
});

async function buy(code = '', amount = '63.74'): Promise<string> {
  const shopper = new Shopper(world, FJORD);
  await shopper.createCustomer();
  const paid = await shopper.pay({ amount, total_shipping_price: '6.54', discount_code: code });
  if (paid.json['client_secret']) {
    world.stripe.control.pay(intentOf(paid));
    await world.stripe.control.settled();
    await shopper.back({ payment_intent: intentOf(paid) });
  }
  return (paid.json['order'] as { id: string } | undefined)?.id ?? String(paid.json['order_id']);
}
const cancel = (id: string, form: object = { reason: 'customer_request', words: '' }) =>
  cancelForClient(CLIENT, MANAGER, id, form as Parameters<typeof cancelForClient>[3]);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const jobs = async (id: string) =>
  (
    await world.ownerSql<{ payload: JobPayloads['send-order-mail'] }>(
      `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier = 'send-order-mail' and payload ->> 'orderId' = '${id}' order by j.id`,
    )
  ).map(({ payload }) => payload);

describe('a client cancels an order (D32-3)', () => {
  test('stock, voucher and money go back, the shopper is told, and the page says who and why', async () => {
    const before = [await stockOf(world, TEE), await voucherUses(world, 'SAVE5')];
    const id = await buy('SAVE5', '58.74');
    expect((await readOrder(CLIENT, MANAGER, id)).can_cancel).toBe(true);
    const order = await cancel(id);
    expect(order).toMatchObject({ status: 'cancelled', can_cancel: false });
    expect(order.history.at(-1)).toMatchObject({
      to_status: 'cancelled',
      actor: 'client',
      reason: 'customer_request',
    });
    expect([await stockOf(world, TEE), await voucherUses(world, 'SAVE5')]).toEqual(before);
    const state = await orderState(world, id);
    expect(state.jobs).toContain('refund-order');
    expect(state.audit).toContain('order.cancelled');
    expect((await jobs(id)).map(({ kind }) => kind)).toContain('order_called_off');
    await refundOrder({ tenantId: FJORD.tenantId, orderId: id });
    expect((await readOrder(CLIENT, MANAGER, id)).refunds).toMatchObject([
      { amount: '58.74', made_by: 'us' },
    ]);
  });

  test('twenty presses are one cancellation and one refund', async () => {
    const id = await buy();
    const answers = await Promise.all(Array.from({ length: 20 }, () => cancel(id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set(['cancelled']));
    const { audit } = await orderState(world, id);
    expect(audit.filter((action) => action === 'order.cancelled')).toHaveLength(1);
  });

  test('the reason in words is kept with “other”', async () => {
    const id = await buy();
    const order = await cancel(id, { reason: 'other', words: 'The printer has run out of ink' });
    expect(order.history.at(-1)?.reason).toBe('The printer has run out of ink');
  });

  test.each(['in_production', 'packaged', 'shipped', 'awaiting_reprint'])(
    'an order that is %s is made, and stays',
    async (status) => {
      const id = await buy();
      await world.sql('update orders set status = $2 where id = $1', [id, status]);
      expect([(await readOrder(CLIENT, MANAGER, id)).can_cancel, await codeOf(cancel(id))]).toEqual([
        false,
        'conflict',
      ]);
    },
  );

  test('one that the buyer’s bank questions stays: its money can’t go back twice', async () => {
    const id = await buy();
    await world.sql("update orders set hold_reason = 'disputed', held_at = now() where id = $1", [id]);
    expect([(await readOrder(CLIENT, MANAGER, id)).can_cancel, await codeOf(cancel(id))]).toEqual([
      false,
      'conflict',
    ]);
  });

  test('an unknown order is 404, and customer service may not', async () => {
    expect(await codeOf(cancel('ord_00000000000000000000'))).toBe('not_found');
    const id = await buy();
    const service = { ...MANAGER, role: 'customer_service' } as SessionUser;
    expect((await readOrder(CLIENT, service, id)).can_cancel).toBe(false);
  });
});

describe('notes (D3)', () => {
  test('are kept in order, by whom, and the log holds no word of them', async () => {
    const id = await buy();
    await addNote(CLIENT, MANAGER, id, { message: 'Called: flat 4B.' });
    const order = await addNote({ ...CLIENT, actor: 'staff' }, MANAGER, id, { message: 'Thanks.\nMended.' });
    expect(order.notes.map(({ message, actor }) => [message, actor])).toEqual([
      ['Called: flat 4B.', 'client'],
      ['Thanks.\nMended.', 'staff'],
    ]);
    const log = await world.sql<{ data: object }>(
      "select data from audit_log where subject_id = $1 and action = 'order.note_added'",
      [id],
    );
    expect([log.length, JSON.stringify(log).includes('4B')]).toEqual([2, false]);
    expect(await codeOf(addNote(CLIENT, MANAGER, 'ord_00000000000000000000', { message: 'x' }))).toBe(
      'not_found',
    );
  });

  test('one form writes one note, however often it is sent (D3-22)', async () => {
    const id = await buy();
    const form = { message: 'Called.', key: '5f0c2c1e-6a52-4a51-9a6e-0f3c2b1d4e5f' };
    const press = () => addNote(CLIENT, MANAGER, id, form);
    await Promise.all([press(), press()]);
    expect((await press()).notes).toHaveLength(1);
    expect(await codeOf(addNote(CLIENT, MANAGER, id, { ...form, message: 'Wrote.' }))).toBe('conflict');
    const other = { ...MANAGER, id: 'usr_other' } as SessionUser;
    expect((await addNote(CLIENT, other, id, form)).notes).toHaveLength(2);
  });
});

describe('a mail is sent again (D3)', () => {
  const sent = async (id: string) => {
    for (const job of await jobs(id)) await sendOrderMail(job);
    return (await readOrder(CLIENT, MANAGER, id)).mails;
  };

  test('as a mail of its own, once per press, also when its job runs twice', async () => {
    const id = await buy();
    const [first, ...none] = await sent(id);
    expect([first?.kind, first?.again, none]).toEqual(['order_confirmation', false, []]);
    await resendMail(CLIENT, MANAGER, { orderId: id, mailId: first?.id ?? '' });
    const after = await sent(id);
    expect(after.map(({ kind, again }) => [kind, again])).toEqual([
      ['order_confirmation', true],
      ['order_confirmation', false],
    ]);
    expect(await sent(id)).toHaveLength(2);
    const { customer } = await readOrder(CLIENT, MANAGER, id);
    const found = await inbox.store.find({ to: customer.email, limit: 50 });
    expect(found.length).toBeGreaterThanOrEqual(2);
  });

  test('five times an hour at most; a mail of another order, and one that was never sent, are 404', async () => {
    const [id, other] = [await buy(), await buy()];
    const [mail] = await sent(id);
    const mailId = mail?.id ?? '';
    expect(await codeOf(resendMail(CLIENT, MANAGER, { orderId: other, mailId }))).toBe('not_found');
    expect(await codeOf(resendMail(CLIENT, MANAGER, { orderId: id, mailId: 'mai_nothing' }))).toBe(
      'not_found',
    );
    const codes: string[] = [];
    for (let tried = 0; tried < 6; tried += 1) {
      // A double click counts once, whether one press comes after the other or both at once.
      const press = () => codeOf(resendMail(CLIENT, MANAGER, { orderId: id, mailId }));
      const [code = ''] = tried % 2 ? await Promise.all([press(), press()]) : [await press(), await press()];
      codes.push(code);
      await world.sql(
        `update mails set created_at = created_at - interval '10 seconds' where order_id = $1`,
        [id],
      );
    }
    expect(codes).toEqual(['done', 'done', 'done', 'done', 'done', 'rate_limited']);
  });

  test('pressed twice at once it is one mail, and ten seconds later it is another', async () => {
    const id = await buy();
    const [mail] = await sent(id);
    const press = () => resendMail(CLIENT, MANAGER, { orderId: id, mailId: mail?.id ?? '' });
    await Promise.all([press(), press(), press()]);
    expect(await sent(id)).toHaveLength(2);
    const log = `select 1 from audit_log where subject_id = $1 and action = 'order.mail_resent'`;
    expect(await world.sql(log, [id])).toHaveLength(1);
    await world.sql(`update mails set created_at = created_at - interval '10 seconds' where order_id = $1`, [
      id,
    ]);
    await press();
    expect(await sent(id)).toHaveLength(3);
  });

  test('not to a person who was erased, nor one that says what is no longer so (D3-36)', async () => {
    const id = await buy();
    const [mail] = await sent(id);
    await world.sql(
      "update orders set snapshot = jsonb_set(snapshot, '{customer,email}', '\"\"') where id = $1",
      [id],
    );
    expect(await codeOf(resendMail(CLIENT, MANAGER, { orderId: id, mailId: mail?.id ?? '' }))).toBe(
      'conflict',
    );
  });
});

describe('as one of many (D3-35)', () => {
  const row = (id: string, input: Record<string, string> = {}) => ({ id, actId: 'act_many', input });

  test('cancels once, with its reason, and names the act; what is over is told', async () => {
    const [id, gone] = [await buy(), await buy()];
    await cancel(gone);
    const form = { reason: 'other', words: 'No ink left' };
    await ORDER_ACTS.cancel.run(CLIENT, row(id, form));
    await ORDER_ACTS.cancel.run(CLIENT, row(id, form));
    expect(await codeOf(ORDER_ACTS.cancel.run(CLIENT, row(gone, form)))).toBe('conflict');
    const order = await readOrder(CLIENT, MANAGER, id);
    expect(order.history.at(-1)).toMatchObject({ reason: 'No ink left', bulk_act: 'act_many' });
    const log = await world.sql<{ data: object }>(
      "select data from audit_log where subject_id = $1 and action = 'order.cancelled'",
      [id],
    );
    expect(log).toMatchObject([{ data: { bulk_act: 'act_many', reason: 'other', refund: 6374 } }]);
    expect((await jobs(id)).filter(({ kind }) => kind === 'order_called_off')).toHaveLength(1);
  });

  test('sends the newest mail, or the newest of a kind, once again', async () => {
    const id = await buy();
    for (const job of await jobs(id)) await sendOrderMail(job);
    for (const mail of ['newest', 'newest', 'order_confirmation'])
      await ORDER_ACTS.resend_mail.run(CLIENT, row(id, { mail }));
    expect(await codeOf(ORDER_ACTS.resend_mail.run(CLIENT, row(id, { mail: 'order_shipped' })))).toBe(
      'not_found',
    );
    for (const job of await jobs(id)) await sendOrderMail(job);
    const { mails } = await readOrder(CLIENT, MANAGER, id);
    expect(mails.map(({ kind, again }) => [kind, again])).toEqual([
      ['order_confirmation', true],
      ['order_confirmation', false],
    ]);
  });
});
