/** @jest-environment node */
import type { JobPayloads } from '@/lib/db/enqueue';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { catchMails } from '@/scripts/test/mail-catcher';
import { refundFailedMailModel, sendRefundFailedMail } from './send-refund-failed-mail';

jest.setTimeout(60_000);

const TENANT = 'ten_fjord';
type Job = JobPayloads['send-refund-failed-mail'];

let world: DemoWorld;
let mails: Awaited<ReturnType<typeof catchMails>>;
beforeAll(async () => {
  world = await startDemoWorld([]);
  mails = await catchMails();
});
afterAll(async () => {
  await mails.close();
  await world.close();
});

test('each admin is told once, with the amount and where to settle it (D36-15)', async () => {
  const [order] = await world.sql<{ id: string; ref: string }>(
    `select id, order_ref as ref from orders where tenant_id = '${TENANT}' limit 1`,
  );
  const job = { tenantId: TENANT, orderId: order?.id ?? '', failedId: 're_1', amountMinor: 1234 };
  await sendRefundFailedMail(job);
  const jobs = await world.asOwner<{ payload: Job }>(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = 'send-refund-failed-mail'`,
  );
  expect(jobs.map(({ payload }) => payload.userId)).toEqual(['usr_fjord_admin']);
  for (const { payload } of [...jobs, ...jobs]) await sendRefundFailedMail(payload);
  expect(mails.caught).toHaveLength(1);
  expect(mails.caught[0]?.read.subject).toBe(`Refund failed: order ${order?.ref}`);
  expect(mails.caught[0]?.read.text).toContain('£12.34');
  expect(mails.caught[0]?.read.text).toContain(`/orders/${order?.id}`);
});

test('it is told in every language', () => {
  const order = { id: 'ord_1', orderRef: 'FJ-1', region: 'UK' } as const;
  const said = LOCALE_CODES.map((lang) => {
    const to = { id: 'usr_1', name: 'Isla', email: 'isla@fjord-fern.example', lang };
    const model = refundFailedMailModel({ order, amountMinor: 1234, tenant: 'Fjord & Fern' }, to);
    const all = [model.subject, model.heading, model.intro, model.note, ...model.footer].join(' ');
    expect(all).toContain('FJ-1');
    expect(all).not.toMatch(/[{}]/);
    return model.heading;
  });
  expect(new Set(said).size).toBe(LOCALE_CODES.length);
});
