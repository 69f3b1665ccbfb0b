/** @jest-environment node */
import type { JobPayloads } from '@/lib/db/enqueue';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv } from '@/scripts/test/env';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { beginTopUp } from './begin-top-up';
import { noteTakenBack } from './note-taken-back';
import { sendTopUpMail } from './send-top-up-mail';
import { settleTopUp } from './settle-top-up';

jest.setTimeout(60_000);

type Job = JobPayloads['send-top-up-mail'];
const CLIENT = { tenantId: FJORD.tenantId, actor: 'client', userId: 'usr_isla' } as const;

let world: CheckoutWorld;
let inbox: MailSandbox;
beforeAll(async () => {
  inbox = await startMailSandbox();
  world = await startCheckoutWorld([FJORD]);
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
  world.stripe.control.mischief({ kind: 'hold', count: Number.MAX_SAFE_INTEGER, ms: 0 });
  await world.ownerSql(
    `insert into users (id, email, name, password_hash, tenant_id, role, lang, disabled_at) values
       ('usr_one', 'one@fjord.example', 'Ada', 'x', $1, 'admin', 'en', null),
       ('usr_two', 'two@fjord.example', 'Bo', 'x', $1, 'admin', 'de', null),
       ('usr_gone', 'gone@fjord.example', 'Cy', 'x', $1, 'admin', 'en', now())`,
    [FJORD.tenantId],
  );
});
afterAll(async () => {
  await world.close();
  await inbox.close();
});

/** The jobs that were added since the last call. */
async function added(): Promise<Job[]> {
  const rows = await world.ownerSql<{ payload: Job }>(
    `with gone as (
       delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'send-top-up-mail' returning j.id, j.payload)
     select payload from gone order by id`,
  );
  return rows.map(({ payload }) => payload);
}

/** Sends what an event asks for, as the worker does: once for all, then once for each admin. */
async function sendAll(): Promise<void> {
  for (const job of await added()) await sendTopUpMail(job);
  for (const job of await added()) await sendTopUpMail(job);
}

async function mailTo(address: string) {
  const [mail, ...others] = await inbox.store.find({ to: address, limit: 5 });
  if (!mail) throw new Error(`no mail to ${address}`);
  return { ...(await inbox.store.parse(mail)), others };
}

test('the client’s admins hear of a refund, and of its failure, once each in their language (D36-12)', async () => {
  const { topUpId } = await beginTopUp(CLIENT, { currency: 'GBP', amount: 25_000 });
  const [row] = await world.sql<{ intent: string }>('select intent_id as intent from top_ups where id = $1', [
    topUpId,
  ]);
  const intentId = row?.intent ?? '';
  world.stripe.control.pay(intentId);
  await settleTopUp(CLIENT, topUpId);
  const refund = world.stripe.control.refund(intentId, 10_000);
  const hear = () =>
    noteTakenBack({ region: 'UK', account: null }, { intentId, requestId: 'req_test' }).then(() => sendAll());
  await hear();
  await hear();
  const english = await mailTo('one@fjord.example');
  expect([english.subject, english.others]).toEqual(['A top-up of £100.00 was refunded', []]);
  expect(english.text).toContain('/settings/billing-account');
  const german = await mailTo('two@fjord.example');
  expect(german.subject).toBe('Eine Aufladung über £100.00 wurde erstattet');
  expect(await inbox.store.find({ to: 'gone@fjord.example', limit: 5 })).toEqual([]);
  world.stripe.control.endRefund(refund.id, 'failed');
  await hear();
  const later = await mailTo('one@fjord.example');
  expect([later.subject, later.others.length]).toEqual(['£100.00 is back in your credit account', 1]);
});

test.each(LOCALE_CODES)('%s: each of its four mails says the amount', async (lang) => {
  await world.ownerSql('update users set lang = $1 where id = $2', [lang, 'usr_one']);
  const [row] = await world.sql<{ id: string }>('select id from top_ups limit 1');
  for (const kind of ['refund_taken', 'refund_returned', 'dispute_taken', 'dispute_returned'] as const) {
    const paymentId = `${kind}_${lang}`;
    const job = { tenantId: FJORD.tenantId, topUpId: row?.id ?? '', paymentId, amount: 1234, kind };
    await sendTopUpMail({ ...job, userId: 'usr_one' });
    const { subject = '', text = '' } = await mailTo('one@fjord.example');
    expect([subject, subject.includes('12.34')]).toEqual([subject, true]);
    expect([text, /[{}]|topUpMail/.test(text)]).toEqual([text, false]);
  }
});
