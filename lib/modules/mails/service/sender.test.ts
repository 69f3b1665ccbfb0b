/** @jest-environment node */
import type { JobPayloads } from '@/lib/db/enqueue';
import { setClock } from '@/lib/kernel/clock';
import { provideMailRenderers } from '@/lib/mail/provide-renderers';
import { handlers } from '@/lib/modules/mails/api';
import type { ShownMail } from '@/lib/modules/mails/contract/mails';
import * as contract from '@/lib/modules/mails/contract/sender';
import { SHOPPER_MAILS } from '@/lib/modules/mails/rules/shopper-mails';
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { catchMails, type CaughtMail } from '@/scripts/test/mail-catcher';
import { sendReplyToLink } from './send-reply-to-link';

jest.setTimeout(120_000);

const ADMIN = 'admin@fjord-fern.example';
const PATH = '/api/ten_fjord/mail-sender';
const REPLIES = 'merch@fjord-fern.example';
let world: DemoWorld;
let taken: CaughtMail[];
let close: () => Promise<void>;
beforeAll(async () => {
  provideMailRenderers();
  world = await startDemoWorld(handlers);
  ({ caught: taken, close } = await catchMails());
});
afterAll(async () => {
  await world.close();
  await close();
});

const save = (body: Partial<contract.SenderForm>, person = ADMIN) =>
  world.post(PATH, { again: false, ...body }, person);

async function read(): Promise<contract.MailSender> {
  const answer = await world.ask(PATH, {}, ADMIN);
  check(contract.readSender, answer);
  return answer.json.data as unknown as contract.MailSender;
}

/** Runs the newest job that mails a link, and returns the token in it; undefined if it mailed none. */
async function mailedToken(): Promise<string | undefined> {
  const jobs = await world.asOwner<{ payload: JobPayloads['send-reply-to-link'] }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-reply-to-link' order by j.id desc limit 1`,
  );
  taken.length = 0;
  if (jobs[0]) await sendReplyToLink(jobs[0].payload);
  expect(taken.flatMap(({ to }) => to)).toEqual(taken.length === 0 ? [] : [REPLIES]);
  return /confirm=([\w-]+)/.exec(taken[0]?.read.text ?? '')?.[1];
}

const confirm = (token = '', tenant = 'ten_fjord', person = ADMIN) =>
  world.post(`/api/${tenant}/mail-sender/confirm`, { token }, person);

async function shown(kind: string): Promise<ShownMail> {
  const answer = await world.ask(`/api/ten_fjord/mails/${kind}?lang=en`, {}, ADMIN);
  return answer.json.data as unknown as ShownMail;
}

test('the name is in From of every mail, sent or shown (S2.2-103)', async () => {
  expect(await read()).toEqual({ name: '', reply_to: '', asked: null, version: 0 });
  const saved = await save({ name: 'Fjord Merch', reply_to: '', version: 0 });
  check(contract.saveSender, saved);
  for (const kind of SHOPPER_MAILS) expect([kind, (await shown(kind)).sender]).toEqual([kind, 'Fjord Merch']);
  const [order] = await world.sql<{ id: string }>(
    "select id from orders where tenant_id = 'ten_fjord' and kind = 'store' and status is not null limit 1",
  );
  taken.length = 0;
  const job = {
    tenantId: 'ten_fjord',
    orderId: order?.id ?? '',
    kind: 'order_shipped',
    again: 'mai_named',
  } as const;
  await sendOrderMail(job);
  expect(taken[0]?.read.from?.name).toBe('Fjord Merch');
});

test('an address is used once its link was opened, which works once (S2.2-104)', async () => {
  const before = (await shown('order_shipped')).reply_to;
  const { version } = await read();
  await save({ name: '', reply_to: REPLIES, version });
  expect(await read()).toMatchObject({ reply_to: '', asked: { email: REPLIES }, version: version + 1 });
  expect((await shown('order_shipped')).reply_to).toBe(before);

  const first = await mailedToken();
  // Saving the rest leaves the link as it is; asking again makes another in its place.
  await save({ name: 'Fjord', reply_to: REPLIES, version: version + 1 });
  expect(await mailedToken()).toBe(first);
  await save({ name: 'Fjord', reply_to: REPLIES, again: true, version: version + 2 });
  const token = await mailedToken();
  expect(token).not.toBe(first);
  expect((await confirm(first)).status).toBe(410);
  expect((await confirm(token, 'ten_lumen', 'admin@lumen-robotics.example')).status).toBe(404);
  check(contract.confirmReplyTo, await confirm(token));
  expect((await confirm(token)).status).toBe(410);
  for (const kind of SHOPPER_MAILS) expect([kind, (await shown(kind)).reply_to]).toEqual([kind, REPLIES]);
});

test('after seven days the link confirms nothing, and none is mailed (S2.2-104)', async () => {
  const { version, ...now } = await read();
  expect(now).toEqual({ name: 'Fjord', reply_to: REPLIES, asked: null });
  await save({ name: 'Fjord', reply_to: `new.${REPLIES}`, version });
  const free = setClock(() => new Date(Date.now() + 7 * 86_400_000 + 1000));
  expect(await mailedToken()).toBeUndefined();
  free();
  expect((await read()).reply_to).toBe(REPLIES);
});

test('nobody overwrites another, and only admins set it (S2.2-103)', async () => {
  const { version, reply_to } = await read();
  const form = { name: 'Fjord', reply_to, version };
  expect((await save({ ...form, name: 'Later', version: version - 1 })).status).toBe(409);
  expect((await save(form, 'manager@fjord-fern.example')).status).toBe(403);
  expect((await save(form, 'admin@lumen-robotics.example')).status).toBe(404);
  expect((await save({ ...form, name: 'Pay <pay@bank.example>' })).status).toBe(422);
  expect((await save({ ...form, reply_to: 'nowhere' })).status).toBe(422);
  const rows = await world.sql(
    "select action, data from audit_log where tenant_id = 'ten_fjord' and action like 'mail.%' order by at, id",
  );
  expect(rows).toContainEqual({ action: 'mail.reply_to_confirmed', data: {} });
  const [first] = rows as { data: unknown }[];
  expect(first?.data).toMatchObject({ before: { name: '' }, after: { name: 'Fjord Merch' } });
  expect(JSON.stringify(rows)).not.toContain('@');
});
