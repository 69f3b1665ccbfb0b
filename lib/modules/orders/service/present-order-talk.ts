import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import type { OrderDetailRow } from '@/lib/modules/orders/data/read-order-detail';
import { mentionedIn } from '@/lib/modules/orders/rules/mentions';
import { readMailName } from '@/lib/modules/orders/rules/mail-kinds';

/** As long as a mail server usually takes: before that, a mail is on its way. */
const SENDING_MS = 60_000;

function presentMails({ sent }: OrderDetailRow): Pick<OrderDetail, 'mails' | 'unsent_mails'> {
  const known = sent.flatMap((mail) => {
    const read = readMailName(mail.name);
    return read ? [{ ...mail, kind: read.kind, again: read.again }] : [];
  });
  const late = now().getTime() - SENDING_MS;
  return {
    mails: known.flatMap(({ id, kind, again, sentAt }) =>
      sentAt ? [{ id, kind, again, sent_at: sentAt.toISOString() }] : [],
    ),
    unsent_mails: known
      .filter(
        ({ sentAt, createdAt, dropped }) =>
          sentAt === null && (dropped !== null || createdAt.getTime() < late),
      )
      .map(({ id, kind, again, createdAt, dropped }) => ({
        id,
        kind,
        again,
        tried_at: createdAt.toISOString(),
        dropped,
      }))
      .toSorted((a, b) => (a.tried_at < b.tried_at ? 1 : -1)),
  };
}

/** What was written about an order: notes of colleagues, and the mails to its shopper. D3, D3-59. */
export function presentTalk(
  row: OrderDetailRow,
  names: ReadonlyMap<string, string>,
): Pick<OrderDetail, 'notes' | 'mails' | 'unsent_mails'> {
  return {
    notes: row.notes.map((note) => ({
      id: note.id,
      message: note.message,
      mentions: mentionedIn(note.message).map((id) => ({ id, name: names.get(id) ?? null })),
      author_name: names.get(note.authorId) ?? null,
      actor: note.actor,
      written_at: note.writtenAt.toISOString(),
    })),
    ...presentMails(row),
  };
}

/** The changes of an order, by whom its history says. D3-59. */
export function presentEdits({ edits, lines }: OrderDetailRow): OrderDetail['edits'] {
  return edits.map(({ id, changes, refundMinor, createdAt }) => {
    const line = changes.kind === 'line' ? changes : null;
    return {
      id,
      what: changes.kind,
      name: (line && lines.find((one) => one.id === line.lineId)?.name) ?? null,
      from: line?.variant?.from ?? null,
      to: line?.variant?.to ?? null,
      text: line?.text ?? false,
      refund: refundMinor > 0 ? toWire(refundMinor) : null,
      made_at: createdAt.toISOString(),
    };
  });
}
