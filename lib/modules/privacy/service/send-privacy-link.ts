import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { cleanLine } from '@/lib/kernel/clean-line';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { renderAccountMail, smtpMailer, type AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { findRequest, type RequestRow } from '@/lib/modules/privacy/data/requests';
import { requestUrl } from './request-link';

type Job = JobPayloads['send-privacy-link'];

function linkMailModel({ tenantId }: Job, row: RequestRow): AccountMailModel {
  const lang = isLocale(row.lang) ? row.lang : DEFAULT_LOCALE;
  const text = messageFor(lang);
  const values = { ref: row.orderRef };
  return {
    lang,
    subject: text(`privacyMail.${row.kind}.subject`, values),
    preview: text(`privacyMail.${row.kind}.intro`, values),
    ...PLATFORM_LOOK,
    heading: text(`privacyMail.${row.kind}.heading`),
    intro: text(`privacyMail.${row.kind}.intro`, values),
    actions: [
      {
        label: text(`privacyMail.${row.kind}.action`),
        url: requestUrl({ ...row, tenantId }),
      },
    ],
    note: text('privacyMail.note'),
    footer: [text('privacyMail.footer')],
  };
}

/** Mails the link that confirms what was asked for, to the order's own address; none once that was erased. D46-4. */
export async function sendPrivacyLink(job: Job): Promise<void> {
  const { tenantId, requestId: id } = job;
  const row = await withTenantOnce({ tenantId, actor: 'system' }, (tx) => findRequest(tx, { tenantId, id }));
  if (!row || row.state !== 'asked' || row.email === '') return;
  const model = linkMailModel(job, row);
  await smtpMailer.send({
    to: { name: cleanLine(row.name), address: row.email },
    sender: model.storeName,
    subject: model.subject,
    ...renderAccountMail(model),
    id: `privacy.${id}`,
    pictures: [],
  });
}
