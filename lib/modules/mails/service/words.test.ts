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
