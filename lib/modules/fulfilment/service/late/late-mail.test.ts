/** @jest-environment node */
import { BRAND } from '@/lib/kernel/brand';
import { setClock } from '@/lib/kernel/clock';
import { LOCALES } from '@/lib/kernel/locales';
import { smtpMailer } from '@/lib/mail';
import { handlers } from '@/lib/modules/fulfilment/api';
import type { LateFulfillers } from '@/lib/modules/fulfilment/contract/fulfillers/late-fulfillers';
import { listAllOrdersHandler, listOrdersHandler } from '@/lib/modules/orders/api/list-orders';
import type { OrderPage } from '@/lib/modules/orders/contract/order-row';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { setTestEnv } from '@/scripts/test/env';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { lateMailModel, sendLateMail } from './send-late-mail';
import { tellLate } from './tell-late';

jest.setTimeout(120_000);

const STAFF = 'care@merchloom.example';
const FJORD = 'admin@fjord-fern.example';
const DAY = '2026-11-17';
const [BUSY, OTHER] = ['ful_northlight', 'ful_late_test'] as const;

let world: DemoWorld;
let inbox: MailSandbox;
let restore: () => void;
let orders: string[] = [];
beforeAll(async () => {
  inbox = await startMailSandbox();
  world = await startDemoWorld([...handlers, listOrdersHandler, listAllOrdersHandler]);
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
  await world.asOwner(
    `insert into fulfillers (id, name, regions, status) values ('${OTHER}', 'Quiet <Press>', '{EU}', 'open')`,
  );
  const rows = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = 'ten_fjord' and status = 'shipped' order by id limit 3`,
  );
  orders = rows.map(({ id }) => id);
});
afterAll(async () => {
  await world.close();
  await inbox.close();
});

/** Two late orders at one printer, one at another. */
beforeEach(async () => {
  at(`${DAY}T09:20:00Z`);
  inbox.store.clear();
  await world.sql(`update orders set status = 'shipped' where id = any('{${orders.join(',')}}')`);
  await world.asOwner('delete from late_notices');
  await world.sql('delete from order_clocks');
  await world.asOwner(`delete from graphile_worker._private_jobs`);
  for (const [index, id] of orders.entries()) await make(id, index < 2 ? BUSY : OTHER);
});
afterEach(() => restore());

let isSet = false;
function at(moment: string) {
  if (isSet) restore();
  isSet = true;
  const back = setClock(() => new Date(moment));
  restore = () => {
    isSet = false;
    back();
  };
}

async function make(id: string, printer: string) {
  await world.sql(
    `update orders set status = 'picked', fulfiller_id = '${printer}', updated_at = '2026-11-02T10:00:00Z' where id = '${id}'`,
  );
  await world.sql(
    `update order_clocks set late_since = '2026-11-05T00:00:00Z', late_days = 3 where order_id = '${id}'`,
  );
}
const mails = () => inbox.store.find({ to: BRAND.supportEmail, limit: 20 });
const textOf = async () => ((await mails())[0]?.raw ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');
const jobs = () =>
  world.asOwner(`select key from graphile_worker.jobs where task_identifier = 'send-late-mail'`);
/** The jobs that wait with a mail of their own are done, each as often as `times`. */
async function post(times = 1): Promise<void> {
  const rows = await world.asOwner<{ payload: { day: string; printers: string[]; orders: number } }>(
    `delete from graphile_worker._private_jobs where payload ->> 'printers' is not null returning payload`,
  );
  for (const { payload } of rows) for (let left = times; left > 0; left -= 1) await sendLateMail(payload);
}
/** The day's mail is gathered and sent. */
async function tell(day = DAY): Promise<void> {
  await sendLateMail({ day });
  await post();
}
const data = async <T>(path: string, person: string) =>
  (await world.get(path, person)).json.data as unknown as T;

test('one mail a day lists the printers, the worst first, each with its link (S2.2-174)', async () => {
  expect(await tellLate()).toEqual({ done: 2, failed: 0 });
  expect(await tellLate()).toEqual({ done: 0, failed: 0 });
  expect(await jobs()).toHaveLength(1);
  await tell();
  await tell();
  expect(await mails()).toHaveLength(1);
  const text = await textOf();
  expect(text).toContain('/orders?late=1&fulfiller=ful_northlight');
  expect(text.indexOf('Northlight Print: 2 late orders')).toBeLessThan(
    text.indexOf('Quiet <Press>: 1 late order'),
  );
  // On the next day they are told again, as long as they are late.
  at('2026-11-18T08:50:00Z');
  expect(await tellLate()).toEqual({ done: 0, failed: 0 });
  at('2026-11-18T09:20:00Z');
  expect(await tellLate()).toEqual({ done: 2, failed: 0 });
  // A job of the day before comes too late for its figures.
  await tell(DAY);
  await sendLateMail({ day: DAY, printers: [BUSY] });
  expect(await mails()).toHaveLength(1);
});

test('a printer whose count fails holds up no other, and follows in a later turn (S2.2-174)', async () => {
  await world.asOwner(`create function refuse_late() returns trigger language plpgsql as $$ begin
      if new.fulfiller_id = '${BUSY}' then raise exception 'broken'; end if; return new; end $$;
    create trigger refuse before insert on late_notices for each row execute function refuse_late()`);
  expect(await tellLate()).toEqual({ done: 1, failed: 1 });
  await world.asOwner('drop trigger refuse on late_notices; drop function refuse_late()');
  await tell();
  expect(await tellLate()).toEqual({ done: 1, failed: 0 });
  await tell();
  const told = await mails();
  expect(told).toHaveLength(2);
  expect(told.filter(({ raw }) => raw.includes('Quiet'))).toHaveLength(1);
});

test('a worker that dies before it sends loses nothing, and two at once send one mail (S2.2-174, S2.2-208)', async () => {
  await tellLate();
  await Promise.all([1, 2, 3].map(() => sendLateMail({ day: DAY })));
  // It was marked and died: the job that sends it is there, for whoever comes next.
  const marked = await world.asOwner('select told_at is not null as told from late_notices');
  expect(marked).toEqual([{ told: true }, { told: true }]);
  expect(await mails()).toHaveLength(0);
  expect(await tellLate()).toEqual({ done: 0, failed: 0 });
  await tell();
  expect(await mails()).toHaveLength(1);
});

test('what cannot be planned is not marked as told (S2.2-208)', async () => {
  await tellLate();
  await world.asOwner(`create function refuse_job() returns trigger language plpgsql as $$ begin
      if new.payload ->> 'printers' is not null then raise exception 'broken'; end if; return new; end $$;
    create trigger refuse before insert on graphile_worker._private_jobs for each row execute function refuse_job()`);
  await expect(sendLateMail({ day: DAY })).rejects.toThrow();
  await world.asOwner('drop trigger refuse on graphile_worker._private_jobs; drop function refuse_job()');
  await tell();
  expect(await mails()).toHaveLength(1);
});

test('what the mail server refused is sent again, and a repeat has the same Message-ID (S2.2-174, S2.2-208)', async () => {
  await tellLate();
  await sendLateMail({ day: DAY });
  const job = { day: DAY, printers: [OTHER, BUSY].sort() };
  jest.spyOn(smtpMailer, 'send').mockRejectedValueOnce(new Error('the mail server is away'));
  await expect(sendLateMail(job)).rejects.toThrow('away');
  await post(2);
  const ids = (await mails()).map(({ raw }) => /^message-id: (.+)$/im.exec(raw)?.[1]);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('an order with which two printers are late counts once in the mail’s total, and with each of them (S5-70)', async () => {
  await world.sql(`insert into order_clocks (tenant_id, order_id, part, fulfiller_id, step, began_at, check_at, late_since, late_days)
    select tenant_id, order_id, 'sub_late_test', '${OTHER}', step, began_at, check_at, late_since, late_days
    from order_clocks where order_id = '${orders[0]}'`);
  await tellLate();
  await tell();
  const text = await textOf();
  expect(text).toMatch(/^subject: 3 orders are late/im);
  expect(text).toContain('Northlight Print: 2 late orders');
  expect(text).toContain('Quiet <Press>: 2 late orders');
  // Those that stop being late after the printers' figures were counted leave no total below one of them, and none above their sum.
  const figures = [
    { id: BUSY, name: 'Northlight Print', orders: 2 },
    { id: OTHER, name: 'Quiet', orders: 1 },
  ];
  const totals = [0, 2, 3, 9].map((counted) => lateMailModel(DAY, figures, counted, 'en').subject);
  expect(totals.map((subject) => parseInt(subject, 10))).toEqual([2, 2, 3, 3]);
});

test('the mail says the same in each language (S2.2-174)', () => {
  const late = [{ id: BUSY, name: 'Northlight Print', orders: 2 }];
  for (const { code } of LOCALES) {
    const model = lateMailModel(DAY, late, 2, code);
    expect(model.actions).toHaveLength(2);
    expect(model.subject).toContain('2');
    expect(model.intro).toContain('2026');
  }
});

test('each figure of the dashboard is the total of the list that it leads to (S2.2-175)', async () => {
  const late = await data<LateFulfillers>('/api/late-fulfillers', STAFF);
  expect(late).toEqual({
    orders_late: 3,
    fulfillers: [
      { id: BUSY, name: 'Northlight Print', orders_late: 2, most_days_late: 3 },
      { id: OTHER, name: 'Quiet <Press>', orders_late: 1, most_days_late: 3 },
    ],
    more: 0,
  });
  expect((await data<OrderPage>('/api/orders?late=1', STAFF)).total).toBe(late.orders_late);
  for (const { id, orders_late: count } of late.fulfillers) {
    const page = await data<OrderPage>(`/api/orders?late=1&fulfiller=${id}`, STAFF);
    expect([page.total, page.orders.length]).toEqual([count, count]);
  }
  expect((await world.get('/api/late-fulfillers', FJORD)).status).toBe(404);
  const own = await data<OrderPage>('/api/ten_fjord/orders', FJORD);
  expect((await data<OrderPage>(`/api/ten_fjord/orders?fulfiller=${OTHER}`, FJORD)).total).toBe(own.total);
});
