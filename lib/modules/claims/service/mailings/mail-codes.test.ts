/** @jest-environment node */
import {
  previewMailing,
  readMailing,
  saveMailing,
  testMailing,
  type Mailing,
} from '@/lib/modules/claims/contract/code-mailing';
import type { PromoCode } from '@/lib/modules/claims/contract/promo-code';
import type { CodeStory } from '@/lib/modules/claims/contract/promo-code-acts';
import { reissueCodes } from '@/lib/modules/claims/service/batches/reissue-codes';
import { smtpMailer } from '@/lib/mail';
import { messageFor } from '@/lib/intl/message-for';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { ADMIN, BATCHES, CODES, dataOf, SHARED, startBatchWorld } from '@/scripts/test/batch-world';
import { provideMailRenderers } from '@/lib/mail/provide-renderers';
import { check } from '@/scripts/test/demo-world';
import { catchMails, type CaughtMail, type RefusedRecipient } from '@/scripts/test/mail-catcher';
import type { JobPayloads } from '@/lib/db/enqueue';
import { mailCodes } from './mail-codes';
import { sendTestMail } from './send-test-mail';

jest.setTimeout(120_000);

const refused = new Map<string, RefusedRecipient>();
let world: Awaited<ReturnType<typeof startBatchWorld>>;
let taken: CaughtMail[];
let close: () => Promise<void>;
beforeAll(async () => {
  provideMailRenderers();
  world = await startBatchWorld();
  ({ caught: taken, close } = await catchMails(refused));
});
afterAll(async () => {
  await world.close();
  await close();
});
beforeEach(() => {
  taken.length = 0;
  refused.clear();
});

const NOW = { lang: 'en', note: '', send: 'now', send_on: null, remind_days: null };
let guests = 0;
const people = (count: number, text = '') =>
  Array.from({ length: count }, () => {
    guests += 1;
    return { name: `Guest ${guests}`, email: `guest${guests}@mail.example`, text };
  });
const save = (batch: string, body: object = {}) =>
  world.post(`${BATCHES}/${batch}/mailing`, { ...NOW, ...body }, ADMIN);
async function saved(batch: string, body: object = {}): Promise<Mailing> {
  const answer = await save(batch, body);
  check(saveMailing, answer);
  return answer.json.data as unknown as Mailing;
}
const run = (batchId: string, last = false) => mailCodes({ tenantId: 'ten_lumen', batchId }, { last });
async function read(batch: string): Promise<Mailing> {
  const answer = await world.get(`${BATCHES}/${batch}/mailing`, ADMIN);
  check(readMailing, answer);
  return answer.json.data as unknown as Mailing;
}
const codeOf = async (batch: string, email: string): Promise<PromoCode> => {
  const found = (await world.codesOf(batch)).find((code) => code.person?.email === email);
  if (!found) throw new Error(`no code of ${email}`);
  return found;
};
const jobsOf = (batch: string) =>
  world.asOwner<{ at: Date }>(
    `select run_at as at from graphile_worker._private_jobs where key = 'code-mails:${batch}'`,
  );
const sentTo = () => taken.map(({ to }) => to[0]).sort();

test('each person gets their own code once, with what the sender says to all and to them (D40-4)', async () => {
  const [ada, ben] = [...people(1, '<b>For</b> the keynote,\nAda'), ...people(1)];
  const batch = await world.fill([ada, ben].flatMap((one) => one ?? []));
  expect(await saved(batch, { note: 'Thank you all\u202e' })).toMatchObject({
    addresses: 2,
    waiting: 2,
    sent: 0,
  });
  await run(batch);
  await run(batch);
  expect(sentTo()).toEqual([ada?.email, ben?.email].sort());
  const mail = taken.find(({ to }) => to[0] === ada?.email)?.read;
  const code = await codeOf(batch, ada?.email ?? '');
  expect(mail?.subject).toBe('Lumen Summit has a gift for you');
  expect(mail?.text).toContain(code.link);
  expect(mail?.text).toContain('Thank you all\n');
  expect(mail?.text).toContain('<b>For</b> the keynote,\nAda');
  expect(mail?.html).toContain('&lt;b&gt;For&lt;/b&gt; the keynote,');
  expect(mail?.html).not.toContain('<b>For</b>');
  expect(mail?.messageId).toBe(`<code.${code.id}.invitation@merchloom.example>`);
  expect(code.mail).toMatchObject({ state: 'sent', reason: null, reminded_at: null });
  expect(await read(batch)).toMatchObject({ sent: 2, waiting: 0, refused: 0 });
  const { story } = dataOf<CodeStory>(await world.get(`${CODES}/${code.id}`, ADMIN));
  expect(story.map(({ kind }) => kind)).toContain('mailed');
  const looked = await world.visit('claim/check-code', { promo_code: code.printed });
  expect(dataOf<{ notes: string[] }>(looked).notes).toEqual([
    'Thank you all',
    '<b>For</b> the keynote,\nAda',
  ]);
});

test('an address that the mail server refuses is told at its code, and holds up nobody (D40-4)', async () => {
  const guestsOf = people(5);
  const [gone, full, spam, later, fine] = guestsOf.map(({ email }) => email) as [
    string,
    string,
    string,
    string,
    string,
  ];
  refused.set(gone, { code: 550, message: '5.1.1 No such user' });
  refused.set(full, { code: 552, message: '5.2.2 Mailbox full' });
  refused.set(spam, { code: 554, message: '5.7.1 Not wanted' });
  refused.set(later, { code: 451, message: 'Try again later' });
  const batch = await world.fill(guestsOf);
  await saved(batch);
  await run(batch);
  expect(sentTo()).toEqual([fine]);
  expect(await read(batch)).toMatchObject({ sent: 1, refused: 3, waiting: 1 });
  const reasons = await Promise.all(
    [gone, full, spam, later].map(async (one) => (await codeOf(batch, one)).mail),
  );
  expect(reasons.map((mail) => [mail?.state, mail?.reason])).toEqual([
    ['refused', 'address'],
    ['refused', 'full'],
    ['refused', 'rejected'],
    ['waiting', null],
  ]);
  // The one that was put off is tried again, some minutes later, for as long as there are tries.
  const [next] = await jobsOf(batch);
  expect(next?.at.getTime()).toBeGreaterThan(Date.now() + 30_000);
  await world.sql(
    "update code_mails set due_at = now(), attempts = 7 where batch_id = $1 and state = 'waiting'",
    [batch],
  );
  await run(batch);
  expect((await codeOf(batch, later)).mail).toMatchObject({ state: 'refused', reason: 'unreachable' });
});

test('where no mail gets through all wait; after the last attempt that is said at each code', async () => {
  const batch = await world.fill(people(2));
  await saved(batch);
  const send = jest
    .spyOn(smtpMailer, 'send')
    .mockRejectedValue(Object.assign(new Error('away'), { code: 'ECONNECTION' }));
  await expect(run(batch)).rejects.toThrow('away');
  expect(await read(batch)).toMatchObject({ waiting: 2, refused: 0 });
  await expect(run(batch, true)).rejects.toThrow('away');
  expect(await read(batch)).toMatchObject({ waiting: 0, refused: 2 });
  send.mockRestore();
});

test('on a day: not before it; taken back, nothing is sent (D40-4)', async () => {
  const batch = await world.fill(people(1));
  const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
  expect(await read(batch)).toMatchObject({ saved: false, send_at: null });
  expect(await saved(batch, { send: 'on', send_on: day })).toMatchObject({ send_on: day });
  expect((await jobsOf(batch))[0]?.at.toISOString().slice(0, 10)).toBe(day);
  await run(batch);
  expect(taken).toEqual([]);
  await world.sql("update code_mailings set send_at = now() - interval '1 minute' where batch_id = $1", [
    batch,
  ]);
  expect(await saved(batch, { send: 'none' })).toMatchObject({ saved: true, send_at: null });
  await run(batch);
  expect(taken).toEqual([]);
});

test('one reminder before the end, once, and never to who has claimed or whose mail was refused (D40-4)', async () => {
  const guestsOf = people(3);
  const [claims, waits, bounces] = guestsOf.map(({ email }) => email) as [string, string, string];
  refused.set(bounces, { code: 550, message: 'no' });
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const batch = await world.fill(guestsOf, { ends_on: day });
  await saved(batch, { remind_days: 3 });
  await run(batch);
  taken.length = 0;
  await run(batch);
  expect(taken).toEqual([]);
  expect((await jobsOf(batch))[0]?.at.getTime()).toBeGreaterThan(Date.now() + 6 * 86_400_000);
  const { printed } = await codeOf(batch, claims);
  expect((await world.claim({ promo_code: printed })).status).toBe(200);
  await world.sql("update code_mails set settled_at = now() - interval '9 days' where batch_id = $1", [
    batch,
  ]);
  await world.sql("update code_batches set ends_at = now() + interval '2 days' where id = $1", [batch]);
  await run(batch);
  await run(batch);
  expect(sentTo()).toEqual([waits]);
  expect(taken[0]?.read.subject).toBe('Your gift from Lumen Summit is still waiting');
  expect((await codeOf(batch, waits)).mail?.reminded_at).not.toBeNull();
  expect(await read(batch)).toMatchObject({ reminded: 1 });
});

test('a paused code waits and is mailed once it is resumed; a claimed or revoked one is not mailed', async () => {
  const guestsOf = people(3);
  const [paused, dead, claimed] = guestsOf.map(({ email }) => email) as [string, string, string];
  const batch = await world.fill(guestsOf);
  const ids = { paused: (await codeOf(batch, paused)).id, dead: (await codeOf(batch, dead)).id };
  await world.act(`${CODES}/${ids.paused}`, 'pause');
  await world.act(`${CODES}/${ids.dead}`, 'revoke');
  await world.claim({ promo_code: (await codeOf(batch, claimed)).printed });
  await saved(batch);
  await run(batch);
  expect(taken).toEqual([]);
  await world.asOwner(`delete from graphile_worker._private_jobs where key = 'code-mails:${batch}'`);
  await world.act(`${CODES}/${ids.paused}`, 'resume');
  expect(await jobsOf(batch)).toHaveLength(1);
  await run(batch);
  expect(sentTo()).toEqual([paused]);
});

test('a new code in the place of one takes its person over, who is mailed again (D40-5)', async () => {
  const guestsOf = people(2);
  const batch = await world.fill(guestsOf);
  const email = guestsOf[0]?.email ?? '';
  await saved(batch);
  await run(batch);
  taken.length = 0;
  const old = await codeOf(batch, email);
  const renewed = dataOf<PromoCode>(await world.act(`${CODES}/${old.id}`, 'reissue'));
  expect(renewed.person?.email).toBe(email);
  await run(batch);
  expect(sentTo()).toEqual([email]);
  expect(taken[0]?.read.text).toContain(renewed.link);
  expect((await world.visit('claim/check-code', { promo_code: old.printed })).status).toBe(422);

  // And a whole batch: what was claimed stays, all others get a new code and a mail.
  taken.length = 0;
  expect((await world.claim({ promo_code: renewed.printed })).json).toMatchObject({
    data: { to_be_confirmed: false },
  });
  expect((await world.act(`${BATCHES}/${batch}`, 'reissue')).status).toBe(202);
  const before = new Date().toISOString();
  await reissueCodes({ tenantId: 'ten_lumen', batchId: batch, before });
  await run(batch);
  expect(sentTo()).toEqual([guestsOf[1]?.email]);
  expect((await codeOf(batch, guestsOf[1]?.email ?? '')).state).toBe('open');
  expect((await codeOf(batch, email)).state).toBe('used');
});

test('people who are added to a batch that was mailed are mailed; a corrected address is mailed anew', async () => {
  const [typo, fine] = [...people(1), ...people(1)];
  const batch = await world.fill([typo, fine].flatMap((one) => one ?? []));
  await saved(batch);
  await run(batch);
  const code = await codeOf(batch, typo?.email ?? '');
  taken.length = 0;
  const [right, added] = ['right@mail.example', 'added@mail.example'];
  await world.fillWith(batch, `code,name,email\n${code.printed},Right,${right}\n,Added,${added}`);
  await run(batch);
  expect(sentTo()).toEqual([added, right]);
});

test('a waiting mail whose address is taken away goes, and the job comes to an end', async () => {
  const batch = await world.fill(people(1));
  await saved(batch);
  await world.sql(
    `insert into code_mails (tenant_id, code_id, batch_id, purpose, due_at)
     select tenant_id, code_id, batch_id, 'invitation', now() from code_persons where batch_id = $1`,
    [batch],
  );
  await world.sql('update code_persons set email = null, email_key = null where batch_id = $1', [batch]);
  await world.asOwner(`delete from graphile_worker._private_jobs where key = 'code-mails:${batch}'`);
  await run(batch);
  expect(await jobsOf(batch)).toEqual([]);
  expect(await read(batch)).toMatchObject({ waiting: 0, sent: 0 });
});

test('what can’t be mailed is said at its field; a shared code has no persons', async () => {
  const past = { send: 'on', send_on: '2026-01-01' };
  const start = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const batch = await world.fill(people(1), { starts_on: start });
  const codesOf = async (body: object) => (await save(batch, body)).json.codes;
  expect(await codesOf({ send: 'on' })).toEqual({ send_on: ['required'] });
  expect(await codesOf(past)).toEqual({ send_on: ['day_past'] });
  expect(await codesOf({})).toEqual({ send_on: ['before_first_day'] });
  expect(await codesOf({ send: 'on', send_on: start, remind_days: 3 })).toEqual({
    remind_days: ['needs_last_day'],
  });
  const { id } = dataOf<{ id: string }>(await world.make({ ...SHARED, code: 'Mail All' }));
  expect((await save(id)).status).toBe(409);
  expect((await world.post(`${BATCHES}/${batch}/mailing`, NOW, 'care@merchloom.example')).status).toBe(403);
});

test('the mail can be looked at in each language, and tried; neither has a code that works', async () => {
  const batch = await world.fill(people(1, 'For you'));
  const subjects = new Set<string>();
  for (const lang of LOCALE_CODES) {
    const answer = await world.post(`${BATCHES}/${batch}/mailing/preview`, { lang, note: 'Hello' }, ADMIN);
    check(previewMailing, answer);
    const { text, html } = answer.json.data as unknown as { text: string; html: string };
    for (const said of ['Hello', 'For you', messageFor(lang)('codeMail.unsubscribe')]) {
      expect(text).toContain(said);
    }
    expect(html).toContain('<!DOCTYPE html>');
    subjects.add(String((answer.json.data as Record<string, unknown>)['subject']));
  }
  expect(subjects.size).toBeGreaterThanOrEqual(9);
  const tried = await world.post(`${BATCHES}/${batch}/mailing/test`, { lang: 'de', note: '' }, ADMIN);
  check(testMailing, tried);
  const [job] = await world.asOwner<{ payload: JobPayloads['send-test-code-mail'] }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-test-code-mail'`,
  );
  if (!job) throw new Error('no mail was asked for');
  await sendTestMail(job.payload);
  expect(sentTo()).toEqual([ADMIN]);
  // Its reader sees what everybody will, and unsubscribes from nothing.
  const { headerLines, text = '' } = taken[0]?.read ?? {};
  expect(headerLines?.some(({ key }) => key === 'list-unsubscribe')).toBe(false);
  expect(text).toContain('Geschenk-E-Mails abbestellen');
  expect(text).not.toContain('/unsubscribe/');
  const [code] = await world.codesOf(batch);
  expect(taken[0]?.read.text).not.toContain(code?.code);
  expect(code?.mail).toBeNull();
});

test('a client’s own sender is in From, and gets the replies (S2.2-103)', async () => {
  await world.sql(`insert into mail_senders (tenant_id, name, reply_to, updated_at)
     values ('ten_lumen', 'Merch Desk', 'desk@merch.example', now())`);
  const batch = await world.fill(people(1));
  await saved(batch);
  await run(batch);
  const [mail] = taken;
  expect([mail?.read.from?.name, mail?.read.replyTo?.[0]?.address]).toEqual([
    'Merch Desk',
    'desk@merch.example',
  ]);
});
