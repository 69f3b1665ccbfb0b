/** @jest-environment node */
import { and, eq } from 'drizzle-orm';
import type { JobPayloads } from '@/lib/db/enqueue';
import { orderLines, orders } from '@/lib/db/schema/orders';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { setClock } from '@/lib/kernel/clock';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { provideMailRenderers } from '@/lib/mail/provide-renderers';
import { handlers } from '@/lib/modules/mails/api';
import { readMail, type ShownMail } from '@/lib/modules/mails/contract/mails';
import { newestOrder } from '@/lib/modules/mails/data/own-things';
import { SHOPPER_MAILS } from '@/lib/modules/mails/rules/shopper-mails';
import { sendOrderMail } from '@/lib/modules/orders/service/send-order-mail';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { check, startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { catchMails, type CaughtMail } from '@/scripts/test/mail-catcher';
import { readMail as readSample } from './read-mail';
import { anonymous } from './sample-order';
import { sendSampleMail } from './send-sample-mail';

jest.setTimeout(120_000);

const ADMIN = 'admin@fjord-fern.example';
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

const pathOf = (kind: string) => `/api/ten_fjord/mails/${kind}`;

async function shown(kind: string, lang = 'en'): Promise<ShownMail> {
  const answer = await world.ask(`${pathOf(kind)}?lang=${lang}`, {}, ADMIN);
  check(readMail, answer);
  return answer.json.data as unknown as ShownMail;
}

test.each(SHOPPER_MAILS)(
  '%s: shown whole, and names no recipient of the client’s (S2.2-101)',
  async (kind) => {
    const customers = await world.sql<{ email: string }>(
      "select distinct snapshot -> 'customer' ->> 'email' as email from orders where tenant_id = 'ten_fjord'",
    );
    const mail = await shown(kind);
    expect(mail.html).toContain('<!DOCTYPE html');
    expect(mail.html).not.toContain('cid:');
    expect(mail.text).toContain('hello@fjord-fern.example');
    for (const { email } of customers) if (email) expect(mail.html).not.toContain(email);
  },
);

test('each language has its own words (S2.2-101)', async () => {
  const subjects = [];
  for (const lang of LOCALE_CODES) subjects.push((await shown('order_shipped', lang)).subject);
  expect(new Set(subjects).size).toBe(LOCALE_CODES.length);
});

test('others may not see it, and an unknown kind is refused (S2.2-101)', async () => {
  const url = `${pathOf('order_shipped')}?lang=en`;
  expect((await world.ask(url, {}, 'manager@fjord-fern.example')).status).toBe(403);
  expect((await world.ask(url, {}, 'admin@lumen-robotics.example')).status).toBe(404);
  expect((await world.ask(`${pathOf('nothing')}?lang=en`, {}, ADMIN)).status).toBeGreaterThanOrEqual(400);
});

test('a client without stores and orders sees all of them made up, in the words of the language (S2.2-101)', async () => {
  await world.sql(`insert into tenants select copy.* from tenants t,
    jsonb_populate_record(t, '{"id": "ten_bare", "name": "Bare"}') copy where t.id = 'ten_tidewater'`);
  for (const kind of SHOPPER_MAILS) {
    const mail = await readSample({ tenantId: 'ten_bare', actor: 'system' }, { kind, lang: 'sv' });
    expect([kind, mail.own, mail.sender]).toEqual([kind, false, 'Bare']);
    expect(mail.text).not.toMatch(/\b(undefined|null|NaN|Invalid|Sample)\b/);
  }
});

/** The newest order becomes what the sample makes of it, and its real mail is sent. */
async function reallySent(): Promise<CaughtMail['read'] | undefined> {
  const context: TenantContext = { tenantId: 'ten_fjord', actor: 'system' };
  const { tenantId } = context;
  const orderId = await withTenant(context, async (tx) => {
    const newest = await newestOrder(tx, { tenantId, kind: 'store' });
    const order = newest && (await findOrder(tx, tenantId, newest.id));
    if (!order) throw new Error('the demo world has an order');
    const made = anonymous({ order, lines: await findLines(tx, tenantId, order.id) }, 'de');
    const { lang, status, holdReason, paidAt, editUntil, tracking, snapshot } = made.order;
    await tx
      .update(orders)
      .set({ lang, status, holdReason, paidAt, editUntil, tracking, snapshot })
      .where(and(eq(orders.tenantId, tenantId), eq(orders.id, order.id)));
    for (const { id, personalisation, sceneFront, sceneBack } of made.lines)
      await tx
        .update(orderLines)
        .set({ personalisation, sceneFront, sceneBack })
        .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.id, id)));
    return order.id;
  });
  await sendOrderMail({ tenantId, orderId, kind: 'order_shipped', again: 'mai_compared' });
  return taken.find(({ read }) => read.to?.[0]?.address === 'alex@example.com')?.read;
}

/** Without its pictures and the address of the order’s page, which alone differ. */
const bare = (text = '') =>
  text
    .replaceAll(/cid:[^"]+|data:image\/png;base64,[^"]+/g, 'picture')
    .replaceAll(/https?:\/\/[^\s"<>)]+/g, 'address')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('what is shown is what is sent (S2.2-101)', async () => {
  const free = setClock(() => new Date('2026-11-20T10:00:00Z'));
  const mail = await shown('order_shipped', 'de');
  const sent = await reallySent();
  free();
  expect(mail.own).toBe(true);
  expect(mail.html).toContain('Alex Muster');
  expect(bare(sent?.html)).toBe(bare(mail.html));
  expect(bare(sent?.text)).toBe(bare(mail.text));
  expect(sent?.subject).toBe(mail.subject);
  expect(sent?.from?.name).toBe(mail.sender);
  expect(sent?.replyTo?.[0]?.address).toBe(mail.reply_to);
});

test('a test goes to whoever asks, marked, without an unsubscribe header (S2.2-102)', async () => {
  const answer = await world.post(`${pathOf('code_invitation')}/test`, { lang: 'en' }, ADMIN);
  expect(answer.json.data).toEqual({ email: ADMIN });
  const audited = await world.sql(
    "select data, actor_user_id from audit_log where action = 'mail.tested' and tenant_id = 'ten_fjord'",
  );
  expect(audited).toEqual([
    { data: { kind: 'code_invitation', lang: 'en' }, actor_user_id: 'usr_fjord_admin' },
  ]);
  const job: JobPayloads['send-sample-mail'] = {
    tenantId: 'ten_fjord',
    userId: 'usr_fjord_admin',
    kind: 'code_invitation',
    lang: 'en',
    mailId: 'mai_sample',
  };
  await sendSampleMail(job);
  const sent = JSON.stringify(taken);
  expect(sent).toContain(ADMIN);
  expect(sent).toContain('TEST');
  expect(sent).not.toMatch(/list-unsubscribe/i);
  await world.asOwner(`update users set email_verified_at = null where email = '${ADMIN}'`);
  const refused = await world.post(`${pathOf('code_invitation')}/test`, { lang: 'en' }, ADMIN);
  expect(refused.status).toBe(409);
});
