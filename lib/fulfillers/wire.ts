import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import type { AddressChange, AddressOutcome, Recipient, SubmitOutcome, SubmittedOrder } from './port';
import { retryAfter } from './retry-after';
import {
  acceptedAnswer,
  changedAnswer,
  readyAnswer,
  refusedAnswer,
  type WireAddress,
  type WireOrder,
} from './wire-shapes';

/** Refusals that don't say that the order isn't made: too slow, known already or in work, too early, too many. */
const UNCERTAIN = [408, 409, 425, 429];
/** A printer's words are kept in the order's history. */
const REASON_LENGTH = 500;

/** A printer's words as one line, cut to length; a character that was cut in two is none for the database. */
const wordsOf = (text: string): string => cleanLine(text).slice(0, REASON_LENGTH).toWellFormed();

const wireRecipient = (recipient: Recipient): WireOrder['recipient'] => ({
  name: recipient.name,
  phone: recipient.phone,
  email: recipient.email,
  address_lines: recipient.addressLines,
  city: recipient.city,
  county: recipient.county,
  postcode: recipient.postcode,
  country: recipient.countryIso2,
  state: recipient.state,
});

/** A corrected address as a fulfiller's API takes it. */
export function wireAddressOf(change: AddressChange): WireAddress {
  return {
    reference: change.reference,
    order_ref: change.orderRef,
    fulfiller: change.fulfillerId,
    sequence: change.sequence,
    recipient: wireRecipient(change.recipient),
  };
}

/** The key of a corrected address: a repeat of it has the same one, the next correction another. */
export const addressKey = ({ reference, sequence }: AddressChange): string =>
  `${reference}.address.${sequence}`;

/** An order as a fulfiller's API takes it. */
export function wire(order: SubmittedOrder): WireOrder {
  return {
    reference: order.reference,
    order_ref: order.orderRef,
    fulfiller: order.fulfillerId,
    shipping_method: order.shippingMethod,
    callback_url: order.callbackUrl,
    recipient: wireRecipient(order.recipient),
    items: order.items.map((item) => ({
      sku: item.sku,
      quantity: item.quantity,
      name: item.name,
      print_files: item.prints.map((print) => ({
        side: print.side,
        url: print.url,
        pdf_url: print.pdfUrl,
        description: print.description,
        width_mm: print.widthMm,
        height_mm: print.heightMm,
      })),
    })),
  };
}

/** Answers that may say when to come again. */
const BUSY = [429, 503];

/** What an answer to an order says; `unsure` where it leaves open whether it is made. `wait`: its Retry-After. D32-28, D32-38. */
export function outcomeOf(status: number, body: unknown, wait: string | null = null): SubmitOutcome {
  if (status >= 200 && status < 300) {
    const parsed = acceptedAnswer.safeParse(body);
    if (!parsed.success) return { kind: 'unsure', fault: 'answer', retryAt: null };
    return { kind: 'accepted', externalId: parsed.data.id };
  }
  if (status >= 400 && status < 500 && !UNCERTAIN.includes(status)) {
    const parsed = refusedAnswer.safeParse(body);
    const words = parsed.success ? wordsOf(parsed.data.error.message) : '';
    return { kind: 'rejected', reason: words || `status ${status}` };
  }
  if (BUSY.includes(status)) return { kind: 'unsure', fault: 'busy', retryAt: retryAfter(wait, now()) };
  return { kind: 'unsure', fault: 'answer', retryAt: null };
}

/** A printer without the call: nothing is there, not by this method, or not made. */
const NOT_OFFERED = [404, 405, 501];
/** It keeps the former address. */
const TOO_LATE = [409, 422];

/** What the printer says of a corrected address in its own words; a note in another form than agreed is left out. S5-76. */
function noteOf(body: unknown): { words?: string } {
  const refused = refusedAnswer.safeParse(body);
  const noted = changedAnswer.safeParse(body);
  const text = refused.success ? refused.data.error.message : noted.success ? noted.data.message : undefined;
  const words = text === undefined ? '' : wordsOf(text);
  return words === '' ? {} : { words };
}

/** What an answer to a corrected address says. `wait`: its Retry-After. S5-73, S5-76. */
export function addressOutcomeOf(status: number, body: unknown, wait: string | null = null): AddressOutcome {
  if (NOT_OFFERED.includes(status)) return { kind: 'not_offered' };
  if (TOO_LATE.includes(status)) return { kind: 'too_late', ...noteOf(body) };
  if (status >= 200 && status < 300 && readyAnswer.safeParse(body).success)
    return { kind: 'accepted', ...noteOf(body) };
  return { kind: 'unsure', retryAt: BUSY.includes(status) ? retryAfter(wait, now()) : null };
}
