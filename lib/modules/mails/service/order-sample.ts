import type { orderEdits } from '@/lib/db/schema/order-edits';
import { messageFor } from '@/lib/intl/message-for';
import { now } from '@/lib/kernel/clock';
import type { OrderMailModel } from '@/lib/mail';
import type { findSender } from '@/lib/mail/mail-log';
import { isOrderMail, type ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';
import { EDIT_MAILS, ISSUE_MAILS } from '@/lib/modules/orders/rules/mail-kinds';
import { linkUntil } from '@/lib/modules/orders/rules/fixable-issues';
import { orderMailModel, type OrderMailSource } from '@/lib/modules/orders/service/order-mail-model';
import { caseMailModel, type CaseMailSource } from '@/lib/modules/returns/service/case-mail-model';
import type { SampleOrder } from './sample-order';

interface Parts {
  kind: ShopperMail;
  sample: SampleOrder;
  sender: NonNullable<Awaited<ReturnType<typeof findSender>>>;
  /** Line id → the picture's content id. */
  pictures: ReadonlyMap<string, string>;
}

const EDITED: readonly ShopperMail[] = EDIT_MAILS;
const ASKED: readonly ShopperMail[] = ISSUE_MAILS;

/** What a shopper or the client changed, for the mails about it. */
function sampleEdit({ kind, sample: { lines } }: Parts): OrderMailSource['edit'] {
  const [line] = lines;
  if (!EDITED.includes(kind)) return null;
  const variant = (size: string) => ({ colour: line?.colourName ?? '', size });
  const changes =
    kind === 'order_line_fixed' && line
      ? {
          kind: 'line' as const,
          lineId: line.id,
          variant: { from: variant('M'), to: variant('L') },
          text: false,
        }
      : kind === 'order_artwork_fixed' && line
        ? { kind: 'line' as const, lineId: line.id, variant: null, text: false, picture: true }
        : { kind: 'address' as const };
  return { changes, refundMinor: 0 } as typeof orderEdits.$inferSelect;
}

function caseSample({ kind, sample: { order, lines }, sender, pictures }: Parts): OrderMailModel {
  const { customer } = order.snapshot;
  const amount = order.totalMinor;
  const told =
    kind === 'case_withdrawal' || kind === 'case_complaint' ? 'received' : kind.slice('case_'.length);
  const row = {
    kind: kind === 'case_withdrawal' ? 'withdrawal' : 'damaged',
    name: customer.name,
    email: customer.email,
    lines: lines.map(({ id, quantity }) => ({ line: id, quantity })),
    words: '',
    refusal: messageFor(order.lang)('sampleMail.refusal'),
    amountMinor: amount,
    withDelivery: true,
    state: 'open',
    openedAt: now(),
    dueAt: new Date(now().getTime() + 14 * 86_400_000),
  } as unknown as CaseMailSource['row'];
  return caseMailModel({ kind: told as CaseMailSource['kind'], row, order, lines, sender, amount, pictures });
}

/** The content of a mail about an order or a case, by what makes the one that is sent. S2.2-101. */
export function orderSample(parts: Parts): OrderMailModel {
  const { kind, sample, sender, pictures } = parts;
  if (!isOrderMail(kind)) return caseSample(parts);
  const { order, lines } = sample;
  return orderMailModel({
    kind,
    order,
    lines,
    sender,
    pictures,
    edit: sampleEdit(parts),
    // The link of a sample fixes nothing: there is no issue of that id.
    issue: ASKED.includes(kind)
      ? { tenantId: order.tenantId, id: 'iss_sample', until: linkUntil(now()) }
      : null,
    refund: kind === 'order_refunded' ? order.totalMinor : null,
    refundDue: order.totalMinor > 0,
    waits: kind === 'claim_received',
  });
}
