import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import type { Locale } from '@/lib/kernel/locales';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import type { ListJob } from '@/lib/db/enqueue';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { askerOf } from '@/lib/modules/accounts/service/notices/notice-reader';
import { findExport, type ExportRow } from '@/lib/modules/lists/data/exports';
import { LIST_PAGES } from '@/lib/modules/lists/rules/list-names';
import { inJob } from './job-scope';

function modelOf(row: ExportRow, person: { name: string; lang: Locale }): AccountMailModel {
  const text = messageFor(person.lang);
  const values = {
    brand: BRAND.name,
    name: cleanLine(person.name),
    file: row.fileName,
    rows: row.rowsDone,
    until: new Date(row.expiresAt ?? row.requestedAt),
  };
  return {
    lang: person.lang,
    subject: text('mail.export.subject', values),
    preview: text('mail.export.intro', values),
    ...PLATFORM_LOOK,
    heading: text('mail.export.heading', values),
    intro: text('mail.export.intro', values),
    // The page, not the file: it asks for the login, and the file's right is checked at the download.
    actions: [
      {
        label: text('mail.export.action', values),
        url: `${appEnv().PUBLIC_URL}${LIST_PAGES[row.list](row.query)}?export=${row.id}`,
      },
    ],
    note: text('mail.export.note', values),
    footer: [text('mail.export.footer', values)],
  };
}

/** Mails the link to the page from which a finished export can be downloaded, as its person wants such mails. D48-3, D42-10. */
export async function sendExportMail(job: ListJob): Promise<void> {
  const row = await inJob(job, (tx) => findExport(tx, job, job.id));
  const person = await askerOf(job.ownerId, 'exports');
  if (row?.status !== 'ready' || !person) return;
  await sendToAdmin(person, modelOf(row, person), `export.${job.id}`);
}
