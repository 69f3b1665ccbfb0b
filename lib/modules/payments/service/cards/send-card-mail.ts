import { jobSpec, type JobPayloads } from '@/lib/db/enqueue';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { appEnv } from '@/lib/env/app';
import { messageFor } from '@/lib/intl/message-for';
import { BRAND } from '@/lib/kernel/brand';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { AccountMailModel } from '@/lib/mail';
import { PLATFORM_LOOK } from '@/lib/mail/platform-look';
import { mailEachAdmin, sendToAdmin } from '@/lib/modules/accounts/service/mail-each-admin';
import type { Admin } from '@/lib/modules/accounts/service/admins-of';
import { findEndingCard } from '@/lib/modules/payments/data/ending-cards';
import { brandName } from '@/lib/modules/payments/rules/card-ends';

type Job = JobPayloads['send-card-mail'];
type Card = NonNullable<Awaited<ReturnType<typeof findEndingCard>>>;

/** As it is printed on the card. */
const endText = ({ month, year }: Card) => `${String(month).padStart(2, '0')}/${String(year).slice(-2)}`;

/** The content of the mail, in its reader's language. */
function cardMailModel(card: Card, to: Admin): AccountMailModel {
  const text = messageFor(to.lang);
  const { currency } = REGION_FACTS[card.region];
  const { tenant, last4 } = card;
  const brand = brandName(card.brand) ?? text('cardMail.anyBrand');
  const values = { card: brand, last4, end: endText(card), currency };
  const intro = text('cardMail.intro', values);
  const subject = text('cardMail.subject', values);
  const url = `${appEnv().PUBLIC_URL}/settings/billing-account/card?currency=${currency}`;
  return {
    lang: to.lang,
    subject,
    preview: intro,
    ...PLATFORM_LOOK,
    heading: subject,
    intro,
    actions: [{ label: text('cardMail.replace'), url }],
    note: text('cardMail.note'),
    footer: [text('topUpMail.footer', { tenant, brand: BRAND.name })],
  };
}

/**
 * Tells whoever may top up that a saved card ends, once per person and end; nobody where the card was replaced or removed since.
 * After a crash it may be sent again with the same Message-ID. D37-12.
 */
export async function sendCardMail(job: Job): Promise<void> {
  const { tenantId, cardId } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  await mailEachAdmin(context, job, {
    notice: 'statements',
    jobFor: ({ id: userId }) =>
      jobSpec('send-card-mail', { ...job, userId }, { jobKey: `card-mail:${cardId}:${userId}` }),
    send: async (to) => {
      const card = await withTenantOnce(context, (tx) => findEndingCard(tx, { tenantId, cardId }));
      if (card)
        await sendToAdmin(to, cardMailModel(card, to), `card-end.${cardId}.${card.year}-${card.month}`);
    },
  });
}
