import { postalLines } from '@/lib/address/postal-lines';
import type { PaymentStatus } from '@/lib/modules/orders/rules/statuses';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { humanInstant } from '@/lib/kernel/human-date';
import { messageFor, type Messages } from '@/lib/intl/message-for';
import { invoiceGroups } from '@/lib/modules/pricing/rules/invoice-groups';
import { picturesIn, textsIn } from '@/lib/modules/design/rules/own-values';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { OrderPageLineRow, OrderPageRow } from '@/lib/modules/order-changes/data/read-order-page';
import type { InvoiceLine, InvoiceModel } from '@/lib/files/pdf/invoice-model';

type Order = OrderPageRow['order'];
const dayOf = ({ region, lang }: Order, at: Date) => humanInstant(at, REGION_FACTS[region].timeZone, lang);
const money = (order: Order, minor: number) => formatPrice(minor, order.region);

/**
 * The seller as frozen at `pay`: an invoice does not change when the seller moves or registers for VAT. Older orders
 * have no frozen seller and show today's.
 */
function sellerOf({ order, event, companyDetails }: OrderPageRow) {
  return order.snapshot.seller ?? { details: companyDetails, vatRegistered: !event.notVatRegistered };
}

/** Whether the seller charges VAT: not in the US, and not without a VAT registration. */
function chargesVat(row: OrderPageRow): boolean {
  const { details, vatRegistered } = sellerOf(row);
  return row.order.region !== 'US' && vatRegistered && details.vat_number !== null;
}

function percent(rateBp: number, lang: string): string {
  return new Intl.NumberFormat(lang, { maximumFractionDigits: 2, style: 'percent' }).format(rateBp / 10_000);
}

function seller(text: Messages, row: OrderPageRow): string[] {
  const { details } = sellerOf(row);
  const { legal_name: name, address, company_number: number, vat_number: vat, email } = details;
  return [
    name,
    address,
    number === '' ? '' : text('invoice.company_number', { number }),
    vat === null ? '' : text('invoice.vat_number', { number: vat }),
    email,
  ].filter((line) => line !== '');
}

function buyer({ snapshot }: Order): string[] {
  const { customer } = snapshot;
  return [customer.name, ...postalLines(customer)].filter((line) => line !== '');
}

function line(text: Messages, order: Order, row: OrderPageLineRow): InvoiceLine {
  const personal = textsIn(row.personalisation).join(', ');
  const own = picturesIn(row.personalisation);
  const size = isOneSize(row.size) ? '' : sizeLabel(row.size);
  return {
    name: row.name,
    details: [
      row.colourName,
      size,
      personal && text('orderMail.order.personal', { text: personal }),
      own === 0 ? '' : text('orderMail.order.pictures', { count: own }),
      row.personalGrossMinor > 0
        ? text('orderMail.order.personal_price', { amount: money(order, row.personalGrossMinor) })
        : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
    quantity: String(row.quantity),
    unit: money(order, row.unitGrossMinor),
    total: money(order, row.grossMinor),
  };
}

function totals(text: Messages, row: OrderPageRow): InvoiceModel['totals'] {
  const { order } = row;
  const us = order.region === 'US';
  const method = text(`shipping.method.${order.shippingMethod}`);
  const entry = (label: string, minor: number) => ({ label, value: money(order, minor) });
  const taxes = us
    ? [entry(text('invoice.before_tax'), order.netMinor), entry(text('invoice.sales_tax'), order.vatMinor)]
    : [entry(text('invoice.net'), order.netMinor), entry(text('invoice.vat'), order.vatMinor)];
  return [
    entry(text('invoice.items'), order.itemsGrossMinor),
    entry(text('invoice.shipping', { method }), order.shippingGrossMinor),
    ...(order.discountMinor > 0 ? [entry(text('invoice.discount'), -order.discountMinor)] : []),
    ...(us || chargesVat(row) ? taxes : []),
    { ...entry(text('invoice.total'), order.totalMinor), strong: true },
  ];
}

function rates(text: Messages, row: OrderPageRow): InvoiceModel['rates'] {
  if (!chargesVat(row)) return null;
  const { order, lines } = row;
  const { shipping, discountByRate, vatRateBp } = order.snapshot;
  const charges = [
    ...lines.map((one) => ({ gross: one.grossMinor, taxed: one.unitGrossMinor > one.unitNetMinor })),
    { gross: shipping.grossMinor, taxed: shipping.vatMinor > 0 },
  ];
  return {
    heading: [text('invoice.rate'), text('invoice.net'), text('invoice.vat'), text('invoice.gross')],
    rows: invoiceGroups(charges, discountByRate, vatRateBp).map((group) => [
      percent(group.rateBp, order.lang),
      money(order, group.net),
      money(order, group.vat),
      money(order, group.gross),
    ]),
  };
}

/** What an invoice says of its payment, where it is not simply paid. */
const PAID_NOTES: Partial<Record<PaymentStatus, 'invoice.refunded' | 'invoice.partly_refunded'>> = {
  refunded: 'invoice.refunded',
  partly_refunded: 'invoice.partly_refunded',
};

function notes(text: Messages, row: OrderPageRow): string[] {
  const { order } = row;
  const changed = row.editRefunds.map(({ refundMinor, at }) =>
    text('invoice.edited', { date: dayOf(order, new Date(at)), amount: money(order, refundMinor) }),
  );
  return [
    order.waivedMinor > 0 ? text('invoice.waived', { amount: money(order, order.waivedMinor) }) : '',
    order.region !== 'US' && !chargesVat(row) ? text('invoice.no_vat') : '',
    text(PAID_NOTES[order.paymentStatus] ?? 'invoice.paid'),
    ...changed,
  ].filter((note) => note !== '');
}

/**
 * The content of an order's invoice, in its shopper's language, from the figures frozen at `pay`, with edits and their
 * refunds. D13 to D16, D18-3.
 */
export function invoiceModel(row: OrderPageRow): InvoiceModel {
  const { order, lines } = row;
  const text = messageFor(order.lang);
  return {
    lang: order.lang,
    paper: order.region === 'US' ? 'letter' : 'a4',
    title: text(chargesVat(row) ? 'invoice.vat_title' : 'invoice.title'),
    seller: seller(text, row),
    buyerHeading: text('invoice.to'),
    buyer: buyer(order),
    facts: [
      { label: text('invoice.number'), value: order.orderRef },
      { label: text('invoice.ordered'), value: dayOf(order, order.createdAt) },
      { label: text('invoice.date'), value: dayOf(order, order.paidAt ?? order.createdAt) },
    ],
    columns: {
      item: text('invoice.item'),
      quantity: text('invoice.quantity'),
      unit: text('invoice.unit'),
      total: text('invoice.amount'),
    },
    lines: lines.map((one) => line(text, order, one)),
    totals: totals(text, row),
    rates: rates(text, row),
    notes: notes(text, row),
  };
}
