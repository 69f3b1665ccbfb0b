/** @jest-environment node */
import type { JobPayloads } from '@/lib/db/enqueue';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startBulkCardWorld, type BulkCardWorld } from '@/scripts/test/bulk-card-world';
import { BULK_ADMIN } from '@/scripts/test/bulk-world';
import { setTestEnv } from '@/scripts/test/env';
import { openOwnerPool } from '@/scripts/test/owner-pool';
import { sendMoneyMail } from './send-money-mail';

jest.setTimeout(120_000);

type Job = JobPayloads['send-bulk-money-mail'];

let world: BulkCardWorld;
let inbox: MailSandbox;
let owner: ReturnType<typeof openOwnerPool>;
beforeAll(async () => {
  inbox = await startMailSandbox();
  world = await startBulkCardWorld();
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
  owner = openOwnerPool(world.database.ownerUrl);
});
afterAll(async () => {
  await owner.close();
  await world.close();
  await inbox.close();
});

/** The jobs that were added since the last call. */
async function added(): Promise<Job[]> {
  const { rows } = await owner.pool.query<{ payload: Job }>(
    `with gone as (
       delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'send-bulk-money-mail' returning j.id, j.payload)
     select payload from gone order by id`,
  );
  return rows.map(({ payload }) => payload);
}

/** Hears of what the provider has done, and sends what that asks for: once for all, then once for each admin. */
async function hear(): Promise<void> {
  await world.tell();
  await world.work();
  for (const job of await added()) await sendMoneyMail(job);
  for (const job of await added()) await sendMoneyMail(job);
}

async function subjects(): Promise<string[]> {
  const mails = await inbox.store.find({ to: BULK_ADMIN, limit: 20 });
  const read = await Promise.all(mails.map((mail) => inbox.store.parse(mail)));
  return read.map(({ subject = '' }) => subject).reverse();
}

test('the client’s admins hear once of each thing that a bank does with a Bulk order’s payment (D36-12)', async () => {
  const { bulk, intent } = await world.byCard();
  world.stripe.pay(intent);
  await world.call('settle-payment', bulk);
  const { ref } = await world.readOf(bulk);
  const refund = world.stripe.refund(intent, 5_000);
  await hear();
  await hear();
  world.stripe.endRefund(refund.id, 'failed');
  await hear();
  const dispute = world.stripe.dispute(intent);
  await hear();
  world.stripe.closeDispute(dispute.id, 'won');
  await hear();
  expect(await subjects()).toEqual([
    `€\u00a050,00 for bulk order ${ref} was refunded`,
    `A refund for bulk order ${ref} failed`,
    `The payment for bulk order ${ref} is disputed`,
    `The dispute over bulk order ${ref} is closed`,
  ]);
});

test('a refund that the bank takes its time for is told of once', async () => {
  const before = await subjects();
  const { bulk, intent } = await world.byCard();
  // Its refunds are pending at first.
  world.stripe.pay(intent, '4000000000007726');
  await world.call('settle-payment', bulk);
  const refund = world.stripe.refund(intent, 5_000);
  await hear();
  expect(await world.refundsOf(bulk)).toEqual([5_000]);
  world.stripe.endRefund(refund.id, 'succeeded');
  await hear();
  expect(await subjects()).toHaveLength(before.length + 1);
});

test('a refund of ours is no news', async () => {
  const before = await subjects();
  const { bulk, intent } = await world.byCard();
  world.stripe.pay(intent);
  await world.call('settle-payment', bulk);
  await world.act('cancel', bulk);
  await hear();
  expect(await world.refundsOf(bulk)).toHaveLength(1);
  expect(await subjects()).toEqual(before);
});

test.each(LOCALE_CODES)('%s: each mail says the amount and the order', async (lang) => {
  await owner.pool.query('update users set lang = $1 where email = $2', [lang, BULK_ADMIN]);
  const [person] = (
    await owner.pool.query<{ id: string }>('select id from users where email = $1', [BULK_ADMIN])
  ).rows;
  const [row] = await world.sql<{ id: string; ref: string }>('select id, ref from bulk_orders limit 1');
  const kinds = ['refunded', 'refund_failed', 'disputed', 'dispute_won', 'dispute_lost'] as const;
  for (const kind of kinds) {
    await sendMoneyMail({
      tenantId: 'ten_lumen',
      bulkOrderId: row?.id ?? '',
      paymentId: `${kind}_${lang}`,
      amount: 1234,
      kind,
      userId: person?.id ?? '',
    });
    const [mail] = await inbox.store.find({ to: BULK_ADMIN, limit: 1 });
    if (!mail) throw new Error('no mail');
    const { subject = '', text = '' } = await inbox.store.parse(mail);
    expect([subject, subject.includes(row?.ref ?? 'none')]).toEqual([subject, true]);
    expect([text, /12[.,]34/.test(text), /[{}]|bulkMoneyMail/.test(text)]).toEqual([text, true, false]);
  }
});
