import type { JobPayloads } from '@/lib/db/enqueue';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { messageFor } from '@/lib/intl/message-for';
import { BRAND } from '@/lib/kernel/brand';
import { dayInZone, dayText } from '@/lib/kernel/calendar';
import { cleanLine } from '@/lib/kernel/clean-line';
import { humanDay } from '@/lib/kernel/human-date';
import type { Region } from '@/lib/kernel/regions';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { renderOrderMail, smtpMailer, type OrderMailModel } from '@/lib/mail';
import { findSender } from '@/lib/mail/mail-log';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { findDraft, markMailed, type DraftRow } from '@/lib/modules/draft-orders/data/drafts';
import { draftUrl } from './draft-link';
import { readStore } from './price-draft';

type Job = JobPayloads['send-draft-mail'];

async function gather(context: TenantContext, { tenantId, draftId, round }: Job) {
  return withTenant(context, async (tx) => {
    const row = await findDraft(tx, { tenantId, draftId });
    // Withdrawn, paid or erased before the mail left, or sent once more since.
    if (!row || row.state !== 'sent' || row.email === '' || row.sends !== round) return null;
    if (row.mailed >= round) return null;
    const sender = await findSender(tx, tenantId, row.eventId, row.lang);
    const { event } = await readStore(tx, tenantId, row.eventSlug, []);
    return sender ? { row, sender, region: event.region } : null;
  });
}
type Gathered = NonNullable<Awaited<ReturnType<typeof gather>>>;

function linesOf(text: ReturnType<typeof messageFor>, { lines }: DraftRow): OrderMailModel['lines'] {
  return lines.map(({ name, colour, size, quantity }) => ({
    name,
    details: isOneSize(size) ? colour : text('orderMail.order.details', { colour, size: sizeLabel(size) }),
    quantity: text('orderMail.order.quantity', { quantity }),
    total: '',
    pictureCid: null,
    pictureAlt: '',
  }));
}

const dayOf = (at: Date, region: Region, lang: DraftRow['lang']): string =>
  humanDay(dayText(dayInZone(at, REGION_FACTS[region].timeZone)), lang);

/** The content of the mail, in the language that the client chose. S2.2-89. */
function draftMailModel({ row, sender, region }: Gathered, tenantId: string): OrderMailModel {
  const text = messageFor(row.lang);
  const { content, translatedName, companyDetails: company } = sender;
  const store = cleanLine(translatedName ?? (content?.storeName || row.eventName));
  const values = { store, name: cleanLine(row.name) };
  const primary = sender.primary ?? BRAND.colours.accent;
  const total = formatPrice(row.totalMinor ?? 0, region);
  return {
    lang: row.lang,
    subject: text('draftMail.subject', values),
    preview: text('draftMail.intro', values),
    storeName: store,
    heading: text('draftMail.heading', values),
    intro: text('draftMail.intro', values),
    changes: [row.note, region === 'US' ? text('draftMail.tax') : ''].filter((said) => said !== ''),
    colours: { primary, onPrimary: contrastRatio(primary, '#ffffff') >= 4.5 ? '#ffffff' : BRAND.colours.ink },
    reference: {
      label: text('draftMail.until'),
      value: row.expiresAt === null ? '' : dayOf(row.expiresAt, region, row.lang),
    },
    lines: linesOf(text, row),
    totals: [{ label: text('draftMail.total'), value: total, strong: true }],
    deliveryHeading: '',
    delivery: '',
    addressHeading: '',
    address: [],
    tracking: null,
    page: { label: text('draftMail.pay'), url: draftUrl(row.eventSlug, { tenantId, draftId: row.id }) },
    footer: [
      text('draftMail.unasked', values),
      text('mail.footer_contact', { email: content?.contactEmail || company.email }),
      text('mail.footer_company', { company: company.legal_name, address: company.address }),
    ],
  };
}

/**
 * Mails a draft's payment link, once for each sending. After a crash between the mail server's answer and the row that records it,
 * it is sent again with the same Message-ID, which mail clients treat as one mail. S2.2-89.
 */
export async function sendDraftMail(job: Job): Promise<void> {
  const { tenantId, draftId, round } = job;
  const context: TenantContext = { tenantId, actor: 'system' };
  const found = await gather(context, job);
  if (!found) return;
  const model = draftMailModel(found, tenantId);
  const replyTo = found.sender.content?.contactEmail;
  await smtpMailer.send({
    to: { name: cleanLine(found.row.name), address: found.row.email },
    ...(replyTo ? { replyTo } : {}),
    sender: model.storeName,
    subject: model.subject,
    ...renderOrderMail(model),
    id: `draft.${draftId}.${round}`,
    pictures: [],
  });
  await withTenant(context, (tx) => markMailed(tx, { tenantId, draftId }, round));
}
