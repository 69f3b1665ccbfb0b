import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import { humanDay } from '@/lib/kernel/human-date';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { findRequest, type RequestRow } from '@/lib/modules/privacy/data/requests';

type Job = JobPayloads['send-privacy-request'];

/** DD-MM-YYYY, as `humanDay` reads it. */
const wireDay = (day: string): string => day.split('-').reverse().join('-');

function requestMailModel({ orderRef, dueOn, shop }: RequestRow, to: Admin): AccountMailModel {
  const text = messageFor(to.lang);
  const values = { ref: orderRef, date: humanDay(wireDay(dueOn ?? ''), to.lang), shop: shop ?? '' };
  // A shop asks for data alone: what it wants erased is erased without the client.
  const words =
    shop === null
      ? {
          subject: text('privacyRequestMail.subject', values),
          heading: text('privacyRequestMail.heading'),
          intro: text('privacyRequestMail.intro', values),
          note: text('privacyRequestMail.note'),
        }
      : {
          subject: text('privacyDataMail.subject', values),
          heading: text('privacyDataMail.heading'),
          intro: text('privacyDataMail.intro', values),
          note: text('privacyDataMail.note'),
        };
  const { subject, heading, intro, note } = words;
  return {
    lang: to.lang,
    subject,
    preview: intro,
    ...PLATFORM_LOOK,
    heading,
    intro,
    actions: [{ label: text('privacyRequestMail.action'), url: `${appEnv().PUBLIC_URL}/settings/privacy` }],
    note,
    footer: [text('privacyRequestMail.footer')],
  };
}

/** Tells a client's admins that a person wants to be erased (D46-4), or a customer of its shop to know what is held (S4-51), by when, and where; not who it is. */
export async function sendPrivacyRequest(job: Job): Promise<void> {
  const { tenantId, requestId: id } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  await mailEachAdmin(context, job, {
    notice: 'privacy',
    jobFor: ({ id: userId }) =>
      jobSpec('send-privacy-request', { ...job, userId }, { jobKey: `privacy-request:${id}:${userId}` }),
    send: async (to) => {
      const row = await withTenantOnce(context, (tx) => findRequest(tx, { tenantId, id }));
      if (row?.state === 'open') await sendToAdmin(to, requestMailModel(row, to), `privacy-request.${id}`);
    },
  });
}
