import { BRAND } from '@/lib/kernel/brand';
import { cleanLine } from '@/lib/kernel/clean-line';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/kernel/locales';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import type { ListJob } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { renderAccountMail, smtpMailer, type AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { findExport, type ExportRow } from '@/lib/modules/lists/data/exports';
import { findPerson } from '@/lib/modules/lists/data/find-person';
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

/** Mails the link to the page from which a finished export can be downloaded. D48-3. */
export async function sendExportMail(job: ListJob): Promise<void> {
  const row = await inJob(job, (tx) => findExport(tx, job, job.id));
  const person = await withDirectory((tx) => findPerson(tx, job.ownerId));
  if (row?.status !== 'ready' || !person) return;
  const lang = isLocale(person.lang) ? person.lang : DEFAULT_LOCALE;
  const model = modelOf(row, { name: person.name, lang });
  await smtpMailer.send({
    to: { name: cleanLine(person.name), address: person.email },
    sender: model.storeName,
    subject: model.subject,
    ...renderAccountMail(model),
    id: `export.${job.id}`,
    pictures: [],
  });
}
