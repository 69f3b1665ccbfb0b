/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { AppError } from '@/lib/kernel/app-error';
import { withTenant } from '@/lib/db/with-tenant';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { advanceOrder } from '@/lib/modules/fulfilment/service/advance-order';
import { countOrders, listOrders } from '@/lib/modules/orders/data/list-orders';
import { sumWaiting } from '@/lib/modules/orders/data/tell-waiting';
import { countToApprove } from '@/lib/modules/orders/service/statements/approvals';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { catchMails } from '@/scripts/test/mail-catcher';
import { orderState, stockOf } from '@/scripts/test/order-state';
import { intentOf, Shopper } from '@/scripts/test/shopper';
import { approveOrder } from './approve-order';
import { cancelForClient } from './cancel-for-client';
import { continueOrder } from './continue-order';
import { holdOrder, resumeOrder } from './hold-order';
import { lookAfterWaiting } from './look-after-waiting';
import { filterOf } from './list-orders';
import { orderPath } from './order-link';
import { readOrder } from './read-order';
import { sendWaitingMail } from './send-waiting-mail';

jest.setTimeout(90_000);

const { tenantId } = FJORD;
const TEE = 'ff-crew-tee-black-m';
const DAY = 86_400_000;
const CLIENT = { tenantId, actor: 'client', userId: 'usr_client' } as const;
const SYSTEM = { tenantId, actor: 'system' } as const;
const MANAGER = {
  id: 'usr_client',
  tenantId,
  role: 'account_manager',
  superadmin: false,
} as unknown as SessionUser;

let world: CheckoutWorld;
let mails: Awaited<ReturnType<typeof catchMails>>;
beforeAll(async () => {
  mails = await catchMails();
  world = await startCheckoutWorld([FJORD]);
});
beforeEach(() => setting(true));
afterAll(async () => {
  await mails.close();
  await world.close();
});

const setting = (on: boolean) => world.sql('update events set approves_orders = $1', [on]);

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
const page = (orderId: string) =>
  readOrderPage(orderPath({ tenantId, orderId }).split('/').at(-1) ?? '', 'req_test');
const approve = (id: string) => continueOrder(CLIENT, MANAGER, id);
const refuse = (id: string) =>
  cancelForClient(CLIENT, MANAGER, id, { reason: 'item_unavailable', words: '' });
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const rowOf = async (id: string) =>
  (
    await world.sql<{ status: string; hold: string | null; waits: boolean; open: boolean }>(
      `select o.status, o.hold_reason as hold, o.edit_until > now() as open,
         exists (select from order_waits w where w.order_id = o.id) as waits from orders o where o.id = $1`,
      [id],
    )
  )[0];
const openWindow = (id: string) =>
  world.sql("update orders set edit_until = now() + interval '1 hour' where id = $1", [id]);
const endWindow = (id: string) =>
  world.sql("update orders set edit_until = now() - interval '1 minute' where id = $1", [id]);
const locked = (
  id: string,
  act: (...given: [Parameters<typeof holdOrder>[0], Parameters<typeof holdOrder>[2]]) => Promise<unknown>,
) =>
  withTenant(SYSTEM, async (tx) => {
    const order = await lockOrder(tx, tenantId, id);
    if (!order) throw new Error('no order');
    await act(tx, order);
  });

test('a paid order waits, is found by what it waits for, and its shopper is told no dates (D3-29, D3-31)', async () => {
  const id = await buy();
  await endWindow(id);
  await advanceOrder({ tenantId, orderId: id });
  expect(await rowOf(id)).toMatchObject({ status: 'new', hold: 'approval', waits: true });
  const state = await orderState(world, id);
  expect(state.history).toEqual(['new', 'new new held_approval']);
  expect(state.audit).toContain('order.held');
  expect(await readOrder(CLIENT, MANAGER, id)).toMatchObject({
    hold: 'approval',
    can_resume: true,
    can_cancel: true,
    can_release: false,
  });
  const filter = { ...filterOf({ unpaid: '0', problem: 'approval' } as never, tenantId) };
  const first = { sort: { column: 'created_at', descending: true }, after: null, limit: 10 } as const;
  await withTenant(SYSTEM, async (tx) => {
    expect((await listOrders(tx, filter, first)).map((row) => row.id)).toContain(id);
    expect(await countOrders(tx, { ...filter, problem: 'held' })).toBe(0);
    expect(await countToApprove(tx, { tenantId })).toBe(await countOrders(tx, filter));
    expect(await countToApprove(tx, { tenantId, eventId: 'evt_other' })).toBe(0);
  });
  expect(await page(id)).toMatchObject({
    awaits_release: true,
    closed: 'to_be_confirmed',
    stage: 'received',
  });
});

test('approved by two at once, it is approved once, goes to print as it is, and its shopper gets the dates (D3-30)', async () => {
  const id = await buy();
  await openWindow(id);
  expect((await page(id)).closed).toBeNull();
  const { version } = await readOrder(CLIENT, MANAGER, id);
  await world.sql('update orders set updated_at = now() where id = $1', [id]);
  expect(await outcome(continueOrder(CLIENT, MANAGER, id, version))).toBe('conflict');
  const answers = await Promise.all([outcome(approve(id)), outcome(approve(id)), outcome(approve(id))]);
  expect(answers.toSorted()).toEqual(['conflict', 'conflict', 'done']);
  expect(await rowOf(id)).toMatchObject({ status: 'new', hold: null, waits: false, open: false });
  const { audit, history, jobs } = await orderState(world, id);
  expect(audit.filter((action) => action === 'order.approved')).toHaveLength(1);
  expect(history.at(-1)).toBe('new new approved');
  expect(jobs).toContain('send-order-mail');
  await advanceOrder({ tenantId, orderId: id });
  expect((await rowOf(id))?.status).toBe('queued_processing');
});

test('refused, all goes back, and nothing of it waits any more; approving and refusing at once, one of them counts', async () => {
  const before = await stockOf(world, TEE);
  const refused = await buy();
  expect(await outcome(refuse(refused))).toBe('done');
  expect(await rowOf(refused)).toMatchObject({ status: 'cancelled', hold: null, waits: false });
  expect((await orderState(world, refused)).jobs).toContain('refund-order');
  expect(await stockOf(world, TEE)).toBe(before);
  expect(await outcome(approve(refused))).toBe('conflict');

  const both = await buy();
  const [approved] = await Promise.all([outcome(approve(both)), outcome(refuse(both))]);
  // Refused after it was approved is still a cancellation in time; approved after it was refused is nothing.
  expect(await rowOf(both)).toMatchObject({ status: 'cancelled', hold: null, waits: false });
  const { audit } = await orderState(world, both);
  expect(audit.includes('order.approved')).toBe(approved === 'done');
});

test('many at once: a repeated act changes nothing, one that does not wait is refused, a foreign one unknown (D3-31)', async () => {
  const id = await buy();
  const act = { orderId: id, userId: 'usr_client', bulkActId: 'act_00000000000000000000' };
  expect(await outcome(approveOrder(CLIENT, act))).toBe('done');
  expect(await outcome(approveOrder(CLIENT, act))).toBe('done');
  expect(await outcome(approveOrder(CLIENT, { ...act, bulkActId: 'act_00000000000000000001' }))).toBe(
    'conflict',
  );
  expect((await orderState(world, id)).audit.filter((one) => one === 'order.approved')).toHaveLength(1);
  const foreign = { ...act, orderId: 'ord_00000000000000000000' };
  expect(await outcome(approveOrder(CLIENT, foreign))).toBe('not_found');
});

test('a dispute that ends leaves the order waiting for approval (D3-30)', async () => {
  const id = await buy();
  await locked(id, (tx, order) => holdOrder(tx, SYSTEM, order, 'disputed'));
  expect((await rowOf(id))?.hold).toBe('disputed');
  await locked(id, (tx, order) => resumeOrder(tx, SYSTEM, order, { userId: null }));
  expect(await rowOf(id)).toMatchObject({ hold: 'approval', waits: true });
  expect(await outcome(approve(id))).toBe('done');
  expect(await rowOf(id)).toMatchObject({ hold: null, waits: false });
});

test('one of many is approved as the list showed it: not where it has changed since (D3-58)', async () => {
  const id = await buy();
  const { updated_at: updated } = (
    await world.sql<{ updated_at: Date }>('select updated_at from orders where id = $1', [id])
  )[0] ?? {
    updated_at: new Date(0),
  };
  const before = new Date(updated.getTime() - 1);
  const ask = (seenAt: Date) => outcome(approveOrder(SYSTEM, { orderId: id, userId: null, seenAt }));
  expect(await ask(before)).toBe('conflict');
  expect(await rowOf(id)).toMatchObject({ hold: 'approval', waits: true });
  expect(await ask(updated)).toBe('done');
});

test('one that costs nothing waits as well; without the setting none does, and those that wait go on waiting (D3-32)', async () => {
  const free = await buy('ONHOUSE', '0.00');
  expect(await rowOf(free)).toMatchObject({ status: 'new', hold: 'approval', waits: true });
  await setting(false);
  const id = await buy();
  expect(await rowOf(id)).toMatchObject({ status: 'new', hold: null, waits: false });
  expect((await rowOf(free))?.hold).toBe('approval');
});

test('the mail to an admin names what to decide and where; of one without room it says both (D3-33)', async () => {
  await world.sql('delete from order_waits');
  await world.ownerSql(`insert into users (id, email, name, password_hash, tenant_id, role)
    values ('usr_ada', 'ada@fjord.example', 'Ada', 'x', '${tenantId}', 'admin')`);
  const mail = async (at: number) => {
    await sendWaitingMail({ tenantId, at, userId: 'usr_ada' });
    return mails.caught.at(-1)?.read.text ?? '';
  };
  await buy();
  const alone = await mail(1);
  expect(alone).toContain('Someone has to approve orders');
  expect(alone).toContain('/orders?problem=approval');
  expect(alone).not.toContain('/settings/billing-account');
  const other = await buy();
  await world.sql('update order_waits set for_approval = false where order_id = $1', [other]);
  await world.sql(
    "update orders set status = 'over_budget_limit', hold_reason = null, held_at = null where id = $1",
    [other],
  );
  const both = await mail(2);
  expect(both).toContain('Someone has to approve orders');
  expect(both).toContain('credit account');
  expect(both).toContain('/settings/billing-account');
  await world.sql("update orders set status = 'new' where id = $1", [other]);
});

test('the client is told of it, and on day 14 it is cancelled and refunded (D3-33)', async () => {
  const id = await buy();
  const sum = await withTenant(SYSTEM, (tx) => sumWaiting(tx, tenantId));
  expect(sum?.forApproval).toBe(sum?.count);
  const stop = setClock(() => new Date(Date.now() + 15 * DAY));
  try {
    const { told, ended, failed } = await lookAfterWaiting();
    expect([told, failed, ended > 0]).toEqual([0, 0, true]);
  } finally {
    stop();
  }
  expect(await rowOf(id)).toMatchObject({ status: 'cancelled', hold: null, waits: false });
  const { jobs, audit } = await orderState(world, id);
  expect(jobs).toContain('refund-order');
  expect(audit).toContain('order.lapsed');
});
