import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { appEnv } from '@/lib/env/app';
import { enqueue } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { smtpMailer } from '@/lib/mail';
import { findTenantRegion } from '@/lib/modules/accounts/data/find-tenant';
import { keep } from '@/lib/modules/accounts/data/notices';
import type { NoticeReader } from './notice-reader';

/** A mail of a group, in its reader's language. */
export interface NoticeMail {
  sender: string;
  subject: string;
  /** What it is about, without a customer's name or address: it waits in a table when it comes daily. */
  heading: string;
  /** Where its main action leads. */
  url: string;
  /** `footer`: the line that says where the reader can change which mails come. */
  render: (footer: string) => { html: string; text: string };
}

async function zoneOf(tenantId: string | null): Promise<string> {
  if (tenantId === null) return REGION_FACTS.UK.timeZone;
  const region = await withTenantOnce({ tenantId, actor: 'system' }, (tx) => findTenantRegion(tx, tenantId));
  return REGION_FACTS[region ?? 'UK'].timeZone;
}

async function keepForDaily(to: NoticeReader, mail: NoticeMail, mailId: string): Promise<void> {
  const { id: userId, notice } = to;
  const { heading, url } = mail;
  const zone = await zoneOf(to.tenantId);
  await withDirectory(async (tx) => {
    const due = await keep(tx, { userId, mailId, notice, heading, url, at: now(), zone });
    if (!due) return;
    const job = { userId, due: due.getTime() };
    await enqueue(tx, 'send-digest', job, { runAt: due, jobKey: `digest:${userId}:${job.due}` });
  });
}

/** The line at a mail's end: where its reader changes which mails come. */
export function changeLine(lang: NoticeReader['lang']): string {
  return messageFor(lang)('notices.footer', { url: `${appEnv().PUBLIC_URL}/settings#notices` });
}

/**
 * Sends a mail of a group at once, or keeps it for its reader's daily one at eight in the morning of their client's zone.
 * `id`: the same for the same mail, so that a repeat is taken for one, and kept once. D42-10, D42-11.
 */
export async function sendNotice(to: NoticeReader, mail: NoticeMail, id: string): Promise<void> {
  if (to.way === 'daily') return keepForDaily(to, mail, id);
  await smtpMailer.send({
    to: { name: cleanLine(to.name), address: to.email },
    sender: mail.sender,
    subject: mail.subject,
    ...mail.render(changeLine(to.lang)),
    id: `${id}.${to.id}`,
    pictures: [],
  });
}
