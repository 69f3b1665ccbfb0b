/** @jest-environment node */
import { LOCALE_CODES, type Locale } from '@/lib/kernel/locales';
import type { JobPayloads } from '@/lib/db/enqueue';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { ChargeWorld, CLIENT, ISLA } from '@/scripts/test/charge-world';
import { catchMails } from '@/scripts/test/mail-catcher';
import { refuseCase } from './answer-case';
import { casesOfOrder } from './cases-of-order';
import { complain } from './complain';
import { readLinkedCases } from './read-linked-cases';
import { sendCaseMail } from './send-case-mail';
import { sendCaseNotice } from './send-case-notice';
import { withdraw } from './withdraw';

jest.setTimeout(120_000);

let at: ChargeWorld;
let box: Awaited<ReturnType<typeof catchMails>>;
beforeAll(async () => {
  at = await ChargeWorld.start();
  box = await catchMails();
  await at.buy();
  await at.becomePaid();
  await at.setStatus('shipped');
  await at.world.ownerSql(
    `insert into users (id, email, name, password_hash, tenant_id, role, lang) values
       ('usr_isla', 'isla@fjord-fern.example', 'Isla', 'x', 'ten_fjord', 'admin', 'de')`,
    [],
  );
});
afterAll(async () => {
  await box.close();
  await at.close();
});

const token = () => orderToken(at.key);
const mailed = (subject: string) =>
  box.caught
    .filter(({ read }) => read.subject?.includes(subject))
    .map(({ to, read }) => ({ to, text: read.text ?? '' }));

/** A withdrawal of one item and a complaint of the other, in this language; their mails' jobs. */
async function tell(lang: Locale): Promise<JobPayloads['send-case-mail'][]> {
  await at.world.sql('delete from order_cases where order_id = $1', [at.orderId]);
  await at.world.ownerSql('delete from rate_limits', []);
  await at.world.sql('update orders set lang = $2 where id = $1', [at.orderId, lang]);
  const line = (await readLinkedCases(token(), 'req_1')).withdrawal?.lines[0]?.id ?? '';
  const lines = [{ line, quantity: 1 }];
  await withdraw(token(), 'req_1', {
    key: 'withdraw-1',
    name: 'Ada <b>Fern</b>',
    email: `receipt-${lang}@example.com`,
    lines,
  });
  await complain(token(), 'req_1', {
    key: 'complain-1',
    kind: 'missing',
    lines,
    words: 'Not there.',
    photos: [],
  });
  return at.jobsOf<JobPayloads['send-case-mail']>('send-case-mail');
}

test('the receipt says who, what, when and what comes next, once, in the order’s language (D53-2)', async () => {
  const subjects = new Set<string>();
  for (const lang of LOCALE_CODES) {
    const before = box.caught.length;
    for (const job of await tell(lang)) {
      await sendCaseMail(job);
      await sendCaseMail(job);
    }
    const [receipt, report] = box.caught.slice(before);
    expect(box.caught.length - before).toBe(2);
    expect(receipt?.to).toEqual([`receipt-${lang}@example.com`]);
    const text = receipt?.read.text ?? '';
    expect(text).toContain('Ada <b>Fern</b>');
    expect(text).toMatch(/\d{1,2}[:.]\d{2}/);
    expect(text).toContain(String(new Date().getFullYear()));
    expect(receipt?.read.html).not.toContain('<b>Fern</b>');
    expect(report?.read.text).toContain('Not there.');
    for (const mail of [receipt, report]) {
      expect(mail?.read.text).not.toMatch(/caseMail|\{\w+\}/);
      subjects.add((mail?.read.subject ?? '').replace(/[A-Z0-9]{4}-[A-Z0-9]{4}/, ''));
    }
  }
  expect(subjects.size).toBe(2 * LOCALE_CODES.length);
});

test('the client’s admins are told in their language, and of nothing that the buyer wrote (D53-8)', async () => {
  await tell('en');
  const notices = await at.jobsOf<JobPayloads['send-case-notice']>('send-case-notice');
  // The withdrawal's: the complaint came after it.
  const notice = notices.filter(({ userId }) => userId === undefined).at(-2);
  if (!notice) throw new Error('no notice');
  await sendCaseNotice(notice);
  const jobs = await at.jobsOf<JobPayloads['send-case-notice']>('send-case-notice');
  for (const job of jobs.filter(({ userId }) => userId !== undefined)) await sendCaseNotice(job);
  const [told] = mailed('Widerruf: Bestellung');
  expect(told?.to).toEqual(['isla@fjord-fern.example']);
  expect(told?.text).toContain('£17.18');
  expect(told?.text).not.toContain('Ada');
});

test('a refusal is mailed with its reason (D53-8)', async () => {
  await tell('en');
  const [complaint] = (await casesOfOrder(CLIENT, ISLA, at.orderId)).cases;
  await refuseCase(CLIENT, ISLA, complaint?.id ?? '', { reason: 'It was in parcel 2.', version: 1 });
  const jobs = await at.jobsOf<JobPayloads['send-case-mail']>('send-case-mail');
  for (const job of jobs.filter(({ kind }) => kind === 'refused')) await sendCaseMail(job);
  expect(mailed('About your report').at(-1)?.text).toContain('Reason: It was in parcel 2.');
});

test('a client’s own sender is in From, and gets the replies (S2.2-103)', async () => {
  await at.world.sql(
    `insert into mail_senders (tenant_id, name, reply_to, updated_at)
     values ('ten_fjord', 'Merch Desk', 'desk@merch.example', now())`,
    [],
  );
  box.caught.length = 0;
  for (const job of await tell('en')) await sendCaseMail(job);
  const told = box.caught.map(({ read }) => [read.from?.name, read.replyTo?.[0]?.address]);
  expect(told).toEqual([
    ['Merch Desk', 'desk@merch.example'],
    ['Merch Desk', 'desk@merch.example'],
  ]);
});
