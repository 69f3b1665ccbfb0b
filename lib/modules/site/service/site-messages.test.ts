/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { BRAND } from '@/lib/kernel/brand';
import { writeToUsHandler } from '@/lib/modules/site/api/site-message';
import { writeToUs } from '@/lib/modules/site/contract/site-message';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { catchMails, type CaughtMail } from '@/scripts/test/mail-catcher';
import { clearSiteMessages, sitePersonalData } from './personal-data';
import { sendSiteMessage, sendSiteReceipt } from './send-site-message';

jest.setTimeout(60_000);

let world: DemoWorld;
let mails: CaughtMail[];
let undo: (() => void) | undefined;
let close: () => Promise<void>;
beforeAll(async () => {
  world = await startDemoWorld([writeToUsHandler]);
  ({ caught: mails, close } = await catchMails());
});
afterAll(async () => {
  await world.close();
  await close();
});
beforeEach(() => {
  mails.length = 0;
});
afterEach(() => undo?.());

let writers = 0;
/** A new visitor each time, unless `peer` is given. */
function write(body: Record<string, unknown>, peer = `10.4.0.${(writers += 1)}`) {
  const headers = { 'content-type': 'application/json', 'x-merchloom-peer': peer };
  return world.ask('/api/site-messages', { method: 'POST', headers, body: JSON.stringify(body) });
}
let messages = 0;
const words = (change: Record<string, unknown> = {}) => {
  messages += 1;
  const email = `ada${messages}@shopper.example`;
  return { name: 'Ada Fern', email, subject: 'store', message: `Two teams? (${messages})`, ...change };
};
interface Kept extends Record<string, unknown> {
  id: string;
  email: string;
  sent: boolean;
  acknowledged: boolean;
}
const kept = () =>
  world.asOwner<Kept>(
    `select id, email, sent_at is not null as sent, acknowledged_at is not null as acknowledged
     from site_messages order by created_at, id`,
  );
const jobs = (name: string) =>
  world.asOwner<{ payload: { messageId: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = '${name}' order by j.id`,
  );
const lastJob = async () => (await jobs('send-site-message')).at(-1)?.payload ?? { messageId: '' };

describe('a message to the platform (S2.1-47)', () => {
  test('is kept with its jobs, mailed once with the way to reply, and acknowledged in the sender’s language', async () => {
    const body = words({ lang: 'de', email: 'ada@shopper.example', message: 'Zwei Teams,\r\nein Shop?' });
    const answer = await write(body);
    check(writeToUs, answer);
    expect(answer.json.data).toEqual({ received: true, answer_by: null });
    const job = await lastJob();
    for (const send of [sendSiteMessage, sendSiteReceipt]) {
      await send(job);
      await send(job);
    }
    expect(mails.map(({ to }) => to)).toEqual([[BRAND.supportEmail], ['ada@shopper.example']]);
    expect(mails[0]?.read).toMatchObject({
      subject: 'Opening a store: message from Ada Fern',
      replyTo: [{ name: 'Ada Fern', address: 'ada@shopper.example' }],
      messageId: `<site.${job.messageId}@merchloom.example>`,
    });
    expect(mails[0]?.read.text).toContain('Zwei Teams,\nein Shop?');
    expect(mails[1]?.read.subject).toBe('Ihre Nachricht ist angekommen');
    expect(mails[1]?.read.text).not.toContain('Zwei Teams');
    expect((await kept()).find(({ id }) => id === job.messageId)).toMatchObject({
      sent: true,
      acknowledged: true,
    });
  });

  test('sent twice, even at once, is one message; another day it is a new one', async () => {
    const before = (await kept()).length;
    const body = words();
    const peer = '10.5.0.1';
    const answers = await Promise.all([write(body, peer), write(body, peer), write(body, peer)]);
    await write({ ...body, email: body.email.toUpperCase() }, peer);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await kept()).toHaveLength(before + 1);
    undo = setClock(() => new Date(Date.now() + 86_400_000));
    await write(body, peer);
    expect(await kept()).toHaveLength(before + 2);
  });

  test('cannot add a header, a recipient or markup', async () => {
    const name = 'Ada\r\nBcc: everybody@evil.example\u202E, "x" <y@evil.example>';
    const message = '<script>alert(1)</script>\r\nReply-To: z@evil.example';
    const { email } = words();
    await write(words({ name, email, message }));
    await sendSiteMessage(await lastJob());
    const [mail] = mails;
    expect(mail?.to).toEqual([BRAND.supportEmail]);
    expect(mail?.read.bcc).toBeUndefined();
    expect(mail?.read.replyTo).toEqual([
      { name: 'Ada Bcc: everybody@evil.example, "x" <y@evil.example>', address: email },
    ]);
    expect(mail?.read.subject).not.toMatch(/[\r\n]/);
    expect(mail?.read.html).not.toContain('<script>alert');
    expect(mail?.read.text).toContain('<script>alert(1)</script>');
  });

  test('a complaint about personal data says by when it is answered (S2.1-56)', async () => {
    undo = setClock(() => new Date('2026-12-05T09:00:00Z'));
    const answer = await write(words({ subject: 'data' }));
    expect(answer.json.data).toEqual({ received: true, answer_by: '2027-01-04' });
    const job = await lastJob();
    await sendSiteMessage(job);
    await sendSiteReceipt(job);
    expect(mails[0]?.read.text).toContain('Answer by: 4 January 2027');
    expect(mails[1]?.read.text).toContain('by 4 January 2027 at the latest');
  });
});

describe('what is refused, or thrown away (S2.1-48)', () => {
  test.each([
    ['an invisible name', { name: ' \u202E ' }, { name: ['required'] }],
    ['two addresses', { email: 'ada@shopper.example, b@evil.example' }, { email: ['invalid_email'] }],
    ['a header', { email: 'ada@shopper.example\r\nBcc: b@evil.example' }, { email: ['invalid_email'] }],
    ['no message', { message: ' \r\n ' }, { message: ['required'] }],
    ['a message of 5,001 characters', { message: 'x'.repeat(5001) }, { message: ['too_long'] }],
  ])('%s, at its field', async (_name, change, codes) => {
    const answer = await write(words(change));
    expect([answer.status, answer.json.codes]).toEqual([422, codes]);
  });

  test('a subject that there is not', async () => {
    expect((await write(words({ subject: 'prizes' }))).status).toBe(422);
  });

  test('5,000 characters are taken, and a browser’s line breaks count once', async () => {
    expect((await write(words({ message: 'x'.repeat(5000) }))).status).toBe(200);
    expect((await write(words({ message: `${'x\r\n'.repeat(2499)}xx` }))).status).toBe(200);
  });

  test('what a program filled in is answered as if it were taken, and goes nowhere', async () => {
    const before = [(await kept()).length, (await jobs('send-site-message')).length];
    const good = await write(words());
    const trapped = await write(words({ leave_empty: 'https://pills.example' }));
    expect([trapped.status, trapped.text]).toEqual([200, good.text]);
    expect([(await kept()).length, (await jobs('send-site-message')).length]).toEqual(
      before.map((count) => count + 1),
    );
  });

  test('the sixth new message in ten minutes; repeats and other visitors are not counted', async () => {
    undo = setClock(() => new Date('2026-12-01T12:00:10Z'));
    const peer = '10.6.0.1';
    const bodies = Array.from({ length: 6 }, () => words());
    const statuses = [];
    for (const body of [...bodies.slice(0, 5), bodies[0], bodies[5]]) {
      statuses.push((await write(body ?? {}, peer)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    expect((await write(words())).status).toBe(200);
  });

  test('nobody’s inbox is filled with receipts: an address gets five a day, its messages all arrive', async () => {
    const before = [(await kept()).length, (await jobs('send-site-receipt')).length] as const;
    for (let index = 0; index < 6; index += 1) await write(words({ email: 'victim@shopper.example' }));
    expect((await kept()).length - before[0]).toBe(6);
    expect((await jobs('send-site-receipt')).length - before[1]).toBe(5);
  });
});

describe('how long it is kept (D46, ADR 0172)', () => {
  const email = 'mara@kanari.example';
  const mine = async () => (await kept()).filter((row) => row.email === email).length;

  test('questions 180 days, complaints three years', async () => {
    const at = (day: string) => new Date(`${day}T10:00:00Z`);
    undo = setClock(() => at('2027-03-01'));
    await write(words({ email }));
    await write(words({ email, subject: 'data' }));
    await clearSiteMessages(at('2027-08-28'));
    expect(await mine()).toBe(2);
    await clearSiteMessages(at('2027-08-30'));
    expect(await mine()).toBe(1);
    await clearSiteMessages(at('2030-03-01'));
    expect(await mine()).toBe(0);
  });

  test('an erased person’s questions go once they were mailed; no client is told of them', async () => {
    await write(words({ email, subject: 'data' }));
    await write(words({ email }));
    const subject = { tenantId: 'ten_fjord', email, emailKey: email, orderIds: [], words: [] };
    const erase = () => sitePersonalData.erase({ tenantId: 'ten_fjord', actor: 'system' }, subject);
    expect(await erase()).toBe(0);
    await sendSiteMessage(await lastJob());
    expect(await erase()).toBe(1);
    expect(await mine()).toBe(1);
    const gone = mails.length;
    await sendSiteReceipt(await lastJob());
    expect(mails).toHaveLength(gone);
  });
});
