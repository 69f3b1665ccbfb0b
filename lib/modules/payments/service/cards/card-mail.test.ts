/** @jest-environment node */
import type { JobPayloads } from '@/lib/db/enqueue';
import { setClock } from '@/lib/kernel/clock';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startCheckoutWorld, type CheckoutWorld } from '@/scripts/test/checkout-world';
import { setTestEnv } from '@/scripts/test/env';
import { FJORD } from '@/scripts/test/fixtures/stores';
import { remindOfCards } from './remind-of-cards';
import { sendCardMail } from './send-card-mail';

jest.setTimeout(60_000);

type Job = JobPayloads['send-card-mail'];

let world: CheckoutWorld;
let inbox: MailSandbox;
beforeAll(async () => {
  inbox = await startMailSandbox();
  world = await startCheckoutWorld([FJORD]);
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
  await world.ownerSql(
    `insert into users (id, email, name, password_hash, tenant_id, role, lang) values
       ('usr_one', 'one@fjord.example', 'Ada', 'x', $1, 'admin', 'en'),
       ('usr_mgr', 'mgr@fjord.example', 'Bo', 'x', $1, 'account_manager', 'en')`,
    [FJORD.tenantId],
  );
});
afterAll(async () => {
  await world.close();
  await inbox.close();
});
beforeEach(() => world.sql('delete from saved_cards'));

const save = (id: string, year: number, month: number, state = 'saved') =>
  world.sql(
    `insert into saved_cards (tenant_id, id, region, state, method_id, brand, last4, expires_month, expires_year, made_at, saved_at, ended_at)
     values ($1, $2, 'UK', $3, 'pm_1', 'visa', '4242', $4, $5, now(), now(), case when $3 = 'ended' then now() end)`,
    [FJORD.tenantId, id, state, month, year],
  );

/** The jobs that were added since the last call. */
async function added(): Promise<Job[]> {
  const rows = await world.ownerSql<{ payload: Job }>(
    `with gone as (
       delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'send-card-mail' returning j.id, j.payload)
     select payload from gone order by id`,
  );
  return rows.map(({ payload }) => payload);
}

async function remindAt(moment: string): Promise<Job[]> {
  const undo = setClock(() => new Date(moment));
  await remindOfCards();
  undo();
  return added();
}

test('whoever may top up is told in the month before, once for each end (D37-12)', async () => {
  await save('crd_one', 2027, 3);
  expect(await remindAt('2027-01-31T23:00:00Z')).toEqual([]);
  const [job, ...others] = await remindAt('2027-02-01T00:10:00Z');
  expect([job, others]).toEqual([{ tenantId: FJORD.tenantId, cardId: 'crd_one' }, []]);
  expect(await remindAt('2027-02-15T00:10:00Z')).toEqual([]);
  if (!job) throw new Error('no job');
  await sendCardMail(job);
  const jobs = await added();
  expect(jobs.map(({ userId }) => userId)).toEqual(['usr_one']);
  for (const one of jobs) await sendCardMail(one);
  const [mail] = await inbox.store.find({ to: 'one@fjord.example', limit: 5 });
  if (!mail) throw new Error('no mail');
  const { subject, text } = await inbox.store.parse(mail);
  expect(subject).toBe('Your saved card ending in 4242 expires 03/27');
  expect(text).toContain('/settings/billing-account/card?currency=GBP');
  // Its bank gave it a later end.
  await world.sql('update saved_cards set expires_year = 2030');
  expect(await remindAt('2027-02-20T00:10:00Z')).toEqual([]);
  expect(await remindAt('2030-02-20T00:10:00Z')).toHaveLength(1);
});

test('nobody is told of a card that has ended, was replaced, or was replaced meanwhile (D37-12)', async () => {
  await save('crd_old', 2027, 3, 'ended');
  await save('crd_past', 2026, 12);
  expect(await remindAt('2027-02-10T00:00:00Z')).toEqual([]);
  await world.sql("update saved_cards set expires_year = 2027, expires_month = 3 where id = 'crd_past'");
  const [job] = await remindAt('2027-02-10T00:00:00Z');
  if (!job) throw new Error('no job');
  await world.sql("update saved_cards set state = 'ended', ended_at = now() where id = 'crd_past'");
  const before = (await inbox.store.find({ to: 'one@fjord.example', limit: 50 })).length;
  await sendCardMail({ ...job, userId: 'usr_one' });
  expect(await inbox.store.find({ to: 'one@fjord.example', limit: 50 })).toHaveLength(before);
});

test.each(LOCALE_CODES)('%s: the mail names card and end', async (lang) => {
  await save(`crd_${lang}`, 2027, 3);
  await world.ownerSql('update users set lang = $1 where id = $2', [lang, 'usr_one']);
  await sendCardMail({ tenantId: FJORD.tenantId, cardId: `crd_${lang}`, userId: 'usr_one' });
  const [mail] = await inbox.store.find({ to: 'one@fjord.example', limit: 1 });
  if (!mail) throw new Error('no mail');
  const { subject = '', text = '' } = await inbox.store.parse(mail);
  expect(subject).toContain('4242');
  expect([text, /[{}]|cardMail/.test(text), text.includes('03/27')]).toEqual([text, false, true]);
});
