/** @jest-environment node */
import type { TenantContext } from '@/lib/db/with-tenant';
import type { JobPayloads } from '@/lib/db/enqueue';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { at, statementClient, statementOrder } from '@/scripts/test/statement-client';
import { correctAccount } from './correct-account';
import { issueNote } from './issue-note';
import { issueStatement } from './issue-statement';
import { recordTopUp } from './move-credit';
import { sendStatementMail } from './send-statement-mail';

jest.setTimeout(60_000);

type Job = JobPayloads['send-statement-mail'];
const [AUGUST, OCTOBER, NOVEMBER] = ['2026-08-12T09:00:00Z', '2026-10-12T09:00:00Z', '2026-11-12T09:00:00Z'];
const [DECEMBER, JANUARY] = ['2026-12-12T09:00:00Z', '2027-01-12T09:00:00Z'];

let world: DemoWorld;
let inbox: MailSandbox;
let client: TenantContext;
beforeAll(async () => {
  inbox = await startMailSandbox();
  world = await startDemoWorld([]);
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
  client = await statementClient(world);
  await world.asOwner(
    `insert into users (id, email, name, password_hash, tenant_id, role, lang, disabled_at) values
       ('usr_tea', 'ada@tea.example', 'Ada', 'x', '${client.tenantId}', 'admin', 'en', null),
       ('usr_tee', 'bo@tea.example', 'Bo', 'x', '${client.tenantId}', 'admin', 'de', null),
       ('usr_out', 'cy@tea.example', 'Cy', 'x', '${client.tenantId}', 'account_manager', 'en', null)`,
  );
});
afterAll(async () => {
  await world.close();
  await inbox.close();
});

/** The jobs that were added since the last call. */
async function added(): Promise<Job[]> {
  const rows = await world.asOwner(
    `with gone as (
       delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
       where t.id = j.task_id and t.identifier = 'send-statement-mail' returning j.id, j.payload)
     select payload from gone order by id`,
  );
  return rows.map(({ payload }) => payload as Job);
}

/** Sends what was asked for, as the worker does: once for all, then once for each admin. */
async function sendAll(): Promise<void> {
  for (const job of await added()) await sendStatementMail(job);
  for (const job of await added()) await sendStatementMail(job);
}

async function mailsTo(address: string) {
  const mails = await inbox.store.find({ to: address, limit: 10 });
  return Promise.all(mails.map((mail) => inbox.store.parse(mail)));
}

let noteId = '';
let owingId = '';

const ISSUED = { currency: 'GBP' } as const;
const staff = () => ({ ...client, actor: 'staff', userId: 'usr_super' }) as const;
const topUp = (when: string, amount: number) =>
  at(when, () => recordTopUp(client, { ...ISSUED, amount, paymentId: `pi_${when}` }));
const issue = (when: string) => at(when, () => issueStatement(client, ISSUED.currency));

test('each admin reads of a statement once, of older months and of others nobody does (D39-3)', async () => {
  await topUp(AUGUST, 700);
  await issue(NOVEMBER);
  expect(await added()).toEqual([]);
  await statementOrder(world, client, 'ord_mail', { paid_at: OCTOBER });
  await issue(NOVEMBER);
  await sendAll();
  const [english, ...more] = await mailsTo('ada@tea.example');
  expect([english?.subject, more]).toEqual(['Your statement for October 2026', []]);
  expect(english?.text).toContain('Collected in October 2026: £34.62.');
  expect(english?.text).toContain('/settings/billing-account#statements');
  expect(english?.text).not.toContain('You owe');
  expect((await mailsTo('bo@tea.example')).map(({ subject }) => subject)).toEqual([
    'Ihre Abrechnung für Oktober 2026',
  ]);
  expect(await mailsTo('cy@tea.example')).toEqual([]);
});

test('a credit note says how much was added, and to what it belongs (D39-3)', async () => {
  const [row] = await world.sql<{ id: string }>(
    "select id from statements where period = '2026-10-01' and tenant_id = $1",
    [client.tenantId],
  );
  const note5 = { statement: row?.id ?? '', amount: 500, reason: 'Printed twice', key: null };
  noteId = await at(NOVEMBER, () => issueNote(staff(), note5));
  await sendAll();
  const mails = await mailsTo('ada@tea.example');
  const [note] = mails.filter(({ subject }) => subject?.startsWith('Credit note'));
  expect(note?.subject).toMatch(/^Credit note UK-\d{4}-\d{6}: £5\.00$/);
  expect(note?.text).toContain('This corrects the statement for October 2026.');
});

test('what an account owes is said (D39-3)', async () => {
  await at(DECEMBER, () =>
    correctAccount(staff(), { ...ISSUED, amount: -700 - 500 - 4321, reason: 'Paid out by hand' }),
  );
  await issue(JANUARY);
  owingId = (await issue(JANUARY)) ?? '';
  await sendAll();
  const mails = await mailsTo('ada@tea.example');
  const [december] = mails.filter(({ subject }) => subject === 'Your statement for December 2026');
  expect(december?.text).toContain('You owe £43.21. Top up the account to settle it.');
});

test.each(LOCALE_CODES)('%s: both mails say month and amount, and what is owed', async (lang) => {
  await world.asOwner(`update users set lang = '${lang}' where id = 'usr_tea'`);
  for (const statementId of [noteId, owingId]) {
    await sendStatementMail({ tenantId: client.tenantId, statementId, userId: 'usr_tea' });
    const [latest] = await mailsTo('ada@tea.example');
    const text = latest?.text ?? '';
    expect([text, text.includes('2026') && /[05][.,]00/.test(text)]).toEqual([text, true]);
    expect(/43[.,]21/.test(text)).toBe(statementId === owingId);
    expect([text, /[{}]|statementMail/.test(text)]).toEqual([text, false]);
  }
});
