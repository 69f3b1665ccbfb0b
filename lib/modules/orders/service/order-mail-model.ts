import { postalLines } from '@/lib/address/postal-lines';
import { REGION_FACTS } from '@/lib/kernel/regions';
import { BRAND } from '@/lib/kernel/brand';
import { contrastRatio } from '@/lib/modules/design/rules/colour';
import { picturesIn, textsIn } from '@/lib/modules/design/rules/own-values';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { awaitsRelease } from '@/lib/modules/orders/rules/waiting';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { now } from '@/lib/kernel/clock';
import { humanDay, humanInstant } from '@/lib/kernel/human-date';
import { messageFor, type Messages } from '@/lib/intl/message-for';
import type { JobPayloads } from '@/lib/db/enqueue';
import type { StoreContent } from '@/lib/db/schema/storefront';
import type { orderEdits, VariantName } from '@/lib/db/schema/order-edits';
import type { orderLines, orders, OrderTracking } from '@/lib/db/schema/orders';
import type { CompanyDetails } from '@/lib/db/schema/tenants';
import type { OrderMailLine, OrderMailModel } from '@/lib/mail';
import { ownWords } from '@/lib/mail/own-words';
import { fixUrl } from './fix-link';
import { orderUrl } from './order-link';
import { isPaidByShopper } from '@/lib/modules/orders/rules/kinds';

export type OrderMailKind = JobPayloads['send-order-mail']['kind'];
type Order = typeof orders.$inferSelect;
type Line = typeof orderLines.$inferSelect;

/** The data that a mail is made from. */
export interface OrderMailSource {
  kind: OrderMailKind;
  order: Order;
  lines: readonly Line[];
  sender: {
    companyDetails: CompanyDetails;
    content: StoreContent | null;
    /** The store's name in the mail's language; null where it has no translation. */
    translatedName?: string | null;
    primary: string | null;
    /** What the client says of its own in this mail. */
    opening?: string | null;
    closing?: string | null;
  };
  /** The edit that the mail is about; null for all other kinds. */
  edit: typeof orderEdits.$inferSelect | null;
  /** The issue that the shopper is asked to fix, and until when its link works; absent or null for all other kinds. */
  issue?: { tenantId: string; id: string; until: Date } | null;
  /** What went back, in minor units, for a mail about a refund; null for all other kinds. */
  refund: number | null;
  /** The parcel that has left, of an order whose rest follows; absent or null for all other mails. D32-54. */
  part?: { tracking: OrderTracking | null } | null;
  /** Whether money goes back for an order that has waited too long, or that its client cancelled. */
  refundDue?: boolean;
  /** True while the client has yet to confirm the claim. */
  waits: boolean;
  /** Line id → the picture's content id. */
  pictures: ReadonlyMap<string, string>;
}

const wireDay = (isoDay: string) => isoDay.split('-').reverse().join('-');

function personalTexts(line: Line): string {
  return textsIn(line.personalisation).join(', ');
}

/** Colour and size of a piece; a piece without sizes names none. */
function choice(text: Messages, colour: string, size: string): string {
  return isOneSize(size) ? colour : text('orderMail.order.details', { colour, size: sizeLabel(size) });
}

/** Pieces that a mail is about: one that tells of a parcel names what is in it. D3-49. */
export const piecesTold = (kind: OrderMailKind, { quantity, leftOut }: Line): number =>
  kind === 'order_shipped' ? quantity - leftOut : quantity;

function lineModel(text: Messages, { kind, order, pictures }: OrderMailSource, line: Line): OrderMailLine {
  const pieces = piecesTold(kind, line);
  const personal = personalTexts(line);
  const price = formatPrice(line.personalGrossMinor, order.region);
  const own = picturesIn(line.personalisation);
  const details = [
    choice(text, line.colourName, line.size),
    personal === '' ? '' : text('orderMail.order.personal', { text: personal }),
    own === 0 ? '' : text('orderMail.order.pictures', { count: own }),
    line.personalGrossMinor > 0 ? text('orderMail.order.personal_price', { amount: price }) : '',
  ];
  return {
    name: line.name,
    details: details.filter((part) => part !== '').join('. '),
    quantity: text('orderMail.order.quantity', { quantity: pieces }),
    // What was paid for all of a line is no price of some of it.
    total:
      !isPaidByShopper(order.kind) || pieces < line.quantity
        ? ''
        : formatPrice(line.grossMinor, order.region),
    pictureCid: pictures.get(line.id) ?? null,
    pictureAlt: text('orderMail.order.picture', { name: line.name, colour: line.colourName }),
  };
}

/** Kinds of mail about an order that has ended. */
const ENDED: readonly OrderMailKind[] = [
  'order_cancelled',
  'order_stopped',
  'claim_cancelled',
  'claim_refused',
  'order_lapsed',
  'order_called_off',
];

/** What an edit or a cancellation changed, one sentence each, and what is refunded. */
function changes(
  text: Messages,
  { kind, order, lines, edit, issue, refund, refundDue = false, waits }: OrderMailSource,
  store: string,
): string[] {
  if (issue) {
    const date = humanInstant(issue.until, REGION_FACTS[order.region].timeZone, order.lang);
    return [text('orderMail.order.fix_until', { date })];
  }
  // A mail about an order that cost nothing does not mention money.
  const told = kind === 'order_lapsed' || kind === 'order_called_off';
  const isRefunded = told ? refundDue : kind === 'order_cancelled' && order.totalMinor > 0;
  if (isRefunded) return [text('orderMail.order.cancelled_refund')];
  if (kind === 'order_stopped') return [text('orderMail.order.cancelled_refund')];
  if (refund !== null) return [text('orderMail.order.refund', { amount: formatPrice(refund, order.region) })];
  if (edit === null) return [];
  const { changes: change, refundMinor } = edit;
  const said: string[] = [];
  const line = change.kind === 'line' ? lines.find(({ id }) => id === change.lineId) : undefined;
  const variant = ({ colour, size }: VariantName) => choice(text, colour, size);
  if (change.kind === 'address') said.push(text('orderMail.order.changed_address'));
  if (change.kind === 'line' && line) {
    const { name } = line;
    const { from, to } = change.variant ?? {};
    if (from && to) {
      said.push(text('orderMail.order.changed_variant', { name, from: variant(from), to: variant(to) }));
    }
    const texts = personalTexts(line);
    if (change.text && texts !== '') said.push(text('orderMail.order.changed_text', { name, text: texts }));
    if (change.picture) said.push(text('orderMail.order.changed_picture', { name }));
  }
  const amount = formatPrice(refundMinor, order.region);
  if (refundMinor > 0) said.push(text('orderMail.order.changed_refund', { amount }));
  if (waits) said.push(text('orderMail.order.to_be_confirmed', { store }));
  return said;
}

function totals(text: Messages, order: Order): OrderMailModel['totals'] {
  if (!isPaidByShopper(order.kind)) return [];
  const row = (label: string, minor: number, strong = false) => ({
    label,
    value: formatPrice(minor, order.region),
    strong,
  });
  const us = order.region === 'US';
  const method = text(`shipping.method.${order.shippingMethod}`);
  return [
    row(text('orderMail.order.items'), order.itemsGrossMinor),
    row(text('orderMail.order.shipping', { method }), order.shippingGrossMinor),
    ...(order.discountMinor > 0 ? [row(text('orderMail.order.discount'), -order.discountMinor)] : []),
    row(text(us ? 'orderMail.order.before_tax' : 'orderMail.order.excluding_vat'), order.netMinor),
    row(text(us ? 'orderMail.order.sales_tax' : 'orderMail.order.vat'), order.vatMinor),
    row(text('orderMail.order.total'), order.totalMinor, true),
  ];
}

function addressLines({ snapshot }: Order): string[] {
  const { customer } = snapshot;
  return [customer.name, ...postalLines(customer)].filter((line) => line !== '');
}

function footer(text: Messages, { sender }: OrderMailSource): string[] {
  const { companyDetails: company } = sender;
  const lines = [
    text('mail.footer_contact', { email: sender.content?.contactEmail || company.email }),
    text('mail.footer_company', { company: company.legal_name, address: company.address }),
  ];
  return company.vat_number
    ? [...lines, text('orderMail.order.footer_vat', { number: company.vat_number })]
    : lines;
}

function colours(primary: string | null): OrderMailModel['colours'] {
  const colour = primary ?? BRAND.colours.accent;
  return {
    primary: colour,
    onPrimary: contrastRatio(colour, '#ffffff') >= 4.5 ? '#ffffff' : BRAND.colours.ink,
  };
}

/**
 * Whether the shopper can still change or cancel the order: not after it has ended, and not if the event has no edit
 * window. One that waited is let go on at any time, perhaps after its window.
 */
function canBeChanged({ kind, order: { editUntil, paidAt } }: OrderMailSource): boolean {
  if (ENDED.includes(kind) || kind === 'order_shipped') return false;
  if (kind === 'order_released') return editUntil !== null && editUntil > now();
  return editUntil === null || paidAt === null || editUntil > paidAt;
}

const isConfirmation = (kind: OrderMailKind) =>
  kind === 'order_confirmation' || kind === 'claim_confirmation';

/** A shopper who paid nothing is not thanked for a payment, and who has to wait is told no day. */
function introOf({ kind, order, part }: OrderMailSource) {
  if (part) return `orderMail.order_part_shipped.${part.tracking ? 'intro' : 'intro_untracked'}` as const;
  if (isConfirmation(kind) && awaitsRelease(order)) return 'orderMail.order.intro_waiting';
  const free = kind === 'order_confirmation' && order.totalMinor === 0;
  return free ? 'orderMail.order.intro_free' : (`orderMail.${kind}.intro` as const);
}

/** Nothing is said of printing where the order has to wait. */
const previewOf = ({ kind, order, part }: OrderMailSource) =>
  isConfirmation(kind) && awaitsRelease(order)
    ? 'orderMail.order.intro_waiting'
    : (`orderMail.${part ? 'order_part_shipped' : kind}.preview` as const);

/** Where the mail's button leads: to the order's page, or to fixing what stops it, which opens nothing else. D8, D32-30. */
function pageOf(text: Messages, source: OrderMailSource): OrderMailModel['page'] {
  const { issue, order } = source;
  if (issue)
    return {
      label: text('orderMail.order.fix'),
      url: fixUrl({ tenantId: issue.tenantId, issueId: issue.id }),
    };
  return {
    label: text(canBeChanged(source) ? 'orderMail.order.page' : 'orderMail.order.page_ended'),
    url: orderUrl({ tenantId: order.tenantId, orderId: order.id }),
  };
}

/** The content of an order mail, in the shopper's language (S2.9 step 4). All figures are the order's frozen ones. */
export function orderMailModel(source: OrderMailSource): OrderMailModel {
  const { kind, order } = source;
  const text = messageFor(order.lang);
  const told = source.part ? 'order_part_shipped' : kind;
  const tracking = source.part ? source.part.tracking : order.tracking;
  const { content, translatedName } = source.sender;
  const storeName = translatedName ?? (content?.storeName || order.snapshot.storeName);
  const values = {
    ref: order.orderRef,
    store: storeName,
    name: order.snapshot.customer.name,
    carrier: tracking?.carrier ?? '',
    number: tracking?.number ?? '',
  };
  const from = humanDay(wireDay(order.deliveryFrom), order.lang);
  const ended = ENDED.includes(kind);
  // No delivery date is promised for an order that has ended or is stopped, or waits for a decision, for credit or for approval.
  const dated = !ended && !source.waits && !source.issue && !awaitsRelease(order);
  const to = humanDay(wireDay(order.deliveryTo), order.lang);
  return {
    lang: order.lang,
    subject: text(`orderMail.${told}.subject`, values),
    preview: text(previewOf(source), values),
    storeName,
    heading: text(`orderMail.${told}.heading`, values),
    own: ownWords(source.sender),
    intro: text(introOf(source), values),
    changes: changes(text, source, storeName),
    colours: colours(source.sender.primary),
    reference: { label: text('orderMail.order.reference'), value: order.orderRef },
    lines: source.lines
      .filter((line) => piecesTold(kind, line) > 0)
      .map((line) => lineModel(text, source, line)),
    totals: source.part ? [] : totals(text, order),
    deliveryHeading: dated ? text('orderMail.order.delivery_heading') : '',
    delivery: dated ? text('orderMail.order.delivery', { from, to }) : '',
    addressHeading: text('orderMail.order.address_heading'),
    address: addressLines(order),
    tracking:
      tracking && tracking.url !== '' && kind === 'order_shipped'
        ? { label: text('orderMail.order.track'), url: tracking.url }
        : null,
    page: pageOf(text, source),
    footer: footer(text, source),
  };
}
