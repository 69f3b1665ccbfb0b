import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import { closedReason } from '@/lib/modules/orders/rules/order-closed';
import { refundedByLine, refundedLine, wasMade } from '@/lib/modules/orders/rules/left-out';
import { publicStage, type PublicStage } from '@/lib/modules/orders/rules/public-stage';
import { stageSteps } from '@/lib/modules/orders/rules/stage-steps';
import { isOrderStatus, wasPaid, type OrderStatus } from '@/lib/modules/orders/rules/statuses';
import type { OrderPage } from '@/lib/modules/order-changes/contract/order-page';
import {
  shownSide,
  type OrderPageLineRow,
  type OrderPageRow,
} from '@/lib/modules/order-changes/data/read-order-page';
import { linePreviewUrl } from '@/lib/modules/orders/service/line-preview-url';
import { orderPath } from '@/lib/modules/orders/service/order-link';
import { presentPacked, presentParcels } from '@/lib/modules/orders/service/present-parcels';
import { presentOrderView } from '@/lib/modules/orders/service/present-order-view';

const asStatus = (text: string | null): OrderStatus | null => (isOrderStatus(text) ? text : null);
const HELP = { address_issue: 'address', artwork_issue: 'artwork' } as const;

/** When the order first reached each public stage. */
function firstTimes({ history }: OrderPageRow): Map<PublicStage, string> {
  const times = new Map<PublicStage, string>();
  for (const step of history) {
    if (!step.moved || !isOrderStatus(step.toStatus)) continue;
    const stage = publicStage(step.toStatus);
    if (!times.has(stage)) times.set(stage, new Date(step.at).toISOString());
  }
  return times;
}

function presentSteps(row: OrderPageRow, status: OrderStatus | null): OrderPage['steps'] {
  const reached = row.history.filter((step) => step.moved).map((step) => step.toStatus);
  const times = firstTimes(row);
  return stageSteps(status, asStatus(row.order.returnsTo), reached).map((step) => ({
    ...step,
    at: step.state === 'todo' ? null : (times.get(step.stage) ?? null),
  }));
}

/** The orders that print items of this one again, and the one that it belongs to itself. S2.7-21, S2.7-23. */
function presentReplacements({ order, parent, replacements }: OrderPageRow) {
  const linkTo = (id: string) => orderPath({ tenantId: order.tenantId, orderId: id });
  return {
    replaces: parent ? { order_ref: parent.orderRef, order_link: linkTo(parent.id) } : null,
    replacements: replacements.map((one) => ({
      order_ref: one.orderRef,
      order_link: linkTo(one.id),
      stage: isOrderStatus(one.status) ? publicStage(one.status) : null,
      items: one.lines,
      parcels: presentParcels(one.parcels),
    })),
  };
}

/** Its parcels, each with what is in it where its printer tells of that, and what is still to come. D32-55. */
function presentPackages(row: OrderPageRow): Pick<OrderPage, 'parcels' | 'to_come'> {
  const { order } = row;
  const { parcels, toCome } = presentPacked(row.lines, row.packed);
  const told = new Set(parcels.map(({ tracking }) => tracking?.number));
  // Of parcels that no message told the contents of, such as those of a former printer, only the tracking is known.
  const others = presentParcels([...row.parcels, ...(order.tracking ? [order.tracking] : [])]);
  const isOpen = order.status !== 'cancelled' && order.status !== 'shipped';
  return {
    parcels: [
      ...others.filter(({ number }) => !told.has(number)),
      ...parcels.map(({ id, status, items, tracking }) => ({
        ...(tracking ?? { carrier: '', number: '', url: null }),
        id,
        stage: publicStage(status),
        items,
      })),
    ],
    ...(isOpen && toCome.length > 0 && { to_come: toCome }),
  };
}

function presentLine(
  { order, history, refundedPieces }: OrderPageRow,
  line: OrderPageLineRow,
): OrderPage['products'][number] {
  const { tenantId, status, returnsTo } = order;
  const about = { status, returnsTo, made: wasMade(history) };
  const refunded = refundedLine(about, line, refundedByLine(refundedPieces));
  const { front, back } = line.personalisation;
  return {
    id: line.id,
    product_id: line.productId,
    variant_id: line.variantId,
    name: line.name,
    colour: line.colourName,
    colour_hex: line.colourHex,
    size: line.size,
    quantity: line.quantity,
    price: toWire(line.unitGrossMinor),
    ...(line.personalGrossMinor > 0 && { personalisation_price: toWire(line.personalGrossMinor) }),
    total: toWire(line.grossMinor),
    ...(refunded && { refunded }),
    image: linePreviewUrl({ tenantId, lineId: line.id, side: shownSide(line), drawn: line }),
    personalisation: { ...(front ? { front } : {}), ...(back ? { back } : {}) },
  };
}

/** The refunds for an order's edits, in minor units. */
function givenBack({ editRefunds }: Pick<OrderPageRow, 'editRefunds'>): number {
  return editRefunds.reduce((sum, { refundMinor }) => sum + refundMinor, 0);
}

/** Whether an order has an invoice: it was paid, even if it was refunded later in full or in part. */
export function hasInvoice(row: Pick<OrderPageRow, 'order' | 'editRefunds'>): boolean {
  const { paymentStatus, totalMinor } = row.order;
  return wasPaid(paymentStatus) && totalMinor + givenBack(row) > 0;
}

function presentGivenBack(row: OrderPageRow): OrderPage['given_back'] {
  const amount = givenBack(row);
  return amount === 0 ? null : { amount: toWire(amount), done: row.editRefunds.every(({ done }) => done) };
}

function refundOf(order: OrderPageRow['order'], status: OrderStatus | null): OrderPage['refund'] {
  if (order.totalMinor === 0) return null;
  // Also of an order that is made all the same: its owner has given the money back at the provider.
  if (order.paymentStatus === 'refunded') return 'done';
  const due = order.paymentStatus === 'paid' || order.paymentStatus === 'partly_refunded';
  return status === 'cancelled' && due ? 'on_its_way' : null;
}

/** An order as the holder of its link sees it: stages of D33-1, frozen figures (D13, D16). */
export function presentOrderPage(row: OrderPageRow): OrderPage {
  const { order, event } = row;
  const status = asStatus(order.status);
  const { editUntil, holdReason, kind } = order;
  const closed = closedReason({ status, editUntil, holdReason, kind, waits: row.waits }, now());
  const { products: _, ...view } = presentOrderView({ order, intent: null, lines: [] });
  return {
    ...view,
    kind: order.kind,
    lang: order.lang,
    region: order.region,
    created_at: order.createdAt.toISOString(),
    store: {
      name: row.content?.storeName || order.snapshot.storeName,
      slug: event.slug,
      email: row.content?.contactEmail || row.companyDetails.email,
    },
    stage: status === null ? null : publicStage(status),
    steps: presentSteps(row, status),
    to_be_confirmed: row.waits === true,
    refused: row.refused === true,
    stopped: row.stopped,
    help: status === 'address_issue' || status === 'artwork_issue' ? HELP[status] : null,
    products: row.lines.map((line) => presentLine(row, line)),
    ...presentPackages(row),
    ...presentReplacements(row),
    version: order.updatedAt.toISOString(),
    edit_until: closed === null && order.editUntil ? order.editUntil.toISOString() : null,
    closed,
    refund: refundOf(order, status),
    given_back: presentGivenBack(row),
    refunded: order.paymentStatus === 'partly_refunded' ? toWire(row.refundedMinor) : null,
    has_invoice: hasInvoice(row),
    thanks: row.thanks && {
      message: row.thanks.message,
      written_at: row.thanks.writtenAt.toISOString(),
    },
    can_thank: row.mayThank && row.thanks === null,
  };
}
