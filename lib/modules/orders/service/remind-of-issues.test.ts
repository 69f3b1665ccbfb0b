/** @jest-environment node */
import { BRAND } from '@/lib/kernel/brand';
import type { AppError } from '@/lib/kernel/app-error';
import type { JobPayloads } from '@/lib/db/enqueue';
import { startMailSandbox, type MailSandbox } from '@/sandbox/mail/start';
import { setTestEnv } from '@/scripts/test/env';
import { HoodieWorld } from '@/scripts/test/hoodie-world';
import { CLIENT, ISLA } from '@/scripts/test/charge-world';
import { readOrder } from './read-order';
import { sendFixLink } from './send-fix-link';
import { resendMail } from './resend-mail';
import { remindOfIssues } from './remind-of-issues';
import { sendIssueNotice } from './send-issue-notice';
import { sendOrderMail } from './send-order-mail';

jest.setTimeout(60_000);

let at: HoodieWorld;
let inbox: MailSandbox;
let issue: string;
beforeAll(async () => {
  inbox = await startMailSandbox();
  at = await HoodieWorld.start();
  setTestEnv({ SMTP_URL: inbox.smtpUrl });
  await at.world.ownerSql(
    `insert into users (id, email, name, password_hash, tenant_id, role)
     values ('usr_ada', 'ada@client.example', 'Ada', 'x', 'ten_fjord', 'admin')`,
    [],
  );
});
beforeEach(async () => {
  await at.buy();
  issue = await at.raise('address_issue', 'No such door');
});
afterAll(async () => {
  await at.close();
  await inbox.close();
});

/** The issue has been open for so long. */
const since = (days: number) =>
  at.world.sql(
    `update order_issues set began_at = now() - make_interval(hours => $2),
       link_until = now() - make_interval(hours => $2) + interval '7 days' where id = $1`,
    [issue, days * 24 + 1],
  );
const notices = () => at.jobsOf<JobPayloads['send-issue-notice']>('send-issue-notice');
const told = async () => [
  ...(await at.mails('order_issue_reminder')).map(() => 'shopper'),
  ...(await notices()).map(({ to }) => to),
];

describe('reminders of an order that waits for its address or artwork (D32-33)', () => {
  test('go to the shopper, then the client, then staff, each once', async () => {
    const steps = [
      [1, []],
      [2, ['shopper']],
      [4, ['shopper', 'client']],
      [6, ['shopper', 'client', 'staff']],
      [20, ['shopper', 'client', 'staff']],
    ] as const;
    for (const [day, expected] of steps) {
      await since(day);
      await remindOfIssues();
      await remindOfIssues();
      expect(await told()).toEqual(expected);
    }
    const [reminder] = await at.mails('order_issue_reminder');
    await since(6);
    if (reminder) await sendOrderMail(reminder);
    const [mail] = await inbox.store.find({ limit: 1 });
    expect((mail?.raw ?? '').includes('/fix-order/')).toBe(true);
    for (const job of await notices()) await sendIssueNotice(job);
    const each = (await notices()).filter(({ userId }) => userId !== undefined);
    expect(each.length).toBeGreaterThan(0);
    for (const job of each) await sendIssueNotice(job);
    expect(await inbox.store.find({ to: 'ada@client.example', limit: 5 })).toHaveLength(1);
    const staff = await inbox.store.find({ to: BRAND.supportEmail, limit: 5 });
    expect(staff).toHaveLength(1);
    expect((staff[0]?.raw ?? '').replaceAll('=\r\n', '').includes(`/orders/${at.orderId}`)).toBe(true);
  });

  test('end when the issue ends, and what was queued before then is not sent', async () => {
    await since(4);
    await remindOfIssues();
    await at.setStatus('new');
    const before = (await inbox.store.find({ limit: 50 })).length;
    const [reminder] = await at.mails('order_issue_reminder');
    if (reminder) await sendOrderMail(reminder);
    for (const job of await notices()) await sendIssueNotice({ ...job, to: 'staff' });
    expect(await inbox.store.find({ limit: 50 })).toHaveLength(before);
    await since(6);
    await remindOfIssues();
    expect(await told()).toEqual(['shopper', 'client']);
  });

  test('after a long standstill nobody is sent a link that no longer works', async () => {
    await since(9);
    await remindOfIssues();
    expect(await told()).toEqual(['client', 'staff']);
  });

  test('one that fails is put back, and holds up no other', async () => {
    const broken = issue;
    await since(3);
    await at.buy();
    issue = await at.raise('artwork_issue', 'Smudged');
    await since(2);
    await at.world.ownerSql(
      `create or replace function pg_temp_refuse() returns trigger language plpgsql as $$ begin
         if new.id = '${broken}' and new.told_day > old.told_day then raise exception 'broken'; end if; return new; end $$`,
      [],
    );
    await at.world.ownerSql(
      `create trigger broken_issue before update on order_issues for each row execute function pg_temp_refuse()`,
      [],
    );
    expect(await remindOfIssues()).toEqual({ done: 1, failed: 1 });
    expect(await told()).toEqual(['shopper']);
    expect(await remindOfIssues()).toEqual({ done: 0, failed: 0 });
    await at.world.ownerSql('drop trigger broken_issue on order_issues', []);
  });

  test('sent again it has a link that works, or is refused (D3-36)', async () => {
    const [mailed] = await at.mails('order_address_issue');
    if (mailed) await sendOrderMail(mailed);
    const [mail] = await at.world.sql<{ id: string }>(
      `select id from mails where order_id = $1 and sent_at is not null and kind like 'order_address_issue%'`,
      [at.orderId],
    );
    const again = () =>
      resendMail(CLIENT, ISLA, { orderId: at.orderId, mailId: mail?.id ?? '' }).then(
        () => 'sent',
        ({ code }: AppError) => code,
      );
    expect(await again()).toBe('sent');
    await since(8);
    await at.world.sql(`update mails set created_at = created_at - interval '1 minute' where order_id = $1`, [
      at.orderId,
    ]);
    expect(await again()).toBe('conflict');
    const [, queued] = await at.mails('order_address_issue');
    const before = (await inbox.store.find({ limit: 50 })).length;
    if (queued) await sendOrderMail(queued);
    expect(queued).toBeDefined();
    // The row that was there when it was asked for says why, and is on its way no more.
    expect((await readOrder(CLIENT, ISLA, at.orderId)).unsent_mails).toMatchObject([
      { kind: 'order_address_issue', again: true, dropped: 'outdated' },
    ]);
    expect(await inbox.store.find({ limit: 50 })).toHaveLength(before);
  });

  test('a buyer who was mailed no link, or one that is over, is mailed another; once, however often it is asked for (S2.2-183)', async () => {
    const send = () => sendFixLink(CLIENT, ISLA, at.orderId);
    const [first] = await at.mails('order_address_issue');
    await since(8);
    await Promise.all([send(), send(), send()]);
    const mails = await at.mails('order_address_issue');
    expect(mails).toHaveLength(2);
    expect(mails[1]?.issueId).not.toBe(first?.issueId);
    const open = await at.world.sql('select id from order_issues where order_id = $1 and ended_at is null', [
      at.orderId,
    ]);
    expect(open).toEqual([{ id: mails[1]?.issueId }]);
    expect(await send()).toMatchObject({ status: 'address_issue', can_send_link: true });
    await at.world.sql("update orders set hold_reason = 'disputed', held_at = now() where id = $1", [
      at.orderId,
    ]);
    await expect(send()).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      sendFixLink({ tenantId: 'ten_lumen', actor: 'client' }, ISLA, at.orderId),
    ).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
