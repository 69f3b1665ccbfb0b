/** @jest-environment node */
import { eq } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { LOCALE_CODES } from '@/lib/kernel/locales';
import { approvalToken } from '@/lib/modules/events/service/approval-token';
import { readConfiguration } from '@/lib/modules/storefront/data/read-configuration';
import { startDemoWorld, type DemoWorld } from '@/scripts/test/demo-world';
import { catchMails, type CaughtMail } from '@/scripts/test/mail-catcher';
import { answerApproval } from './answer-approval';
import { createApproval } from './create-approval';
import { sendApprovalMail } from './send-approval-mail';

jest.setTimeout(60_000);

const TENANT = 'ten_fjord';
const SLUG = 'fjord-fern';
const USER = 'usr_fjord_admin';
const CONTEXT: TenantContext = { tenantId: TENANT, actor: 'client', userId: USER };

let world: DemoWorld;
let taken: CaughtMail[];
let close: () => Promise<void>;
let approvalId = '';

beforeAll(async () => {
  world = await startDemoWorld([]);
  ({ caught: taken, close } = await catchMails());
  const row = await withTenant(CONTEXT, (tx) => readConfiguration(tx, TENANT, SLUG));
  const version = row?.configuration.version ?? 0;
  approvalId = (await createApproval(CONTEXT, SLUG, { days: 7, version })).id;
});
afterAll(async () => {
  await world.close();
  await close();
});
beforeEach(async () => {
  taken.length = 0;
  await world.asOwner('delete from rate_limits');
});

const setUser = (change: Partial<typeof users.$inferInsert>) =>
  withDirectory((tx) => tx.update(users).set(change).where(eq(users.id, USER)));
async function answer(note: string, name = 'Ada Fern', verdict: 'approved' | 'changes' = 'changes') {
  const token = approvalToken({ tenantId: TENANT, approvalId });
  await answerApproval(
    { slug: SLUG, token, visitor: '10.9.9.9', requestId: 'req_test' },
    { verdict, name, note },
  );
  await sendApprovalMail({ tenantId: TENANT, approvalId });
}

describe('the mail with an answer (S3.6-15)', () => {
  test.each(LOCALE_CODES)('goes to who made the link, in their language: %s', async (lang) => {
    await setUser({ lang });
    await answer(`Shorter, please (${lang}).`);
    const [mail] = taken;
    expect([taken.length, mail?.to]).toEqual([1, ['admin@fjord-fern.example']]);
    expect(mail?.read.subject).toMatch(/Fjord & Fern/);
    expect(mail?.read.text).toContain(`Shorter, please (${lang}).`);
    expect(mail?.read.text).toContain(`/events/${SLUG}/store-configuration`);
    expect(`${mail?.read.subject} ${mail?.read.text}`).not.toMatch(/approvalMail|\{\w+\}/);
    expect(mail?.read.html).toContain(`lang="${lang}"`);
    await answer('', 'Ada Fern', 'approved');
    expect(taken).toHaveLength(2);
    expect(taken[1]?.read.messageId).not.toBe(mail?.read.messageId);
    await setUser({ lang: null });
  });

  test('is the same mail after a crash, and cannot add a header, a link or markup', async () => {
    await answer('<script>alert(1)</script>\r\nBcc: z@evil.example', 'Ada\r\nBcc: y@evil.example <b>');
    await sendApprovalMail({ tenantId: TENANT, approvalId });
    const [mail, again] = taken;
    expect(again?.read.messageId).toBe(mail?.read.messageId);
    expect(mail?.to).toEqual(['admin@fjord-fern.example']);
    expect(mail?.read.bcc).toBeUndefined();
    expect(mail?.read.html).not.toMatch(/<script>|Ada[^<]*<b>/);
    expect(mail?.read.text).toContain('<script>alert(1)</script>');
  });

  test('goes to nobody who is gone', async () => {
    await setUser({ disabledAt: new Date() });
    await answer('Once more.');
    expect(taken).toEqual([]);
    await setUser({ disabledAt: null });
  });
});
