import { enqueueAll, type JobSpec } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { renderAccountMail, type AccountMailModel } from '@/lib/mail';
import type { Notice } from '@/lib/modules/accounts/rules/notices';
import { readersOf, type NoticeReader } from './notices/notice-reader';
import { sendNotice } from './notices/send-notice';

/**
 * Mail of a group to all people of a client who get it (D42-10), by a job that runs in two steps. Without `userId` it becomes
 * one job for each person, so that an address that refuses mail holds up nobody else's; with it, `send` writes to that
 * person, if they still get it. D3.
 */
export async function mailEachAdmin(
  context: TenantContext,
  { userId }: { userId?: string | undefined },
  {
    notice,
    jobFor,
    send,
  }: {
    notice: Notice;
    jobFor: (reader: NoticeReader) => JobSpec;
    send: (reader: NoticeReader) => Promise<void>;
  },
): Promise<void> {
  const readers = await readersOf(context.tenantId, notice);
  if (userId === undefined) {
    await withTenant(context, (tx) => enqueueAll(tx, readers.map(jobFor)));
    return;
  }
  const reader = readers.find(({ id }) => id === userId);
  if (reader) await send(reader);
}

/** One mail of the platform to one person. `id`: the same for the same mail, so that mail programs take a repeat for one. */
export async function sendToAdmin(to: NoticeReader, model: AccountMailModel, id: string): Promise<void> {
  const { storeName: sender, subject, heading, actions } = model;
  const render = (footer: string) => renderAccountMail({ ...model, footer: [...model.footer, footer] });
  await sendNotice(to, { sender, subject, heading, url: actions[0]?.url ?? '', render }, id);
}
