/** @jest-environment node */
import { withTenant } from '@/lib/db/with-tenant';
import { readOrderPage } from '@/lib/modules/order-changes/service/read-order-page';
import { exportOrders } from '@/lib/modules/orders/data/export-orders';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { readCaseFacts } from '@/lib/modules/returns/data/read-case-facts';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { ChargeWorld, CLIENT, ISLA } from '@/scripts/test/charge-world';
import { setTestEnv } from '@/scripts/test/env';
import { resendMail } from '@/lib/modules/orders/service/resend-mail';
import { fulfilmentPersonalData } from './personal-data';
import { receiveMessage } from './receive-message';

jest.setTimeout(60_000);

let at: ChargeWorld;
let inbox: MailSandbox;
let line: { id: string; ref: string; sku: string; email: string };
beforeAll(async () => {
  inbox = await startMailSandbox();
  at = await ChargeWorld.start();
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
  await at.world.ownerSql(
    `insert into fulfillers (id, name, regions, status) values ('ful_parcels', 'Test Print', '{UK}', 'open')`,
    [],
  );
});
afterAll(async () => {
  await at.close();
  await inbox.close();
});
beforeEach(async () => {
  await at.buy();
  await at.becomePaid();
  await at.setStatus('submitted_to_fulfiller');
  await at.world.sql(
    `insert into submissions (tenant_id, id, order_id, fulfiller_id, state)
     values ($1, 'sub_' || $2, $2, 'ful_parcels', 'accepted')`,
    [at.key.tenantId, at.orderId],
  );
  const [row] = await at.world.sql<typeof line>(
    `select l.id, o.order_ref as ref, l.sku, o.snapshot -> 'customer' ->> 'email' as email
     from orders o join order_lines l on l.order_id = o.id where o.id = $1`,
    [at.orderId],
  );
  if (!row) throw new Error('no order');
  line = row;
});

let messages = 0;
async function tell(id: string, status: string, tracked = true) {
  messages += 1;
  const number = `N-${id}-${at.orderId}`;
  const tracking = { carrier: 'Post', number, url: `https://post.example/${number}` };
  const parcel = { id, status, items: [{ sku: line.sku, quantity: 1 }], ...(tracked && { tracking }) };
  const { tenantId, orderId } = at.key;
  await receiveMessage(tenantId, orderId, { id: `msg_${messages}`, order_ref: line.ref, status, parcel });
  return number;
}
const page = () => readOrderPage(orderToken(at.key), 'req_test');
const detail = () => readOrder(CLIENT, ISLA, at.orderId);

async function deliver() {
  const jobs = await at.jobsOf<Parameters<typeof sendOrderMail>[0]>('send-order-mail');
  for (const job of jobs.filter(({ kind }) => kind === 'order_shipped')) await sendOrderMail(job);
  const found = await inbox.store.find({ to: line.email, limit: 20 });
  const mails = await Promise.all(found.map((mail) => inbox.store.parse(mail)));
  return mails.filter(({ subject }) => subject?.includes(line.ref));
}

describe('an order in parcels (D32-54, D32-55)', () => {
  test('its pages show each parcel with its items, stage and tracking, and what is still to come', async () => {
    expect(await page()).not.toHaveProperty('to_come');
    expect(await detail()).toMatchObject({ parcels: [], to_come: [] });
    const number = await tell('a', 'shipped');
    const shown = await page();
    expect(shown.stage).toBe('being_prepared');
    expect(shown.parcels).toMatchObject([
      { stage: 'on_its_way', number, carrier: 'Post', url: `https://post.example/${number}` },
    ]);
    const { parcels, to_come } = await detail();
    expect(shown.parcels[0]?.items).toEqual(parcels[0]?.items);
    expect(shown.to_come).toEqual(to_come);
    expect(parcels).toMatchObject([{ status: 'shipped', fulfiller: 'Test Print', tracking: { number } }]);
    expect(parcels[0]?.items).toMatchObject([{ line: line.id, quantity: 1 }]);
    expect(to_come).toMatchObject([{ line: line.id, quantity: 1 }]);
    await tell('b', 'packaged', false);
    expect(await page()).toMatchObject({
      stage: 'in_production',
      parcels: [{ number }, { stage: 'in_production', number: '', carrier: '', url: null }],
    });
    expect(await page()).not.toHaveProperty('to_come');
  });

  test('each parcel has one mail: the first of its items, the last as ever', async () => {
    const number = await tell('a', 'shipped');
    await tell('a', 'shipped');
    const [first, ...more] = await deliver();
    expect(more).toEqual([]);
    expect(first?.subject).toContain('Part of your order');
    expect(first?.text).toContain(number);
    expect(first?.text).toContain('Quantity: 1');
    expect(first?.text).not.toContain('38.84');
    await deliver();
    await tell('b', 'shipped');
    const subjects = (await deliver()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('Part of'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject?.includes('has shipped'))).toHaveLength(1);
  });

  test('a mail about a part is sent again while it is so, and not once all has left', async () => {
    await tell('a', 'shipped');
    await deliver();
    const [mail] = (await detail()).mails.filter(({ kind }) => kind === 'order_shipped');
    const again = () => resendMail(CLIENT, ISLA, { orderId: at.orderId, mailId: mail?.id ?? '' });
    await again();
    expect(await deliver()).toHaveLength(2);
    await tell('b', 'shipped');
    await expect(again()).rejects.toMatchObject({ code: 'conflict' });
  });

  test('where a parcel is, is told to the person and forgotten with them (D46-2)', async () => {
    const number = await tell('a', 'shipped');
    const subject = {
      tenantId: CLIENT.tenantId,
      email: null,
      emailKey: null,
      orderIds: [at.orderId],
      words: [],
    };
    const held = await withTenant(CLIENT, (tx) => fulfilmentPersonalData.find(tx, subject));
    expect(JSON.stringify(held).split(number).length).toBeGreaterThan(2);
    await fulfilmentPersonalData.erase(CLIENT, subject);
    const left = await at.world.sql('select tracking, status from parcels where order_id = $1', [at.orderId]);
    expect(left).toEqual([{ tracking: null, status: 'shipped' }]);
  });

  test('a mail about a part is not sent once all has left', async () => {
    await tell('a', 'shipped');
    await tell('b', 'shipped');
    expect((await deliver()).map(({ subject }) => subject?.includes('has shipped'))).toEqual([true]);
  });

  test('the time to withdraw begins with the last parcel', async () => {
    await tell('a', 'shipped');
    const sentAt = () =>
      withTenant(CLIENT, async (tx) => (await readCaseFacts(tx, CLIENT.tenantId, at.orderId))?.sentAt);
    expect(await sentAt()).toBeNull();
    await tell('b', 'shipped');
    await at.world.sql(`update order_history set at = at - interval '9 days' where order_id = $1`, [
      at.orderId,
    ]);
    await at.world.sql(
      `update fulfiller_messages set received_at = received_at - interval '9 days' where order_id = $1`,
      [at.orderId],
    );
    await at.world.sql(
      `update parcels set shipped_at = '2026-11-20T09:00:00Z' where order_id = $1 and code = 'a'`,
      [at.orderId],
    );
    await at.world.sql(
      `update parcels set shipped_at = '2099-11-24T09:00:00Z' where order_id = $1 and code = 'b'`,
      [at.orderId],
    );
    expect(await sentAt()).toEqual(new Date('2099-11-24T09:00:00Z'));
  });

  test('exported orders name their parcels', async () => {
    const number = await tell('a', 'shipped');
    await tell('b', 'packaged', false);
    const rows = await withTenant(CLIENT, (tx) =>
      exportOrders(
        tx,
        {
          tenantId: CLIENT.tenantId,
          statuses: null,
          eventSlug: null,
          kind: null,
          search: null,
          unpaid: false,
          ids: [at.orderId],
        },
        { sort: { column: 'created_at', descending: true }, after: null, limit: 5 },
      ),
    );
    expect(rows[0]?.parcels).toBe(`shipped Post ${number}; packaged`);
  });
});
