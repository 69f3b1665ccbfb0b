import type { CompanyDetails } from '@/lib/db/schema/tenants';
import type { InvoiceModel } from '@/lib/files/pdf/invoice-model';
import { messageFor, type Messages } from '@/lib/intl/message-for';
import type { MessageKey } from '@/lib/intl/message-files';
import { humanInstant } from '@/lib/kernel/human-date';
import type { Locale } from '@/lib/kernel/locales';
import type { Minor } from '@/lib/kernel/money';
import { REGION_FACTS, type Region } from '@/lib/kernel/regions';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { monthText } from '@/lib/modules/ledger/rules/month-text';
import { SELLERS } from '@/lib/modules/ledger/rules/sellers';
import {
  ACCOUNT_LINES,
  collected,
  type AccountLine,
  type StatementFigures,
} from '@/lib/modules/ledger/rules/statement-figures';
import { sumOf, type Parts } from '@/lib/modules/ledger/rules/statement-parts';
import { isReverseCharged } from '@/lib/modules/pricing/rules/platform-tax';

/** Who issues a document to whom, and when. */
export interface DocumentHead {
  seller: Region;
  number: string;
  /** First day of the month. */
  period: string;
  client: { name: string; details: CompanyDetails };
  lang: Locale;
  at: Date;
}

const LINES: Readonly<Record<AccountLine, MessageKey>> = {
  top_up: 'credit.rows.kind.top_up',
  capture: 'credit.rows.kind.capture',
  charge: 'credit.rows.kind.charge',
  refund: 'credit.rows.kind.refund',
  correction: 'credit.rows.kind.correction',
  credit_note: 'statementPdf.note.title',
};

/** What both documents begin with. */
function headOf(text: Messages, { seller, client, lang, at, number }: DocumentHead) {
  const { name, address, companyNumber, taxNumber } = SELLERS[seller];
  // A client that has told nothing yet has none of them.
  const {
    legal_name: legalName,
    address: clientAddress,
    vat_number: vat,
  }: Partial<CompanyDetails> = client.details;
  const tax = (value: string) => text('statementPdf.taxNumber', { number: value });
  const filled = (lines: (string | undefined)[]) => lines.flatMap((line) => (line ? [line] : []));
  return {
    lang,
    paper: seller === 'US' ? ('letter' as const) : ('a4' as const),
    seller: filled([
      name,
      address,
      companyNumber === '' ? '' : text('statementPdf.companyNumber', { number: companyNumber }),
      tax(taxNumber),
    ]),
    buyerHeading: text('statementPdf.to'),
    buyer: filled([legalName || client.name, clientAddress, vat ? tax(vat) : '']),
    issued: [
      { label: text('statementPdf.number'), value: number },
      { label: text('statementPdf.issued'), value: humanInstant(at, REGION_FACTS[seller].timeZone, lang) },
    ],
  };
}

/** A client that accounts for the tax itself reads so. D35-4. */
function taxNote(text: Messages, { seller, client }: DocumentHead, tax: Minor): string[] {
  return tax === 0 && isReverseCharged(seller, client.details.vat_number)
    ? [text('statementPdf.reverseCharge')]
    : [];
}

/** The texts of a statement, from its figures. Composed once, when it is issued. D39-1. */
export function statementModel(head: DocumentHead, figures: StatementFigures): InvoiceModel {
  const text = messageFor(head.lang);
  const { issued, ...shared } = headOf(text, head);
  const money = (minor: Minor) => formatPrice(minor, head.seller);
  const { card, credit, opening, account, closing, givenBack, owedAgain = 0 } = figures;
  const all = collected(figures);
  const line = (name: string, part: keyof Parts) => ({
    name,
    details: '',
    quantity: money(card[part]),
    unit: money(credit[part]),
    total: money(all[part]),
  });
  const moved = ACCOUNT_LINES.filter((one) => account[one] !== 0);
  return {
    ...shared,
    title: text('statementPdf.title'),
    facts: [...issued, { label: text('statementPdf.month'), value: monthText(head.period, head.lang) }],
    columns: {
      item: text('statementPdf.item'),
      quantity: text('statementPdf.card'),
      unit: text('statementPdf.credit'),
      total: text('statementPdf.amount'),
    },
    lines: [
      line(text('statementPdf.production'), 'production'),
      line(text('statementPdf.fee'), 'fee'),
      line(text('statementPdf.tax'), 'tax'),
    ],
    totals: [{ label: text('statementPdf.total'), value: money(sumOf(all)), strong: true }],
    rates: {
      heading: [text('statementPdf.account'), text('statementPdf.amount')],
      rows: [
        [text('statementPdf.opening'), money(opening)],
        ...moved.map((one) => [text(LINES[one]), money(account[one])]),
        [text('statementPdf.closing'), money(closing)],
      ],
    },
    notes: [
      ...taxNote(text, head, all.tax),
      ...(givenBack === 0 ? [] : [text('statementPdf.givenBack', { amount: money(givenBack) })]),
      ...(owedAgain === 0 ? [] : [text('statementPdf.owedAgain', { amount: money(owedAgain) })]),
      closing < 0 ? text('statementPdf.owed', { amount: money(-closing) }) : text('statementPdf.settled'),
    ],
  };
}

/** The texts of a credit note; `amount` with the `tax` in it. D39-2. */
export function noteModel(
  head: DocumentHead,
  { amount, tax, reason, corrects }: { amount: Minor; tax: Minor; reason: string; corrects: string },
): InvoiceModel {
  const text = messageFor(head.lang);
  const { issued, ...shared } = headOf(text, head);
  const money = (minor: Minor) => formatPrice(minor, head.seller);
  return {
    ...shared,
    title: text('statementPdf.note.title'),
    facts: [...issued, { label: text('statementPdf.note.corrects'), value: corrects }],
    columns: {
      item: text('statementPdf.note.reason'),
      quantity: '',
      unit: '',
      total: text('statementPdf.amount'),
    },
    lines: [
      {
        name: reason,
        details: text('statementPdf.note.of', { number: corrects, month: monthText(head.period, head.lang) }),
        quantity: '',
        unit: '',
        total: money(amount - tax),
      },
    ],
    totals: [
      { label: text('statementPdf.tax'), value: money(tax) },
      { label: text('statementPdf.note.total'), value: money(amount), strong: true },
    ],
    rates: null,
    notes: [...taxNote(text, head, tax), text('statementPdf.note.added')],
  };
}
