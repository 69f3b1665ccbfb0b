import { appEnv } from '@/lib/env/app';
import { messageFor, type Messages } from '@/lib/intl/message-for';
import type { OrderMailModel } from '@/lib/mail';
import { previewToken } from '@/lib/modules/events/service/preview-token';
import { orderMailModel, type OrderMailSource } from '@/lib/modules/orders/service/order-mail-model';
import type { ComposedOrder } from './compose';
import type { TestPrint } from './prints';

type Order = OrderMailSource['order'];
type Line = OrderMailSource['lines'][number];

/** Columns that a stored order has by itself, so that the mail reads one. */
const asStored = ({ order }: ComposedOrder) => ({ tracking: null, editUntil: null, ...order }) as Order;

/** What came of drawing a side's print file. */
function printResult(text: Messages, { side, file }: TestPrint): string {
  const name = text(`launch.test.${side}`);
  if (!file) return text('launch.test.mailNotDrawn', { side: name });
  return text('launch.test.mailDrawn', { side: name, width: file.widthPx, height: file.heightPx });
}

interface MailParts {
  /** Line id → the picture's content id. */
  pictures: ReadonlyMap<string, string>;
  /** The print files, where they have been drawn. */
  prints: readonly TestPrint[];
}

/**
 * The confirmation of a test order as its shopper would read it, marked as a test; its link leads to the preview, since
 * there is no order to look at. S2.2-70.
 */
export function testMailModel(made: ComposedOrder, { pictures, prints }: MailParts): OrderMailModel {
  const { order, lines, sender } = made;
  const text = messageFor(order.lang ?? 'en');
  const model = orderMailModel({
    kind: order.kind === 'claim' ? 'claim_confirmation' : 'order_confirmation',
    order: asStored(made),
    lines: lines as Line[],
    sender,
    edit: null,
    refund: null,
    waits: false,
    pictures,
  });
  const { tenantId, snapshot } = order;
  const { slug } = snapshot;
  const { token } = previewToken({ tenantId, slug });
  return {
    ...model,
    subject: text('launch.test.mailSubject', { subject: model.subject }),
    changes: [text('launch.test.mailNote'), ...prints.map((print) => printResult(text, print))],
    page: {
      label: text('launch.test.mailLink'),
      url: `${appEnv().PUBLIC_URL}/site-preview/${slug}?preview=${token}`,
    },
  };
}
