/** @jest-environment node */
import { LOCALE_CODES } from '@/lib/kernel/locales';
import type { JobPayloads } from '@/lib/db/enqueue';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import { findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { findDispute } from '@/lib/modules/orders/service/statements/money-back';
import { withTenant } from '@/lib/db/with-tenant';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { setTestEnv } from '@/scripts/test/env';
import { disputeMailModel, sendDisputeMail } from './send-dispute-mail';

jest.setTimeout(60_000);

const TENANT = 'ten_fjord';
const ISLA = 'admin@fjord-fern.example';
const STATES = ['inquiry', 'open', 'won', 'lost'] as const;

let world: DemoWorld;
let inbox: MailSandbox;
let orderId: string;
let orderRef: string;

beforeAll(async () => {
  inbox = await startMailSandbox();
  world = await startDemoWorld([]);
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
  const [order] = await world.sql<{ id: string; ref: string }>(
    `select id, order_ref as ref from orders where tenant_id = '${TENANT}' and payment_status = 'paid' limit 1`,
  );
  orderId = order?.id ?? '';
  orderRef = order?.ref ?? '';
  await world.sql(
    `insert into order_disputes (tenant_id, dispute_id, order_id, amount_minor, reason, state, evidence_due, opened_at)
     values ('${TENANT}', 'du_1', '${orderId}', 1234, 'product_not_received', 'open', '2026-12-01T12:00:00Z', now())`,
  );
});
afterAll(async () => {
  await world.close();
  await inbox.close();
});

const job = (state: (typeof STATES)[number]) => ({ tenantId: TENANT, orderId, disputeId: 'du_1', state });

async function waiting(): Promise<JobPayloads['send-dispute-mail'][]> {
  const jobs = await world.asOwner<{ payload: JobPayloads['send-dispute-mail'] }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-dispute-mail' order by j.id`,
  );
  return jobs.map(({ payload }) => payload);
}

test('each enabled admin of the client gets a mail of their own, once; nobody else does', async () => {
  await world.asOwner(
    `insert into users (id, email, name, password_hash, tenant_id, role, disabled_at) values
       ('usr_second', 'second@fjord-fern.example', 'Bo', 'x', '${TENANT}', 'admin', null),
       ('usr_gone', 'gone@fjord-fern.example', 'Cy', 'x', '${TENANT}', 'admin', now())`,
  );
  await sendDisputeMail(job('open'));
  const jobs = await waiting();
  expect(jobs.map(({ userId }) => userId).sort()).toEqual(['usr_fjord_admin', 'usr_second']);
  for (const one of [...jobs, ...jobs]) await sendDisputeMail(one);
  const sent = await inbox.store.find({ limit: 20 });
  expect(sent).toHaveLength(2);
  const [mail] = await inbox.store.find({ to: ISLA, limit: 5 });
  if (!mail) throw new Error('no mail');
  const { text, subject } = await inbox.store.parse(mail);
  expect(subject).toBe(`Payment disputed: order ${orderRef}`);
  for (const said of [
    '£12.34',
    'The buyer says nothing arrived.',
    'Reply by 1 December 2026',
    `/orders/${orderId}`,
  ])
    expect(text).toContain(said);
});

test('a mail about a state that has passed is not sent', async () => {
  await sendDisputeMail({ ...job('inquiry'), userId: 'usr_fjord_admin' });
  expect(await inbox.store.find({ to: ISLA, limit: 5 })).toHaveLength(1);
});

test('every state is told in every language, without anything about the buyer', async () => {
  await withTenant({ tenantId: TENANT, actor: 'system' }, async (tx) => {
    const order = await findOrder(tx, TENANT, orderId);
    const dispute = await findDispute(tx, { tenantId: TENANT, disputeId: 'du_1' });
    if (!order || !dispute) throw new Error('gone');
    const said = new Set<string>();
    for (const lang of LOCALE_CODES) {
      for (const state of STATES) {
        const to: Admin = { id: 'usr_1', name: 'Isla', email: ISLA, lang };
        const model = disputeMailModel({ order, dispute, state, tenant: 'Fjord & Fern' }, to);
        const all = [model.subject, model.heading, model.intro, model.note, ...model.footer].join(' ');
        expect(all).toContain(orderRef);
        expect(all).not.toContain(order.snapshot.customer.name);
        expect(all).not.toMatch(/[{}]/);
        said.add(model.heading);
      }
    }
    expect(said.size).toBe(LOCALE_CODES.length * STATES.length);
  });
});
