import { BRAND } from '@/lib/kernel/brand';
import { appEnv } from '@/lib/env/app';
import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenantOnce } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import { askerOf, type NoticeReader } from '@/lib/modules/accounts/service/notices/notice-reader';
import { findNotedOrder } from '@/lib/modules/orders/data/order-notes';
import { mentionedIn } from '@/lib/modules/orders/rules/mentions';

type Job = JobPayloads['send-mention-mail'];

/** The content of the mail: the order's reference and where to read on, no word of the note. */
function mentionModel({ orderId, noteId }: Job, ref: string, { lang }: NoticeReader): AccountMailModel {
  const text = messageFor(lang);
  const values = { ref, brand: BRAND.name };
  return {
    lang,
    subject: text('mentionMail.subject', values),
    preview: text('mentionMail.intro'),
    ...PLATFORM_LOOK,
    heading: text('mentionMail.subject', values),
    intro: text('mentionMail.intro'),
    actions: [
      { label: text('mentionMail.open'), url: `${appEnv().PUBLIC_URL}/orders/${orderId}#note-${noteId}` },
    ],
    note: text('mentionMail.note'),
    footer: [text('mentionMail.footer', values)],
  };
}

/**
 * Tells a person that a note mentions them, as they have chosen to get such mails; nobody who may not see the order any more,
 * and nobody whom the note no longer mentions. D3-61.
 */
export async function sendMentionMail(job: Job): Promise<void> {
  const { tenantId, noteId, userId } = job;
  const reader = await askerOf(userId, 'mentions');
  if (reader?.tenantId !== tenantId) return;
  const noted = await withTenantOnce({ tenantId, actor: 'system' }, (tx) => findNotedOrder(tx, job));
  if (!noted || !mentionedIn(noted.message).includes(userId)) return;
  await sendToAdmin(reader, mentionModel(job, noted.orderRef, reader), `mention.${noteId}`);
}
