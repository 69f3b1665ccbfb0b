import { BRAND } from '@/lib/kernel/brand';
import { dayInZone, dayText } from '@/lib/kernel/calendar';
import { humanDay } from '@/lib/kernel/human-date';
import { LOCALES, type Locale } from '@/lib/kernel/locales';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { JobPayloads } from '@/lib/db/enqueue';
import type { orderLines, orders } from '@/lib/db/schema/orders';
import { messageFor, type Messages } from '@/lib/intl/message-for';
import type { OrderMailModel } from '@/lib/mail';
import { ownWords } from '@/lib/mail/own-words';
import type { findSender } from '@/lib/mail/mail-log';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { orderUrl } from '@/lib/modules/orders/service/order-link';
import type { CaseRow } from '@/lib/modules/returns/data/order-cases';

type Kind = JobPayloads['send-case-mail']['kind'];

/** The data that a mail about a case is made from. */
export interface CaseMailSource {
  kind: Kind;
  row: CaseRow;
  order: typeof orders.$inferSelect;
  lines: readonly (typeof orderLines.$inferSelect)[];
  sender: NonNullable<Awaited<ReturnType<typeof findSender>>>;
  /** The order that replaces, for `replaced`; else null. */
  replacement?: Pick<typeof orders.$inferSelect, 'id' | 'orderRef'> | null | undefined;
  /** What goes back, in minor units, for `refunded`; else 0. */
  amount: number;
  /** Line id → the picture's content id. */
  pictures: ReadonlyMap<string, string>;
}

/** Date, time and zone of an instant, as a receipt needs them. D53-2. */
function momentIn(at: Date, timeZone: string, lang: Locale): string {
  const tag = LOCALES.find(({ code }) => code === lang)?.file;
  return new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(at);
}

const textsOf = ({ kind, row }: CaseMailSource) => {
  if (kind !== 'received') return `caseMail.${kind}` as const;
  return row.kind === 'withdrawal' ? ('caseMail.withdrawal' as const) : ('caseMail.complaint' as const);
};

function linesOf(text: Messages, { row, lines, pictures }: CaseMailSource): OrderMailModel['lines'] {
  return row.lines.flatMap(({ line: id, quantity }) => {
    const line = lines.find((one) => one.id === id);
    if (!line) return [];
    const { name, colourName: colour, size } = line;
    const details = isOneSize(size)
      ? colour
      : text('orderMail.order.details', { colour, size: sizeLabel(size) });
    return [
      {
        name,
        details,
        quantity: text('orderMail.order.quantity', { quantity }),
        total: '',
        pictureCid: pictures.get(id) ?? null,
        pictureAlt: text('orderMail.order.picture', { name, colour }),
      },
    ];
  });
}

/** What the receipt of a withdrawal says: who, when, where it went, and what happens next. D53-2, D53-5. */
function withdrawalFacts(text: Messages, { row, order }: CaseMailSource, due: string): string[] {
  const { timeZone } = REGION_FACTS[order.region];
  const amount = formatPrice(row.amountMinor ?? 0, order.region);
  const at = momentIn(row.openedAt, timeZone, order.lang);
  const facts = [text('caseMail.withdrawal.by', { name: row.name, email: row.email, at })];
  if (row.state === 'cancelled') return [...facts, text('caseMail.withdrawal.cancelled', { amount })];
  return [
    ...facts,
    text(row.withDelivery ? 'caseMail.withdrawal.due_delivery' : 'caseMail.withdrawal.due', {
      amount,
      date: due,
    }),
    text('caseMail.withdrawal.back'),
  ];
}

function facts(text: Messages, source: CaseMailSource): string[] {
  const { kind, row, order, amount } = source;
  const zone = REGION_FACTS[order.region].timeZone;
  const due = humanDay(dayText(dayInZone(row.dueAt, zone)), order.lang);
  if (kind === 'refunded')
    return [text('caseMail.refunded.amount', { amount: formatPrice(amount, order.region) })];
  if (kind === 'refused') return [text('caseMail.refused.reason', { reason: row.refusal })];
  if (kind === 'replaced')
    return [text('caseMail.replaced.free', { ref: source.replacement?.orderRef ?? order.orderRef })];
  if (kind === 'replacement') return [];
  if (row.kind === 'withdrawal') return withdrawalFacts(text, source, due);
  const told = [text(`caseMail.complaint.kind.${row.kind}`), text('caseMail.complaint.due', { date: due })];
  return row.words === '' ? told : [...told, text('caseMail.complaint.words', { words: row.words })];
}

/** The content of a mail to the buyer about a withdrawal or complaint, in the order's language. D53-2, D53-8. */
export function caseMailModel(source: CaseMailSource): OrderMailModel {
  const { kind, row, order, sender } = source;
  const text = messageFor(order.lang);
  const { content, translatedName, companyDetails: company } = sender;
  const storeName = translatedName ?? (content?.storeName || order.snapshot.storeName);
  const values = { ref: order.orderRef, store: storeName, name: row.name };
  const texts = textsOf(source);
  const primary = sender.primary ?? BRAND.colours.accent;
  const goesBack = kind === 'received' && row.kind === 'withdrawal' && row.state !== 'cancelled';
  return {
    lang: order.lang,
    subject: text(`${texts}.subject`, values),
    preview: text(`${texts}.intro`, values),
    storeName,
    heading: text(`${texts}.heading`, values),
    intro: text(`${texts}.intro`, values),
    own: ownWords(sender),
    changes: facts(text, source),
    colours: { primary, onPrimary: contrastRatio(primary, '#ffffff') >= 4.5 ? '#ffffff' : BRAND.colours.ink },
    reference: { label: text('orderMail.order.reference'), value: order.orderRef },
    lines: linesOf(text, source),
    totals: [],
    deliveryHeading: '',
    delivery: '',
    addressHeading: goesBack ? text('caseMail.withdrawal.address') : '',
    address: goesBack ? [company.legal_name, company.address] : [],
    tracking: null,
    page: {
      label: text(kind === 'replaced' ? 'caseMail.replaced.page' : 'orderMail.order.page_ended'),
      url: orderUrl({ tenantId: order.tenantId, orderId: source.replacement?.id ?? order.id }),
    },
    footer: [
      text('mail.footer_contact', { email: content?.contactEmail || company.email }),
      text('mail.footer_company', { company: company.legal_name, address: company.address }),
    ],
  };
}
