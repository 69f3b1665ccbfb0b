/** @jest-environment node */
import { setClock } from '@/lib/kernel/clock';
import { privacyHandlers } from '@/lib/modules/privacy/api/privacy';
import * as person from '@/lib/modules/privacy/contract/person';
import * as contract from '@/lib/modules/privacy/contract/privacy';
import type { Privacy, SavedRetention } from '@/lib/modules/privacy/contract/privacy';
import { orderToken } from '@/lib/modules/orders/service/order-link';
import { check, startDemoWorld, type DemoAnswer, type DemoWorld } from '@/scripts/test/demo-world';
import { catchMails } from '@/scripts/test/mail-catcher';
import { clearPersonalData } from './clear-personal-data';
import { runErasure } from './run-erasure';
import { sendPrivacyLink } from './send-privacy-link';
import { sendPrivacyRequest } from './send-privacy-request';

jest.setTimeout(60_000);

const ADMIN = 'admin@fjord-fern.example';
const BASE = '/api/ten_fjord/privacy';
const DAY_MS = 86_400_000;

let world: DemoWorld;
let mails: Awaited<ReturnType<typeof catchMails>>;
beforeAll(async () => {
  world = await startDemoWorld(privacyHandlers);
  mails = await catchMails();
});
afterAll(async () => {
  await mails.close();
  await world.close();
});

const dataOf = <T>(answer: DemoAnswer) => answer.json.data as unknown as T;
const overview = async () => dataOf<Privacy>(await world.get(BASE, ADMIN));

interface Finished extends Record<string, unknown> {
  id: string;
  ref: string;
  email: string;
}
async function shippedOrder(skip = ''): Promise<Finished> {
  const [found] = await world.sql<Finished>(
    `select o.id, o.order_ref as ref, lower(o.snapshot #>> '{customer,email}') as email from orders o
     where o.tenant_id = 'ten_fjord' and o.status = 'shipped' and not o.snapshot ? 'erasedAt' and o.id <> $1
       and not exists (select from orders p where p.tenant_id = o.tenant_id
         and p.snapshot #>> '{customer,email}' = o.snapshot #>> '{customer,email}' and p.status is distinct from 'shipped')
     order by o.created_at, o.id limit 1`,
    [skip],
  );
  if (!found) throw new Error('no order is shipped');
  return found;
}
const ask = (token: string, kind: string) => world.post(`/api/order/${token}/privacy`, { kind });

/** The token of the last link that was mailed to an address. */
async function mailedToken(orderId: string, email: string): Promise<string> {
  const [request] = await world.sql<{ id: string }>(
    'select id from privacy_requests where order_id = $1 order by asked_at desc, id limit 1',
    [orderId],
  );
  await sendPrivacyLink({ tenantId: 'ten_fjord', requestId: request?.id ?? '' });
  const mail = mails.caught.at(-1);
  expect(mail?.to.map((to) => to.toLowerCase())).toEqual([email]);
  return /[?&]data=(?:export|erase)-([\w-]+)/.exec(mail?.read.text ?? '')?.[1] ?? '';
}

test('the person gets their data by a link mailed to the order’s address alone (D46-4)', async () => {
  const order = await shippedOrder();
  const token = orderToken({ tenantId: 'ten_fjord', orderId: order.id });
  const asked = await ask(token, 'export');
  check(person.askForData, asked);
  // The page's own link, which may be shared, opens nothing.
  expect((await world.post(`/api/privacy/requests/${token}`, {})).status).toBe(404);
  const link = await mailedToken(order.id, order.email);
  const answer = await world.post(`/api/privacy/requests/${link}`, {});
  check(person.confirmRequest, answer);
  expect(answer.text).toContain(order.ref);
  const undo = setClock(() => new Date(Date.now() + 4 * DAY_MS));
  expect((await world.post(`/api/privacy/requests/${link}`, {})).status).toBe(404);
  undo();
  expect([(await ask(token, 'export')).status, (await ask(token, 'erase')).status]).toEqual([200, 200]);
  expect((await ask(token, 'export')).status).toBe(429);
  expect((await ask(`${token.slice(0, -2)}xx`, 'export')).status).toBe(404);
});

test('a confirmed wish to be erased is due in 30 days, told to the admins, and run in one step (D46-4)', async () => {
  const order = await shippedOrder((await shippedOrder()).id);
  const token = orderToken({ tenantId: 'ten_fjord', orderId: order.id });
  await ask(token, 'erase');
  expect((await overview()).requests).toEqual([]);
  const link = await mailedToken(order.id, order.email);
  const answer = await world.post(`/api/privacy/requests/${link}`, {});
  const due = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  expect(dataOf(answer)).toEqual({ kind: 'erase', due_on: due });
  expect(dataOf(await world.post(`/api/privacy/requests/${link}`, {}))).toEqual({
    kind: 'erase',
    due_on: due,
  });
  const read = await world.get(BASE, ADMIN);
  check(contract.readPrivacy, read);
  const [request] = dataOf<Privacy>(read).requests;
  expect(request).toMatchObject({ email: order.email, order: { order_ref: order.ref }, due_on: due });
  const [job] = await world.asOwner<{
    n: number;
  }>(`select count(*)::int as n from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-privacy-request'`);
  expect(job?.n).toBe(1);
  await sendPrivacyRequest({
    tenantId: 'ten_fjord',
    requestId: request?.id ?? '',
    userId: 'usr_fjord_admin',
  });
  const told = mails.caught.at(-1);
  expect(told?.to).toEqual([ADMIN]);
  expect(told?.read.text).not.toContain(order.email);
  const body = { email: order.email, confirm_email: order.email, request: request?.id };
  const begun = await world.post(`${BASE}/erasures`, body, ADMIN);
  check(contract.erasePerson, begun);
  await runErasure({ tenantId: 'ten_fjord', erasureId: dataOf<{ id: string }>(begun).id });
  expect(await overview()).toMatchObject({ requests: [], erasures: [{ state: 'done' }] });
  // The mailed link has nobody left, and the order's page can't ask any more.
  expect([
    (await world.post(`/api/privacy/requests/${link}`, {})).status,
    (await ask(token, 'export')).status,
  ]).toEqual([409, 409]);
});

test('how long data is kept is set, audited, and never overwritten unseen (D46-5)', async () => {
  expect((await overview()).retention).toEqual({
    orders_months: 24,
    checkouts_days: 30,
    refused_days: 90,
    version: 0,
  });
  const form = { orders_months: 12, checkouts_days: 14, refused_days: 60, version: 0 };
  const saved = await world.post(`${BASE}/retention`, form, ADMIN);
  check(contract.saveRetention, saved);
  expect(dataOf<SavedRetention>(await world.post(`${BASE}/retention`, form, ADMIN)).version).toBe(1);
  const stale = await world.post(`${BASE}/retention`, { ...form, orders_months: 6 }, ADMIN);
  expect(stale.status).toBe(409);
  expect((await world.post(`${BASE}/retention`, { ...form, refused_days: 0 }, ADMIN)).status).toBe(422);
  const rows = await world.sql("select 1 from audit_log where action = 'privacy.retention_updated'");
  expect(rows.length).toBe(1);
});

test('each night what is older goes, of every client by its own times, and only that (D46-5)', async () => {
  const count = async (tenant: string) => {
    const [row] = await world.sql<{ erased: number; left: number }>(
      `select (count(*) filter (where snapshot ? 'erasedAt'))::int as erased,
         (count(*) filter (where not snapshot ? 'erasedAt' and status = 'shipped'))::int as left from orders where tenant_id = $1`,
      [tenant],
    );
    return row ?? { erased: 0, left: 0 };
  };
  const lumen = await count('ten_lumen');
  await world.sql(
    "update order_history set at = at - interval '13 months' where tenant_id in ('ten_fjord', 'ten_lumen')",
  );
  await world.sql(
    "update orders set created_at = created_at - interval '13 months' where tenant_id in ('ten_fjord', 'ten_lumen')",
  );
  await world.sql(`insert into customers select made.* from customers c, jsonb_populate_record(c, jsonb_build_object(
    'id', 'cus_left', 'email', 'left@guest.example', 'updated_at', now() - interval '20 days')) made
    where c.tenant_id = 'ten_fjord' limit 1`);
  // One of them still has to be answered.
  await world.sql(`insert into order_cases (tenant_id, id, order_id, kind, form_key, name, email, lang, lines, words, photos, opened_at, due_at)
    select tenant_id, 'cas_open', id, 'damaged', 'kform-open', 'Bo', 'bo@guest.example', 'en', '[]', 'Torn', '[]', now(), now()
    from orders where tenant_id = 'ten_fjord' and status = 'shipped' limit 1`);
  expect(await clearPersonalData()).toBeGreaterThan(0);
  expect(await count('ten_fjord')).toMatchObject({ left: 1 });
  await world.sql("update order_cases set state = 'refunded', closed_at = now() where id = 'cas_open'");
  expect(await clearPersonalData()).toBe(1);
  expect(await count('ten_fjord')).toMatchObject({ left: 0 });
  // Lumen keeps the default of 24 months.
  expect(await count('ten_lumen')).toEqual(lumen);
  expect(await world.sql("select 1 from customers where id = 'cus_left'")).toEqual([]);
  expect(await clearPersonalData()).toBe(0);
  const causes = await world.sql<{ cause: string }>(
    "select distinct data ->> 'cause' as cause from audit_log where action = 'privacy.cleared' order by 1",
  );
  expect(causes.map(({ cause }) => cause)).toEqual(['checkouts', 'orders']);
});

test('the record of processing has the client’s own facts and times (D46-6)', async () => {
  const answer = await world.get(`${BASE}/record`, ADMIN);
  check(contract.readRecord, answer);
  const { html } = dataOf<{ html: string }>(answer);
  const [tenant] = await world.sql<{ company: { legal_name: string } }>(
    "select company_details as company from tenants where id = 'ten_fjord'",
  );
  expect(html).toContain(tenant?.company.legal_name.replace('&', '&amp;'));
  expect(html).toContain('12 months');
});
