/** @jest-environment node */
import type { JobPayloads } from '@/lib/db/enqueue';
import { provideMailRenderers } from '@/lib/mail/provide-renderers';
import { handlers } from '@/lib/modules/mails/api';
import type { ShownMail } from '@/lib/modules/mails/contract/mails';
import { previewWords, readWords, saveWords, type OwnMailWords } from '@/lib/modules/mails/contract/words';
import { SHOPPER_MAILS } from '@/lib/modules/mails/rules/shopper-mails';
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { catchMails, type CaughtMail } from '@/scripts/test/mail-catcher';
import { sendSampleMail } from './send-sample-mail';
import { PLATFORM_MAILS } from '@/lib/modules/mails/rules/platform-mails';
import * as platform from '@/lib/modules/mails/contract/platform-texts';
import type { ListedMailText, MailTexts, ShownTexts } from '@/lib/modules/mails/contract/platform-texts';
import { forgetMailTexts } from '@/lib/mail/mail-texts';
import { TASKS } from '@/lib/workers/tasks';

jest.setTimeout(120_000);

const ADMIN = 'admin@fjord-fern.example';
const OPENING = 'Your <b>jacket</b> & more: https://fjord-fern.example';
const CLOSING = 'See you in Bergen!';

let world: DemoWorld;
let taken: CaughtMail[];
let close: () => Promise<void>;
let order: { id: string; eventId: string; slug: string; lang: string };
beforeAll(async () => {
  provideMailRenderers();
  world = await startDemoWorld(handlers);
  ({ caught: taken, close } = await catchMails());
  const [found] = await world.sql<typeof order>(
    `select o.id, o.event_id as "eventId", e.slug, o.lang from orders o
      join events e on e.tenant_id = o.tenant_id and e.id = o.event_id
      where o.tenant_id = 'ten_fjord' and o.kind = 'store' and o.status is not null and e.deleted_at is null order by o.created_at desc limit 1`,
  );
  if (!found) throw new Error('the demo has no order');
  order = found;
});
afterAll(async () => {
  await world.close();
  await close();
});

const at = (kind = 'order_confirmation', more = '') =>
  `/api/ten_fjord/events/${order.slug}/mail-words/${kind}${more}`;
const save = (body: object, kind?: string) =>
  world.post(at(kind), { lang: order.lang, opening: '', closing: '', version: 0, ...body }, ADMIN);
const own = async (lang = order.lang): Promise<OwnMailWords> => {
  const answer = await world.ask(`${at()}?lang=${lang}`, {}, ADMIN);
  check(readWords, answer);
  return answer.json.data as unknown as OwnMailWords;
};
const mailed = async () => {
  await world.sql(`delete from mails where order_id = '${order.id}'`);
  await sendOrderMail({ tenantId: 'ten_fjord', orderId: order.id, kind: 'order_confirmation' });
  return taken.at(-1)?.read;
};

test('a client’s lines are in the event’s mail as plain text, and the product’s words stay (S2.2-127)', async () => {
  const before = await mailed();
  const answer = await save({ opening: `  ${OPENING}\n`, closing: CLOSING });
  check(saveWords, answer);
  expect(await own()).toEqual({ opening: OPENING, closing: CLOSING, version: 1 });
  const after = await mailed();
  const text = after?.text ?? '';
  expect(text.indexOf(OPENING)).toBeLessThan(text.indexOf(CLOSING));
  expect(text.replace(`${OPENING}\n\n`, '').replace(`${CLOSING}\n\n`, '').trim()).toBe(before?.text?.trim());
  expect(String(after?.html)).toContain(
    'Your &lt;b&gt;jacket&lt;/b&gt; &amp; more: https://fjord-fern.example',
  );
  const [row] = await world.sql<{ data: object }>(
    "select data from audit_log where tenant_id = 'ten_fjord' and action = 'mail.words_updated'",
  );
  expect(row?.data).toEqual({
    kind: 'order_confirmation',
    lang: order.lang,
    before: { opening: '', closing: '' },
    after: { opening: OPENING, closing: CLOSING },
  });
});

test('other mails, languages and events have none, and without lines a mail is as before (S2.2-127)', async () => {
  expect(await own(order.lang === 'fi' ? 'sv' : 'fi')).toEqual({ opening: '', closing: '', version: 0 });
  await world.sql(`update mail_words set language = 'fi' where event_id = '${order.eventId}'`);
  expect((await mailed())?.text).not.toContain(CLOSING);
  await world.sql(`update mail_words set language = '${order.lang}' where event_id = '${order.eventId}'`);
  expect((await mailed())?.text).toContain(CLOSING);
  expect((await save({ version: 1 })).status).toBe(200);
  expect((await mailed())?.text).not.toContain(CLOSING);
});

test('nobody overwrites another’s, the same again changes nothing, and long ones are refused', async () => {
  const { version } = await own();
  expect((await save({ opening: 'One', version })).status).toBe(200);
  expect((await save({ opening: 'Two', version })).json.code).toBe('conflict');
  expect((await save({ opening: 'One', version })).status).toBe(200);
  expect((await save({ opening: 'x'.repeat(301), version: version + 1 })).status).toBe(422);
  expect((await own()).version).toBe(version + 1);
  await world.sql(`update events set locked = true where id = '${order.eventId}'`);
  expect((await save({ opening: 'Three', version: version + 1 })).json.code).toBe('event_locked');
  await world.sql(`update events set locked = false where id = '${order.eventId}'`);
});

test.each(SHOPPER_MAILS)('%s shows lines that are not saved (S2.2-128)', async (kind) => {
  const lines = { lang: 'en', opening: OPENING, closing: CLOSING };
  const answer = await world.post(at(kind, '/preview'), lines, ADMIN);
  check(previewWords, answer);
  const { text, html } = answer.json.data as unknown as ShownMail;
  expect([text, html].map((one) => one.includes(CLOSING))).toEqual([true, true]);
  expect(text).toContain(OPENING);
});

test('a test has the saved lines (S2.2-128)', async () => {
  const answer = await world.post(at('order_confirmation', '/test'), { lang: order.lang }, ADMIN);
  expect(answer.json.data).toEqual({ email: ADMIN });
  const [job] = await world.asOwner<{ payload: JobPayloads['send-sample-mail'] }>(
    `select payload from graphile_worker._private_jobs where payload ->> 'eventId' = '${order.eventId}' and payload ->> 'mailId' is not null`,
  );
  if (!job) throw new Error('nothing was asked for');
  await sendSampleMail(job.payload);
  expect(taken.at(-1)?.read.text).toContain('One');
});

describe('what staff write in the platform’s mails', () => {
  const [SUPER, CARE] = ['super@merchloom.example', 'care@merchloom.example'];
  const CONFIRMATION = 'orderMail.order_confirmation';
  const SUBJECT = `${CONFIRMATION}.subject`;
  const OWN = 'We have {ref} for {store}';
  const texts = (text: string | null, version = 0, key = SUBJECT) => ({
    lang: order.lang,
    texts: [{ key, text, version }],
  });
  const put = (body: object, who = SUPER, mail = CONFIRMATION) =>
    world.post(`/api/platform-mails/${mail}`, body, who);
  const read = async (): Promise<MailTexts['texts'][number] | undefined> => {
    const answer = await world.get(`/api/platform-mails/${CONFIRMATION}?lang=${order.lang}`, SUPER);
    check(platform.readMailTexts, answer);
    return (answer.json.data as unknown as MailTexts).texts.find(({ key }) => key === SUBJECT);
  };
  const listed = async (): Promise<ListedMailText[]> => {
    const answer = await world.get('/api/platform-mails', SUPER);
    check(platform.listMailTexts, answer);
    return (answer.json.data as unknown as { mails: ListedMailText[] }).mails;
  };
  const sent = async () => {
    await world.sql(`delete from mails where order_id = '${order.id}'`);
    const job = { tenantId: 'ten_fjord', orderId: order.id, kind: 'order_confirmation' } as const;
    await TASKS['send-order-mail'](job, { last: false });
    return taken.at(-1)?.read;
  };
  beforeEach(async () => {
    await world.asOwner('delete from platform_mail_texts');
    await world.asOwner(`delete from platform_audit where action like 'mail_text.%'`);
    forgetMailTexts();
  });

  test('is in every mail from then on, beside the event’s own lines, until the original is back (S2.2-335, S2.2-336)', async () => {
    const before = await sent();
    check(platform.saveMailTexts, await put(texts(`  ${OWN}\n`)));
    const after = await sent();
    expect(after?.subject).toMatch(/^We have \S+ for /);
    expect(after?.subject).not.toBe(before?.subject);
    expect(after?.text).toContain('One');
    expect(await read()).toMatchObject({
      text: OWN,
      version: 1,
      is_broken: false,
      placeholders: ['ref', 'store'],
    });
    expect((await listed()).find(({ id }) => id === CONFIRMATION)).toMatchObject({ changed: [order.lang] });
    expect((await put(texts('Another for {ref} {store}'))).json.code).toBe('conflict');
    expect((await put(texts(null, 1))).status).toBe(200);
    expect((await sent())?.subject).toBe(before?.subject);
    expect((await read())?.versions.map(({ text }) => text)).toEqual([null, OWN]);
    const log = await world.asOwner<{ action: string; changes: Record<string, { after: string }> }>(
      `select action, changes from platform_audit where action like 'mail_text.%' order by id`,
    );
    expect(log.map(({ action, changes }) => [action, changes['text']?.after === OWN])).toEqual([
      ['mail_text.changed', true],
      ['mail_text.reset', false],
    ]);
  });

  test('is refused where it doesn’t fit, and for whoever may not (S2.2-337)', async () => {
    const code = async (text: string) => (await put(texts(text))).json.codes?.['texts.0.text'];
    expect([
      await code('We have {ref}'),
      await code('{ref} {store} {name}'),
      await code('{ref {store}'),
    ]).toEqual([['placeholder_missing'], ['placeholder_unknown'], ['text_syntax']]);
    expect([await code(''), await code(`{ref} {store} ${'x'.repeat(200)}`)]).toEqual([
      ['required'],
      ['too_long'],
    ]);
    expect((await put(texts(OWN, 0, 'accountMail.reset.subject'))).status).toBe(404);
    expect((await put(texts(OWN), SUPER, 'orderMail.nothing')).status).toBe(404);
    expect([(await put(texts(OWN), CARE)).status, (await put(texts(OWN), ADMIN)).status]).toEqual([403, 404]);
    expect(await world.asOwner('select 1 from platform_mail_texts')).toEqual([]);
  });

  test('that no longer fits stops no mail: the original is said, and staff see it (S2.2-337)', async () => {
    const before = await sent();
    await world.asOwner(
      `insert into platform_mail_texts values ('${SUBJECT}', '${order.lang}', 1, 'Of {gone} and {ref', now(), null)`,
    );
    forgetMailTexts();
    expect((await sent())?.subject).toBe(before?.subject);
    expect((await read())?.is_broken).toBe(true);
    expect((await listed()).find(({ id }) => id === CONFIRMATION)?.is_broken).toBe(true);
  });

  test('is shown with example data before it is saved, of every mail (S2.2-338)', async () => {
    const answer = await world.post(`/api/platform-mails/${CONFIRMATION}/preview`, texts(OWN), SUPER);
    check(platform.previewMailTexts, answer);
    expect((answer.json.data as unknown as ShownTexts).subject).toBe('We have SAMPLE-0001 for Sample Ltd');
    expect(await read()).toMatchObject({ text: null });
    const odd: string[] = [];
    for (const { id } of PLATFORM_MAILS) {
      const { json } = await world.post(
        `/api/platform-mails/${id}/preview`,
        { lang: 'de', texts: [] },
        SUPER,
      );
      const { subject = '', html = '' } = (json.data ?? {}) as Partial<ShownTexts>;
      if (html === '' || /[{}]|Mail\./.test(subject)) odd.push(`${id}: ${subject}`);
    }
    expect(odd).toEqual([]);
  });

  test('goes to whoever asks, as it is saved (S2.2-339)', async () => {
    await put(texts(OWN));
    const answer = await world.post(`/api/platform-mails/${CONFIRMATION}/test`, { lang: order.lang }, SUPER);
    check(platform.testMailTexts, answer);
    const [job] = await world.asOwner<{ payload: JobPayloads['send-text-sample'] }>(
      `select payload from graphile_worker._private_jobs where payload ->> 'mail' = '${CONFIRMATION}'`,
    );
    if (!job) throw new Error('nothing was asked for');
    await TASKS['send-text-sample'](job.payload, { last: false });
    expect(taken.at(-1)?.read.subject).toContain('We have SAMPLE-0001 for Sample Ltd');
    expect((await world.post(`/api/platform-mails/${CONFIRMATION}/test`, { lang: 'en' }, CARE)).status).toBe(
      403,
    );
  });
});
