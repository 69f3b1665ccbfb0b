/** @jest-environment node */
import { LOCALE_CODES, type Locale } from '@/lib/kernel/locales';
import { messageFor } from '@/lib/intl/message-for';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant } from '@/lib/db/with-tenant';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { findSender } from '@/lib/mail/mail-log';
import { renderOrderMail } from '@/lib/mail';
import { refuseFlagged, releaseFlagged } from '@/lib/modules/claims/service/decide-flagged';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { cancelOrder } from '@/lib/modules/order-changes/service/cancel-order';
import { orderToken } from './order-link';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { claimHandler } from '@/lib/modules/claims/api/claim';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { recipient } from '@/scripts/test/claim-world';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { orderMailModel, type OrderMailKind } from './order-mail-model';
import { sendOrderMail } from './send-order-mail';

jest.setTimeout(60_000);

const LUMEN = { tenantId: 'ten_lumen', actor: 'client' } as const;
const ADMIN = { id: 'usr_lumen_admin', tenantId: 'ten_lumen' } as unknown as SessionUser;
const REFUND = (lang: Locale) => messageFor(lang)('orderMail.order.cancelled_refund');

let world: DemoWorld;
let inbox: MailSandbox;

beforeAll(async () => {
  inbox = await startMailSandbox();
  world = await startDemoWorld([claimHandler]);
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
  await world.sql(
    "update events set household_mode = 'flag', edit_window_minutes = 60 where slug = 'lumen-summit'",
  );
});
afterAll(async () => {
  await world.close();
  await inbox.close();
});

/** Claims a gift and returns the order's id. */
async function claim(form: object): Promise<string> {
  const { json } = await world.post('/api/ten_lumen/lumen-summit/claim', { ...form, promo_code: 'SUMMIT' });
  const ref = json.data['order_ref'];
  const [order] = await world.sql<{ id: string }>('select id from orders where order_ref = $1', [ref]);
  return order?.id ?? '';
}

/** The mails of an order that wait to be sent. */
async function waiting(orderId: string): Promise<JobPayloads['send-order-mail'][]> {
  const jobs = await world.asOwner<{ payload: JobPayloads['send-order-mail'] }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-order-mail' and payload ->> 'orderId' = '${orderId}' order by j.id`,
  );
  return jobs.map(({ payload }) => payload);
}

async function delivered(orderId: string, to: string) {
  const jobs = await waiting(orderId);
  for (const job of jobs) await sendOrderMail(job);
  const found = await inbox.store.find({ to, limit: 10 });
  const mails = await Promise.all(found.map((mail) => inbox.store.parse(mail)));
  return { kinds: jobs.map(({ kind }) => kind), mails };
}

/** The text of a mail in its own language. */
async function said(
  kind: OrderMailKind,
  lang: Locale,
  where: string,
  changes: { totalMinor?: number } = {},
): Promise<string> {
  const [found] = await world.sql<{ tenant: string; id: string }>(
    `select tenant_id as tenant, id from orders where ${where} order by id limit 1`,
  );
  if (!found) throw new Error(`no order where ${where}`);
  return withTenant({ tenantId: found.tenant, actor: 'system' }, async (tx) => {
    const order = await findOrder(tx, found.tenant, found.id);
    if (!order) throw new Error('gone');
    const sender = await findSender(tx, found.tenant, order.eventId, order.lang);
    const lines = await findLines(tx, found.tenant, found.id);
    if (!sender) throw new Error('nobody sends it');
    const waits = kind === 'claim_received';
    const refund = kind === 'order_refunded' ? 500 : null;
    const source = { kind, sender, lines, edit: null, refund, waits, pictures: new Map<string, string>() };
    const model = orderMailModel({ ...source, order: { ...order, ...changes, lang } });
    return [model.subject, model.preview, renderOrderMail(model).text].join('\n');
  });
}

/** A household's second claim, which waits for the client's decision. */
async function flagged() {
  const form = recipient();
  await claim(form);
  const email = `second.${form.email}`;
  return { first: form, email, id: await claim(recipient({ ...form, name: 'Bo Fern', email })) };
}

const PROMISE =
  /yours|on its way|printing it for you|print everything|Estimated delivery|Between|free of charge/i;
const REASONS = /household|already|earlier|same address|match|fraud|suspic|check/i;

describe('what a recipient hears of a claim that waits (D24-2)', () => {
  test('that it is to be confirmed, and no more; once it is released, what anybody hears', async () => {
    const { email, id } = await flagged();
    const first = await delivered(id, email);
    expect(first.kinds).toEqual(['claim_received']);
    expect(first.mails.map(({ subject }) => subject)).toEqual([
      'We have your request for a gift from Lumen Summit',
    ]);
    const text = first.mails[0]?.text ?? '';
    expect(text).toContain('Lumen Summit confirms it before we print anything');
    expect(text).toContain('we’ll email you once it’s confirmed');
    expect(text).not.toMatch(PROMISE);
    expect(text).not.toMatch(REASONS);
    await world.sql(
      "update orders set delivery_from = '2020-01-06', delivery_to = '2020-01-08' where id = $1",
      [id],
    );
    await releaseFlagged(LUMEN, ADMIN, id);
    const then = await delivered(id, email);
    expect(then.kinds).toEqual(['claim_confirmation']);
    const granted = then.mails.find(({ subject }) => subject?.includes('is confirmed'));
    expect(granted?.text).toContain('It’s yours, Bo Fern');
    expect(granted?.text).toContain('Estimated delivery');
    expect(granted?.text).not.toContain('2020');
  });

  test('what was decided before the first mail left takes its place', async () => {
    const { email, id } = await flagged();
    const [received] = await waiting(id);
    await releaseFlagged(LUMEN, ADMIN, id);
    expect((await waiting(id)).map(({ kind }) => kind)).toEqual(['claim_confirmation']);
    if (received) await sendOrderMail(received);
    expect(await inbox.store.find({ to: email, limit: 10 })).toEqual([]);
  });

  test('its page says so in the stage of D33-1, and never that it is being made', async () => {
    const { id } = await flagged();
    const token = orderToken({ tenantId: 'ten_lumen', orderId: id });
    await world.sql('update orders set edit_until = null where id = $1', [id]);
    expect(await readOrderPage(token, 'req_test')).toMatchObject({
      stage: 'received',
      to_be_confirmed: true,
      closed: 'to_be_confirmed',
      help: null,
    });
    await releaseFlagged(LUMEN, ADMIN, id);
    expect(await readOrderPage(token, 'req_test')).toMatchObject({
      stage: 'received',
      to_be_confirmed: false,
      closed: 'being_made',
    });
  });

  test.each(LOCALE_CODES)(
    'in %s: no day, no money, and not the words of a gift that is granted',
    async (lang) => {
      const [received, granted] = [
        await said('claim_received', lang, "kind = 'claim'"),
        await said('claim_confirmation', lang, "kind = 'claim'"),
      ];
      const text = messageFor(lang);
      expect(granted).toContain(text('orderMail.order.delivery_heading'));
      expect(received).not.toContain(text('orderMail.order.delivery_heading'));
      expect(received).not.toContain(text('orderMail.claim_confirmation.intro'));
      expect(received).not.toMatch(/[€£$]|\d[.,]\d\d\b|mail\.\w+\.|[{}]/);
    },
  );
});

describe('what a recipient hears of a gift that will not come (D22, D24-2)', () => {
  test('a refused claim: that it is not sent, and neither why nor anything of money', async () => {
    const form = recipient();
    await claim(form);
    const second = recipient({ ...form, name: 'Bo Fern', email: 'bo.fern@guest.example' });
    const id = await claim(second);
    await refuseFlagged(LUMEN, ADMIN, id);
    const { kinds, mails } = await delivered(id, 'bo.fern@guest.example');
    expect(kinds).toEqual(['claim_refused']);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your gift from Lumen Summit will not be sent']);
    const text = mails[0]?.text ?? '';
    expect(text).toContain('We are sorry, Bo Fern');
    expect(text).not.toMatch(
      /household|already|earlier|same address|match|refund|paid|card|Estimated delivery/i,
    );
    expect(text).not.toContain(form.email);
  });

  test('a claim that its recipient cancels: that it is done, and nothing of money', async () => {
    const form = recipient();
    const id = await claim(form);
    const token = orderToken({ tenantId: 'ten_lumen', orderId: id });
    const { version } = await readOrderPage(token, 'req_test');
    await cancelOrder(token, 'req_test', version);
    const { kinds, mails } = await delivered(id, form.email);
    expect(kinds).toEqual(['claim_confirmation', 'claim_cancelled']);
    const ended = mails.find(({ subject }) => subject === 'Your gift from Lumen Summit is cancelled');
    expect(ended?.text).toContain('cancelled your gift as you asked');
    expect(ended?.text).not.toMatch(/refund|paid|card|Estimated delivery/i);
  });

  test.each(LOCALE_CODES)(
    'in %s: neither mail speaks of money or of a delivery, and each says its own',
    async (lang) => {
      const text = messageFor(lang);
      const [refused, cancelled] = [
        await said('claim_refused', lang, "kind = 'claim'"),
        await said('claim_cancelled', lang, "kind = 'claim'"),
      ];
      for (const mail of [refused, cancelled]) {
        expect(mail).not.toContain(REFUND(lang));
        expect(mail).not.toContain(text('orderMail.order.delivery_heading'));
        expect(mail).not.toMatch(/[€£$]|\d[.,]\d\d\b/);
        expect(mail).not.toMatch(/mail\.\w+\.|[{}]/);
      }
      expect(refused).not.toContain(text('orderMail.claim_cancelled.heading', { name: '' }).trim());
    },
  );
});

describe('a cancelled order', () => {
  test.each(LOCALE_CODES)(
    'in %s: who has paid hears that it goes back, who has paid nothing does not',
    async (lang) => {
      const paid = "tenant_id = 'ten_fjord' and total_minor > 0";
      expect(await said('order_cancelled', lang, paid)).toContain(REFUND(lang));
      const covered = await said('order_cancelled', lang, "kind = 'claim'");
      expect(covered).not.toContain(REFUND(lang));
    },
  );
});

test('the link to the order promises a change only where there can be one (D18)', async () => {
  const CHANGE = messageFor('en')('orderMail.order.page');
  const SEE = messageFor('en')('orderMail.order.page_ended');
  const one = "tenant_id = 'ten_fjord' and paid_at is not null and status = 'shipped'";
  const [order] = await world.sql<{ id: string }>(`select id from orders where ${one} limit 1`);
  const where = `id = '${order?.id}'`;
  await world.sql(`update orders set edit_until = paid_at + interval '1 hour' where ${where}`);
  expect(await said('order_confirmation', 'en', where)).toContain(CHANGE);
  expect(await said('order_shipped', 'en', where)).toContain(SEE);
  expect(await said('order_shipped', 'en', where)).not.toContain(CHANGE);
  // An event whose edit window is 0 minutes.
  await world.sql(`update orders set edit_until = paid_at where ${where}`);
  expect(await said('order_confirmation', 'en', where)).toContain(SEE);
  expect(await said('order_confirmation', 'en', where)).not.toContain(CHANGE);
});

test('what is on its way are the items that were sent to print; those left out before are not (D3-49)', async () => {
  const [line] = await world.sql<{ order: string; name: string }>(
    `update order_lines set quantity = 3, left_out = 1 where id =
       (select l.id from order_lines l join orders o on o.id = l.order_id and o.total_minor > 0
        where l.tenant_id = 'ten_fjord' order by l.id limit 1) returning order_id as order, name`,
  );
  const where = `id = '${line?.order}'`;
  const pieces = (quantity: number) => messageFor('en')('orderMail.order.quantity', { quantity });
  expect(await said('order_shipped', 'en', where)).toContain(pieces(2));
  expect(await said('order_shipped', 'en', where)).not.toContain(pieces(3));
  expect(await said('order_confirmation', 'en', where)).toContain(pieces(3));
  await world.sql(`update order_lines set left_out = quantity where order_id = '${line?.order}'`);
  expect(await said('order_shipped', 'en', where)).not.toContain(line?.name);
  expect(await said('order_confirmation', 'en', where)).toContain(line?.name);
});

test.each(LOCALE_CODES)('in %s: who has paid nothing is thanked for no payment', async (lang) => {
  const text = messageFor(lang);
  const [paid] = await world.sql<{ id: string }>(
    "select id from orders where tenant_id = 'ten_fjord' and total_minor > 0 order by id limit 1",
  );
  const where = `id = '${paid?.id}'`;
  expect(await said('order_confirmation', lang, where)).toContain(text('orderMail.order_confirmation.intro'));
  const free = await said('order_confirmation', lang, where, { totalMinor: 0 });
  expect(free).toContain(text('orderMail.order.intro_free'));
  expect(free).not.toContain(text('orderMail.order_confirmation.intro'));
});

test('a piece that comes in one size names its colour alone', async () => {
  const [mug] = await world.sql<{ id: string }>(
    "select order_id as id from order_lines where tenant_id = 'ten_fjord' and product_id = 'ff-mug' limit 1",
  );
  const text = await said('order_confirmation', 'en', `id = '${mug?.id}'`);
  expect(text).toContain('Camp Mug');
  expect(text).not.toMatch(/\bOS\b|one size/i);
});
