/** @jest-environment node */
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { catchMails } from '@/scripts/test/mail-catcher';
import { noteParts } from '@/lib/modules/orders/rules/mentions';
import { orderActHandlers } from '../api/order-acts';
import { readOrderHandler } from '../api/read-order';
import { sendMentionMail } from './send-mention-mail';

jest.setTimeout(60_000);

const TENANT = 'ten_fjord';
const ADMIN = 'admin@fjord-fern.example';

let world: DemoWorld;
let box: Awaited<ReturnType<typeof catchMails>>;
let id: string;
beforeAll(async () => {
  box = await catchMails();
  world = await startDemoWorld([readOrderHandler, ...orderActHandlers]);
  const [row] = await world.sql<{ id: string }>(
    `select id from orders where tenant_id = '${TENANT}' and status = 'shipped' order by id limit 1`,
  );
  id = row?.id ?? '';
});
afterAll(async () => {
  await box.close();
  await world.close();
});
afterEach(async () => {
  box.caught.length = 0;
  await world.asOwner('delete from graphile_worker._private_jobs');
});

type Person = { id: string; name: string };
const colleagues = async (person = ADMIN) =>
  (await world.get(`/api/${TENANT}/order-colleagues`, person)).json.data['colleagues'] as unknown as Person[];
const write = (message: string, person = ADMIN) =>
  world.post(`/api/${TENANT}/orders/${id}/notes`, { message }, person);
const jobs = async () =>
  (
    await world.asOwner<{ job: Parameters<typeof sendMentionMail>[0] }>(
      `select payload as job from graphile_worker._private_jobs where payload ->> 'noteId' is not null
       order by payload ->> 'userId'`,
    )
  ).map(({ job }) => job);
const idOf = async (email: string) =>
  (await world.asOwner<{ id: string }>(`select id from users where email = '${email}'`))[0]?.id ?? '';

test('colleagues are the client’s people who may see orders, by id and name alone (D3-61)', async () => {
  const found = await colleagues();
  expect(found.map((one) => one.id)).toContain(await idOf('service@fjord-fern.example'));
  expect(found.every((one) => Object.keys(one).toSorted().join() === 'id,name')).toBe(true);
  const theirs = await world.asOwner<{ id: string }>(`select id from users where tenant_id = '${TENANT}'`);
  expect(theirs.map((one) => one.id)).toEqual(expect.arrayContaining(found.map((one) => one.id)));
  expect(await colleagues('super@merchloom.example')).toEqual(found);
});

test('who is mentioned gets one mail with the order’s reference and no word of the note; its author none (D3-61)', async () => {
  const [service, own] = await Promise.all([idOf('service@fjord-fern.example'), idOf(ADMIN)]);
  const answer = await write(`Secret word: ask @{${service}}, not @{${own}} or @{${service}}.`);
  expect(answer.status).toBe(200);
  const [note] = (answer.json.data['notes'] as unknown as { id: string; mentions: Person[] }[]).slice(-1);
  expect(note?.mentions.map((one) => one.id)).toEqual([service, own]);
  expect(note?.mentions.every(({ name }) => name !== null)).toBe(true);
  const [job, ...more] = await jobs();
  expect([job?.userId, more]).toEqual([service, []]);
  if (!job) return;
  await sendMentionMail(job);
  const [mail, ...others] = box.caught;
  expect(others).toEqual([]);
  expect(mail?.to).toContain('service@fjord-fern.example');
  expect(mail?.read.subject).toMatch(/^You were mentioned: order /);
  expect(mail?.read.text).toContain(`/orders/${id}#note-${String(note?.id)}`);
  expect(mail?.read.text).not.toContain('Secret');
});

test('another client’s person, staff and nobody at all can’t be mentioned (D3-61)', async () => {
  const foreign = await idOf('admin@lumen-robotics.example');
  const staff = await idOf('super@merchloom.example');
  for (const other of [foreign, staff, 'usr_nobody']) {
    const answer = await write(`Ask @{${other}}.`);
    expect([answer.status, answer.json.codes]).toEqual([422, { message: ['unknown'] }]);
  }
  expect(await jobs()).toEqual([]);
});

test('no mail goes to somebody who turned it off, was disabled, or is no longer mentioned (D3-61)', async () => {
  const service = await idOf('service@fjord-fern.example');
  await write(`Ask @{${service}}.`);
  const [job] = await jobs();
  if (!job) throw new Error('no job');
  await world.asOwner(
    `insert into notice_choices (user_id, notice, way) values ('${service}', 'mentions', 'off')`,
  );
  await sendMentionMail(job);
  await world.asOwner('delete from notice_choices');
  await world.asOwner(`update users set disabled_at = now() where id = '${service}'`);
  await sendMentionMail(job);
  await world.asOwner(`update users set disabled_at = null where id = '${service}'`);
  await world.sql("update order_notes set message = '—' where id = $1", [job.noteId]);
  await sendMentionMail(job);
  expect(box.caught).toEqual([]);
});

test('a note in parts: text as it is, and ids', () => {
  expect(noteParts('@{usr_a}, ask {b} or a@b.example')).toEqual([
    { mention: 'usr_a' },
    { text: ', ask {b} or a@b.example' },
  ]);
});
