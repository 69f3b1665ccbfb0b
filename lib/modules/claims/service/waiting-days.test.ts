/** @jest-environment node */
import pg from 'pg';
import { setClock } from '@/lib/kernel/clock';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant } from '@/lib/db/with-tenant';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import type { LockedOrder } from '@/lib/modules/orders/service/go-on';
import { holdOrder, resumeOrder } from '@/lib/modules/orders/service/hold-order';
import { lookAfterWaiting } from '@/lib/modules/orders/service/look-after-waiting';
import { releaseWaiting } from '@/lib/modules/orders/service/release-waiting';
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { sendWaitingMail } from '@/lib/modules/orders/service/send-waiting-mail';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import { recipient, startClaimWorld, type ClaimWorld } from '@/scripts/test/claim-world';
import { layStore } from '@/scripts/test/fixtures/lay-store';
import { layCode, SUMMIT, TENANT } from '@/scripts/test/fixtures/promo';
import { catchMails } from '@/scripts/test/mail-catcher';

jest.setTimeout(60_000);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BEGIN = Date.parse('2026-11-20T09:00:00Z');

let world: ClaimWorld;
let mails: Awaited<ReturnType<typeof catchMails>>;
let stopClock = () => {};

const setTime = (ms: number) => {
  stopClock();
  stopClock = setClock(() => new Date(BEGIN + ms));
};

beforeAll(async () => {
  world = await startClaimWorld();
  mails = await catchMails();
  await layStore({ ...SUMMIT, creditLimit: 0 });
  await layCode('MANY', { maxUses: 1000 });
  for (const name of ['ada', 'bo']) {
    await world.asOwner(`insert into users (id, email, name, password_hash, tenant_id, role)
      values ('usr_${name}', '${name}@lumen.example', '${name}', 'x', '${TENANT}', 'admin')`);
  }
});
beforeEach(() => setTime(0));
afterEach(async () => {
  await world.sql("update order_waits set told_day = 13, told_at = '2020-01-01'");
  await world.asOwner('delete from graphile_worker._private_jobs');
});
afterAll(async () => {
  stopClock();
  await mails.close();
  await world.close();
});

async function waiting(): Promise<string> {
  const { json } = await world.claim(recipient({ promo_code: 'MANY' }));
  expect(json.data).toMatchObject({ awaits_release: true });
  const [row] = await world.sql<{ id: string }>('select id from orders where order_ref = $1', [
    json.data?.['order_ref'],
  ]);
  return row?.id ?? '';
}
const toldOf = async (...ids: string[]) => {
  const rows = await world.sql<{ id: string; day: number }>(
    'select order_id as id, told_day as day from order_waits',
  );
  return ids.map((id) => rows.find((row) => row.id === id)?.day);
};
const statusOf = async (id: string) =>
  (await world.sql<{ status: string }>('select status from orders where id = $1', [id]))[0]?.status;

test('a client is told on days 1, 7 and 13 of all that waits, in one mail a day (D37-7)', async () => {
  const first = await waiting();
  setTime(3 * HOUR);
  const second = await waiting();
  expect(await lookAfterWaiting()).toMatchObject({ told: 0 });
  setTime(DAY);
  expect(await lookAfterWaiting()).toMatchObject({ told: 1 });
  expect(await toldOf(first, second)).toEqual([1, 0]);
  // The second one's day has come too, but its client has had today's mail.
  setTime(DAY + 4 * HOUR);
  expect(await lookAfterWaiting()).toMatchObject({ told: 0 });
  setTime(2 * DAY);
  expect(await lookAfterWaiting()).toMatchObject({ told: 1 });
  expect(await toldOf(first, second)).toEqual([1, 1]);
  setTime(7 * DAY + 4 * HOUR);
  expect(await lookAfterWaiting()).toMatchObject({ told: 1 });
  expect(await toldOf(first, second)).toEqual([7, 7]);
  setTime(13 * DAY + 4 * HOUR);
  expect(await lookAfterWaiting()).toMatchObject({ told: 1, ended: 0 });
  expect(await toldOf(first, second)).toEqual([13, 13]);
});

test('the mail goes to each admin, says how many wait and when the first one ends; to nobody once none waits', async () => {
  await world.sql('delete from order_waits');
  await waiting();
  setTime(DAY);
  await lookAfterWaiting();
  const job = { tenantId: TENANT, at: BEGIN + DAY };
  await sendWaitingMail(job);
  const jobs = await world.asOwner<{ key: string }>(
    "select key from graphile_worker._private_jobs where key like 'waiting:%' order by key",
  );
  expect(jobs.map(({ key }) => key.split(':').at(-1))).toEqual(['usr_ada', 'usr_bo']);
  await sendWaitingMail({ ...job, userId: 'usr_bo' });
  const mail = mails.caught.at(-1);
  expect(mail?.to).toEqual(['bo@lumen.example']);
  expect(mail?.read.subject).toBe('1 order is waiting at lumen-summit');
  expect(mail?.read.text).toContain('4 December 2026');
  const before = mails.caught.length;
  await world.sql('delete from order_waits');
  await sendWaitingMail({ ...job, userId: 'usr_bo' });
  expect(mails.caught).toHaveLength(before);
});

test('on day 14 it is cancelled, all that it took is given back, and its recipient is told (D37-7)', async () => {
  await world.sql("update order_waits set began_at = now() + interval '1 year'");
  const before = await world.taken();
  const id = await waiting();
  setTime(14 * DAY - 1);
  expect(await lookAfterWaiting()).toMatchObject({ ended: 0 });
  setTime(14 * DAY);
  expect(await lookAfterWaiting()).toMatchObject({ ended: 1, failed: 0 });
  expect(await lookAfterWaiting()).toMatchObject({ ended: 0 });
  expect(await statusOf(id)).toBe('cancelled');
  const after = await world.taken();
  expect([after.codes, after.events, after.stock, after.keys]).toEqual([
    before.codes,
    before.events,
    before.stock,
    before.keys,
  ]);
  const [logged] = await world.sql('select actor from audit_log where subject_id = $1 and action = $2', [
    id,
    'order.lapsed',
  ]);
  expect(logged).toEqual({ actor: 'system' });
  await sendOrderMail({ tenantId: TENANT, orderId: id, kind: 'order_lapsed' });
  const text = mails.caught.at(-1)?.read.text ?? '';
  expect(text).toContain('release your order for production in time');
  expect(text).not.toContain('refund');
});

test('one that cannot be cancelled is put off and holds up no other (D37-7)', async () => {
  await world.sql("update order_waits set began_at = now() + interval '1 year'");
  const [broken, fine] = [await waiting(), await waiting()];
  await world.asOwner(`create function breaks() returns trigger language plpgsql as 'begin raise ''broken''; end';
    create trigger breaks before update of status on orders for each row when (new.id = '${broken}')
    execute function breaks()`);
  setTime(15 * DAY);
  expect(await lookAfterWaiting()).toMatchObject({ ended: 1, failed: 1 });
  expect([await statusOf(broken), await statusOf(fine)]).toEqual(['over_budget_limit', 'cancelled']);
  await world.asOwner('drop trigger breaks on orders; drop function breaks');
  setTime(15 * DAY + 7 * HOUR);
  expect(await lookAfterWaiting()).toMatchObject({ ended: 1 });
});

test('a released order is told of no more, and the hour looks for room that nobody asked for (D37-6)', async () => {
  await world.sql("update order_waits set began_at = now() + interval '1 year'");
  const id = await waiting();
  await lookAfterWaiting();
  const [asked] = await world.asOwner<{ n: number }>(
    `select count(*)::int as n from graphile_worker._private_jobs where key = 'release-waiting:${TENANT}'`,
  );
  expect(asked?.n).toBe(1);
  await world.sql("update credit_accounts set limit_minor = 1000000 where currency = 'EUR'");
  await releaseWaiting({ tenantId: TENANT });
  expect([await statusOf(id), await toldOf(id)]).toEqual(['new', [undefined]]);
});

const asked = async () => {
  const [row] = await world.asOwner<{ n: number }>(
    `select count(*)::int as n from graphile_worker._private_jobs where key = 'release-waiting:${TENANT}'`,
  );
  return row?.n;
};
const setRoom = (minor: number) =>
  world.sql(
    "update credit_accounts set limit_minor = $1::bigint + reserved_minor - balance_minor where currency = 'EUR'",
    [minor],
  );

test('on day 14 it goes on if there is room by now: no order is cancelled that fits (D37-6, D37-7)', async () => {
  await setRoom(0);
  await world.sql("update order_waits set began_at = now() + interval '1 year'");
  // The clock stands still: two of one moment would go on in any order.
  setTime(0);
  const first = await waiting();
  setTime(1000);
  const second = await waiting();
  await setRoom(1482);
  setTime(14 * DAY + HOUR);
  await lookAfterWaiting();
  expect([await statusOf(first), await statusOf(second)]).toEqual(['new', 'cancelled']);
});

test('what ends on day 14 blocks nobody who is at the same gifts and then at the account (D32-86)', async () => {
  await setRoom(0);
  await world.sql("update order_waits set began_at = now() + interval '1 year'");
  setTime(0);
  const id = await waiting();
  setTime(14 * DAY + HOUR);
  const [claim, watch] = [1, 2].map(() => new pg.Client({ connectionString: world.databaseUrl }));
  if (!claim || !watch) throw new Error('no clients');
  await Promise.all([claim.connect(), watch.connect()]);
  await claim.query(
    "begin; set local role merchloom_staff; select set_config('app.staff_id', 'usr_t', true)",
  );
  await claim.query('select from events where id = $1 for update', [SUMMIT.eventId]);
  const ending = lookAfterWaiting();
  const isBlocked = async () =>
    (
      await watch.query(`select from pg_stat_activity where datname = current_database()
        and usename = current_user and wait_event_type = 'Lock'`)
    ).rowCount !== 0;
  while (!(await isBlocked())) await new Promise((resolve) => setTimeout(resolve, 20));
  await claim.query('select from credit_accounts where tenant_id = $1 for update', [TENANT]);
  await claim.query('commit');
  expect(await ending).toMatchObject({ ended: 1, failed: 0 });
  expect(await statusOf(id)).toBe('cancelled');
  await Promise.all([claim.end(), watch.end()]);
});

test('who waits behind one that is cancelled, held or let go on is looked at at once (D37-6)', async () => {
  await setRoom(0);
  setTime(0);
  const id = await waiting();
  const context = { tenantId: TENANT, actor: 'system' } as const;
  const act = (what: (tx: Transaction, order: LockedOrder) => Promise<unknown>) =>
    withTenant(context, async (tx) => {
      const order = await lockOrder(tx, TENANT, id);
      if (!order) throw new Error('no order');
      await what(tx, order);
    });
  const acts: ((tx: Transaction, order: LockedOrder) => Promise<unknown>)[] = [
    (tx, order) => holdOrder(tx, context, order, 'refunded'),
    (tx, order) => resumeOrder(tx, context, order, { userId: null }),
    (tx, order) => cancelOrder(tx, context, order, { actor: 'system', reason: 'x' }),
  ];
  for (const each of acts) {
    await world.asOwner('delete from graphile_worker._private_jobs');
    await act(each);
    expect(await asked()).toBe(1);
  }
});

test('one in dispute is left until that ends; a mail of day 14 names a refund only where one is due (D32-7, D37-7)', async () => {
  await setRoom(0);
  setTime(0);
  await world.sql("update order_waits set began_at = now() + interval '1 year'");
  const id = await waiting();
  await world.sql("update orders set payment_status = 'disputed' where id = $1", [id]);
  setTime(14 * DAY + HOUR);
  expect(await lookAfterWaiting()).toMatchObject({ ended: 0, failed: 0 });
  expect(await statusOf(id)).toBe('over_budget_limit');
  const job = { tenantId: TENANT, orderId: id, kind: 'order_lapsed' } as const;
  await sendOrderMail({ ...job, refundDue: false, decision: '1' });
  expect(mails.caught.at(-1)?.read.text).not.toContain('refund');
  await sendOrderMail({ ...job, refundDue: true, decision: '2' });
  expect(mails.caught.at(-1)?.read.text).toContain('refund');
});

test('whoever waits is told nothing of printing, and who is let go on late is not offered to change it (D37-8)', async () => {
  await setRoom(0);
  setTime(0);
  const id = await waiting();
  await sendOrderMail({ tenantId: TENANT, orderId: id, kind: 'order_confirmation' });
  const { html } = mails.caught.at(-1)?.read ?? {};
  expect(String(html)).not.toContain('will start printing soon');
  await setRoom(100_000);
  await releaseWaiting({ tenantId: TENANT });
  const at = new Date(BEGIN + HOUR);
  await world.sql('update orders set edit_until = $2, paid_at = $3 where id = $1', [id, at, new Date(BEGIN)]);
  const mail = { tenantId: TENANT, orderId: id, kind: 'order_released' } as const;
  await sendOrderMail({ ...mail, decision: '1' });
  expect(mails.caught.at(-1)?.read.text).toContain('change or cancel your order');
  setTime(HOUR);
  await sendOrderMail({ ...mail, decision: '2' });
  expect(mails.caught.at(-1)?.read.text).not.toContain('change or cancel your order');
});
