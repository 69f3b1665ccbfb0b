/** @jest-environment node */
import { contactStore } from '@/lib/modules/storefront/contract/contact';
import { setClock } from '@/lib/kernel/clock';
import { sendContactMail } from './send-contact-mail';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { catchMails, type CaughtMail } from '@/scripts/test/mail-catcher';
import { contactHandler } from '@/lib/modules/storefront/api/contact';

jest.setTimeout(60_000);

let world: DemoWorld;
let taken: CaughtMail[];
let undo: (() => void) | undefined;
let close: () => Promise<void>;

beforeAll(async () => {
  world = await startDemoWorld([contactHandler]);
  ({ caught: taken, close } = await catchMails());
});
afterAll(async () => {
  await world.close();
  await close();
});
beforeEach(() => {
  taken.length = 0;
});
afterEach(() => undo?.());

const PATH = '/api/ten_fjord/fjord-fern/contact';
let writers = 0;
/** A new visitor each time, unless `peer` is given. */
function write(body: Record<string, unknown>, { path = PATH, peer = `10.1.0.${(writers += 1)}` } = {}) {
  const headers = { 'content-type': 'application/json', 'x-merchloom-peer': peer };
  return world.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
}
let messages = 0;
const words = (change: Record<string, unknown> = {}) => ({
  name: 'Ada Fern',
  email: 'ada@shopper.example',
  message: `Do you ship to Orkney? (${(messages += 1)})`,
  ...change,
});
const kept = () =>
  world.sql<{ id: string; name: string | null; message: string | null; sent: boolean }>(
    'select id, name, message, sent_at is not null as sent from contact_messages order by created_at, id',
  );
const jobs = () =>
  world.asOwner<{ payload: { messageId: string } }>(
    `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-contact-mail' order by j.id`,
  );
const lastJob = async () => ({
  tenantId: 'ten_fjord',
  messageId: (await jobs()).at(-1)?.payload.messageId ?? '',
});

describe('a message to a store (S2.3, S3.6)', () => {
  test('is kept with its job and an audit row that says nothing of the person, mailed once, and then forgotten', async () => {
    const before = (await kept()).length;
    const body = words();
    const answer = await write(body);
    check(contactStore, answer);
    expect(await jobs()).toHaveLength((await kept()).length);
    const [audit] = await world.sql<{ data: object; actor: string }>(
      `select data, actor from audit_log where action = 'store.message_received' order by at desc limit 1`,
    );
    const job = await lastJob();
    expect(audit).toEqual({ data: { message: job.messageId }, actor: 'shopper' });

    await sendContactMail(job);
    await sendContactMail(job);
    expect(taken).toHaveLength(1);
    expect(taken[0]?.to).toEqual(['hello@fjord-fern.example']);
    expect(taken[0]?.read).toMatchObject({
      subject: 'Message from Ada Fern through Fjord & Fern',
      replyTo: [{ name: 'Ada Fern', address: 'ada@shopper.example' }],
      messageId: `<contact.${job.messageId}@merchloom.example>`,
    });
    expect(taken[0]?.read.text).toContain(body.message);
    expect((await kept()).slice(before)).toEqual([
      { id: job.messageId, name: null, message: null, sent: true },
    ]);
  });

  test('sent twice, even at once, is one message; another day it is a new one', async () => {
    const before = (await jobs()).length;
    const body = words();
    const same = { peer: '10.2.0.1' };
    const answers = await Promise.all([write(body, same), write(body, same), write(body, same)]);
    await write({ ...body, email: 'ADA@shopper.example' }, same);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await jobs()).toHaveLength(before + 1);
    undo = setClock(() => new Date(Date.now() + 86_400_000));
    await write(body, same);
    expect(await jobs()).toHaveLength(before + 2);
  });

  test('cannot add a header, a recipient or markup', async () => {
    const name = 'Ada\r\nBcc: everybody@evil.example\u202E, "x" <y@evil.example>';
    await write(words({ name, message: '<script>alert(1)</script>\r\nReply-To: z@evil.example' }));
    await sendContactMail(await lastJob());
    const [mail] = taken;
    expect(mail?.to).toEqual(['hello@fjord-fern.example']);
    expect(mail?.read.bcc).toBeUndefined();
    expect(mail?.read.replyTo).toEqual([
      { name: 'Ada Bcc: everybody@evil.example, "x" <y@evil.example>', address: 'ada@shopper.example' },
    ]);
    expect(mail?.read.html).not.toContain('<script>alert');
    expect(mail?.read.text).toContain('<script>alert(1)</script>');
  });
});

describe('what is refused', () => {
  test.each([
    ['an invisible name', { name: ' \u202E ' }, { name: ['required'] }],
    ['two addresses', { email: 'ada@shopper.example, b@evil.example' }, { email: ['invalid_email'] }],
    ['a header', { email: 'ada@shopper.example\r\nBcc: b@evil.example' }, { email: ['invalid_email'] }],
    ['no message', { message: '  ' }, { message: ['required'] }],
    ['a message of 5,001 characters', { message: 'x'.repeat(5001) }, { message: ['too_long'] }],
  ])('%s, at its field', async (_name, change, codes) => {
    const answer = await write(words(change));
    expect([answer.status, answer.json.codes]).toEqual([422, codes]);
  });

  test('the sixth new message in ten minutes; repeats, other events and other visitors are not counted', async () => {
    undo = setClock(() => new Date('2026-12-01T12:00:10Z'));
    const peer = '10.3.0.1';
    const bodies = Array.from({ length: 6 }, () => words());
    const statuses = [];
    for (const body of [...bodies.slice(0, 5), bodies[0], ...bodies.slice(5)]) {
      statuses.push(await write(body ?? {}, { peer }).then(({ status }) => status));
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    const refused = await write(bodies[5] ?? {}, { peer });
    expect([refused.json.code, refused.headers.get('retry-after')]).toEqual(['rate_limited', '590']);
    expect((await write(words(), { peer, path: '/api/ten_lumen/lumen-summit/contact' })).status).toBe(200);
    expect((await write(words())).status).toBe(200);
  });

  test.each([
    ['a draft', '/api/ten_fjord/fjord-fern-summer/contact'],
    ['a store on hold', '/api/ten_fjord/fjord-fern-archive/contact'],
    ['another tenant’s store', '/api/ten_lumen/fjord-fern/contact'],
  ])('%s takes none', async (_, path) => {
    expect((await write(words(), { path })).status).toBe(404);
  });

  test('a Bulk event takes them while it collects sizes, and is not there otherwise (D4-5)', async () => {
    const path = '/api/ten_lumen/lumen-offsite/contact';
    expect((await write(words(), { path })).status).toBe(200);
    await world.sql("update events set collect_sizes = false where id = 'evt_lumen_offsite'");
    expect((await write(words(), { path })).status).toBe(404);
  });

  test('a store without a form address takes none, and one that loses it sends nothing any more', async () => {
    await write(words(), { path: '/api/ten_fjord/fjord-fern/contact' });
    const job = await lastJob();
    await world.sql(
      `update store_configurations set content = jsonb_set(content, '{contactUs,formEmail}', '""')
       where event_id = 'evt_fjord_fern'`,
    );
    expect((await write(words())).status).toBe(404);
    await sendContactMail(job);
    expect(taken).toEqual([]);
    expect((await kept()).find(({ id }) => id === job.messageId)?.message).toBeNull();
  });
});
