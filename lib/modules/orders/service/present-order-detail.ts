import { now } from '@/lib/kernel/clock';
import { toWire } from '@/lib/kernel/money';
import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import type { OrderDetailRow } from '@/lib/modules/orders/data/read-order-detail';
import { inOrder } from './history-order';
import { refundedByLine, refundedLine, wasMade } from '@/lib/modules/orders/rules/left-out';
import { maySendLink } from '@/lib/modules/orders/rules/fixable-issues';
import { mayCancel } from '@/lib/modules/orders/rules/may-cancel';
import { mayFixAddress, mayFixArtwork, mayFixLine } from '@/lib/modules/orders/rules/may-fix-address';
import { mayRefund, unsettledRefunds } from '@/lib/modules/orders/rules/refund-requests';
import { mayAskReplacement, whyNotReplaced } from '@/lib/modules/orders/rules/replaceable';
import { staffMoves } from '@/lib/modules/orders/rules/staff-moves';
import { linePreviewUrl } from './line-preview-url';
import { presentEdits, presentTalk } from './present-order-talk';
import { presentActs } from './present-order-summary';
import { presentPacked, presentParcels } from './present-parcels';

/** What the answer depends on besides the order itself. */
export interface DetailViewer {
  mayRelease: boolean;
  /** May cancel orders, and this one is no flagged claim that waits for a decision. */
  mayCancel: boolean;
  mayFixAddress: boolean;
  mayFixLine: boolean;
  mayFixArtwork: boolean;
  mayRefund: boolean;
  mayMail: boolean;
  mayAskReplacement: boolean;
  mayReplace: boolean;
  /** May set statuses by hand, and this one is no flagged claim that waits for a decision. */
  mayMove: boolean;
  /** May let an order go on whose event's budget is used up (D32). */
  mayPassBudget: boolean;
  /** User id → the name this viewer may see. */
  names: ReadonlyMap<string, string>;
  prints: ReadonlyMap<string, OrderDetail['lines'][number]['print_files']>;
}

type Line = OrderDetailRow['lines'][number];

const wireDay = (isoDay: string): string => isoDay.split('-').reverse().join('-');
const instant = (date: Date | null): string | null => date && date.toISOString();

function presentLine(
  tenantId: string,
  line: Line,
  prints: DetailViewer['prints'],
  refunded: OrderDetail['lines'][number]['refunded'],
): OrderDetail['lines'][number] {
  const { front, back } = line.personalisation;
  const preview = (side: Side, scene: unknown) =>
    scene ? linePreviewUrl({ tenantId, lineId: line.id, side, drawn: line }) : null;
  return {
    id: line.id,
    product_id: line.productId,
    variant_id: line.variantId,
    sku: line.sku,
    name: line.name,
    colour: line.colourName,
    colour_hex: line.colourHex,
    size: line.size,
    quantity: line.quantity,
    price: toWire(line.unitGrossMinor),
    ...(line.personalGrossMinor > 0 && { personalisation_price: toWire(line.personalGrossMinor) }),
    total: toWire(line.grossMinor),
    ...(refunded && { refunded }),
    personalisation: { ...(front ? { front } : {}), ...(back ? { back } : {}) },
    front_preview: preview('front', line.sceneFront),
    back_preview: preview('back', line.sceneBack),
    print_files: [...(prints.get(line.id) ?? [])],
  };
}

function presentHistory(row: OrderDetailRow, names: DetailViewer['names']): OrderDetail['history'] {
  return inOrder(row.history).map((step) => ({
    id: step.id,
    from_status: step.fromStatus,
    to_status: step.toStatus,
    actor: step.actor,
    actor_name: (step.actorUserId && names.get(step.actorUserId)) ?? null,
    moved: step.moved,
    reason: step.reason,
    ...(step.words !== null && { words: step.words }),
    ...(step.bulkActId !== null && { bulk_act: step.bulkActId }),
    at: step.at.toISOString(),
  }));
}

function presentMoneyBack(
  row: OrderDetailRow,
  { names, mayRefund: maySettle }: DetailViewer,
): Pick<OrderDetail, 'refunds' | 'asked_refunds' | 'disputes'> {
  const unsettled = maySettle
    ? unsettledRefunds(row.order, row.asked, row.refunds)
    : new Map<string, number>();
  const owed = (id: string): string | null => {
    const amount = unsettled.get(id);
    return amount === undefined ? null : toWire(amount);
  };
  return {
    asked_refunds: row.asked.map((asked) => ({
      id: asked.id,
      amount: toWire(asked.amountMinor),
      state: asked.state,
      reason: asked.reason,
      words: asked.words,
      bearer: asked.bearer ?? 'client',
      asked_by: names.get(asked.askedBy) ?? null,
      refund: asked.refundId,
      asked_at: asked.askedAt.toISOString(),
      owed: owed(asked.id),
    })),
    refunds: row.refunds.map((refund) => ({
      id: refund.refundId,
      amount: toWire(refund.amountMinor),
      made_by: refund.madeBy,
      for_edit: refund.editId !== null,
      state: refund.state,
      made_at: refund.madeAt.toISOString(),
      owed: owed(refund.refundId),
    })),
    disputes: row.disputes.map((dispute) => ({
      id: dispute.disputeId,
      amount: toWire(dispute.amountMinor),
      reason: dispute.reason,
      state: dispute.state,
      evidence_due: instant(dispute.evidenceDue),
      opened_at: dispute.openedAt.toISOString(),
      closed_at: instant(dispute.closedAt),
    })),
  };
}

function presentOther(other: OrderDetailRow['others'][number]): OrderDetail['others'][number] {
  return {
    id: other.id,
    order_ref: other.orderRef,
    status: other.status,
    payment_status: other.paymentStatus,
    held: other.held,
    event_name: other.eventName,
    total_store_price: toWire(other.totalMinor),
    currency: other.currency,
    created_at: new Date(other.createdAt).toISOString(),
  };
}

function presentSummary({ order, tenantName, event, lines }: OrderDetailRow) {
  const { customer } = order.snapshot;
  return {
    id: order.id,
    tenant_id: order.tenantId,
    tenant_name: tenantName,
    event_slug: event.slug,
    event_name: event.name,
    order_ref: order.orderRef,
    kind: order.kind,
    status: order.status,
    payment_status: order.paymentStatus,
    held: order.holdReason !== null,
    customer_name: customer.name,
    customer_country: customer.country_iso2,
    item_count: lines.reduce((sum, line) => sum + line.quantity, 0),
    total_store_price: toWire(order.totalMinor),
    currency: order.currency,
    created_at: order.createdAt.toISOString(),
  };
}

function presentCustomer({ order }: OrderDetailRow): OrderDetail['customer'] {
  const { customer } = order.snapshot;
  return {
    name: customer.name,
    email: customer.email,
    phone: customer.phone,
    address_first_line: customer.address_first_line,
    address_second_line: customer.address_second_line,
    address_city: customer.address_city,
    address_county: customer.address_county,
    address_postcode: customer.address_postcode,
    address_country: customer.address_country,
    address_state: customer.address_state,
  };
}

/** What was refunded of each line; requests that were refused or failed don't count. */
function presentLines({ order, lines, asked, refunds, history }: OrderDetailRow, viewer: DetailViewer) {
  const failed = new Set(refunds.flatMap(({ refundId, state }) => (state === 'failed' ? [refundId] : [])));
  const standing = asked.filter(({ state, refundId }) => state !== 'refused' && !failed.has(refundId ?? ''));
  const pieces = refundedByLine(standing);
  const about = { status: order.status, returnsTo: order.returnsTo, made: wasMade(history) };
  return lines.map((line) =>
    presentLine(order.tenantId, line, viewer.prints, refundedLine(about, line, pieces)),
  );
}

/** A move is taken back where it was made. */
const presentUndo = (undo: OrderDetailRow['undo']): OrderDetail['undo'] =>
  undo && undo.act !== 'move' ? { act: undo.act, until: undo.until.toISOString() } : null;

const isPersonal = ({ personalisation }: Line): boolean =>
  [personalisation.front, personalisation.back].some((own) => Object.keys(own ?? {}).length > 0);

/** Whether the viewer may let an order go on with its address or artwork as it is. D32-32. */
function mayAccept({ status, holdReason }: OrderDetailRow['order'], viewer: DetailViewer): boolean {
  if (holdReason === 'disputed') return false;
  if (status === 'address_issue') return viewer.mayFixAddress;
  return status === 'artwork_issue' && viewer.mayFixArtwork;
}

/** The order that it replaces items of, those that replace its own, and whether there can be another. S2.2-117. */
function presentReplacements(
  { order, parent, replacements }: OrderDetailRow,
  viewer: Pick<DetailViewer, 'mayAskReplacement' | 'mayReplace'>,
): Pick<OrderDetail, 'replaces' | 'replacements' | 'can_request_replacement' | 'can_replace'> {
  const { borneBy } = order;
  const replaces = parent && borneBy && { id: parent.id, order_ref: parent.orderRef, borne_by: borneBy };
  return {
    replaces: replaces ?? null,
    replacements: replacements.map((one) => ({
      id: one.id,
      order_ref: one.orderRef,
      status: one.status,
      payment_status: one.paymentStatus,
      held: one.held,
      item_count: one.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      parcels: presentParcels(one.parcels),
      created_at: new Date(one.createdAt).toISOString(),
    })),
    can_request_replacement: viewer.mayAskReplacement && mayAskReplacement(order),
    can_replace: viewer.mayReplace && whyNotReplaced(order) === null,
  };
}

/** An order as its client or staff see it, figures as frozen at `pay` (D13, D16). */
export function presentOrderDetail(row: OrderDetailRow, viewer: DetailViewer): OrderDetail {
  const { order } = row;
  const packed = presentPacked(row.lines, row.parcels);
  return {
    ...presentSummary(row),
    ...presentActs(order, now()),
    moves: viewer.mayMove ? staffMoves(order) : [],
    lang: order.lang,
    discount_code: order.discountCode,
    items_total: toWire(order.itemsGrossMinor),
    total_shipping_price: toWire(order.shippingGrossMinor),
    discount_amount: toWire(order.discountMinor),
    waived_amount: toWire(order.waivedMinor),
    total_store_price_excluding_vat: toWire(order.netMinor),
    total_store_vat: toWire(order.vatMinor),
    shipping_method: order.shippingMethod,
    customer: presentCustomer(row),
    estimatedDeliveryDateX: wireDay(order.deliveryFrom),
    estimatedDeliveryDateY: wireDay(order.deliveryTo),
    paid_at: instant(order.paidAt),
    edit_until: instant(order.editUntil),
    can_release:
      viewer.mayRelease && order.status === 'new' && order.holdReason === null && row.undo?.act !== 'release',
    undo: viewer.mayRelease ? presentUndo(row.undo) : null,
    can_cancel: viewer.mayCancel && mayCancel(order),
    can_fix_address: viewer.mayFixAddress && mayFixAddress(order),
    can_fix_line: viewer.mayFixLine && mayFixLine(order),
    can_fix_artwork: viewer.mayFixArtwork && mayFixArtwork(order) && row.lines.some(isPersonal),
    can_accept_issue: mayAccept(order, viewer),
    hold: order.holdReason,
    can_resume: viewer.mayRelease && order.holdReason !== null,
    version: order.updatedAt.toISOString(),
    can_pass_budget:
      viewer.mayPassBudget &&
      order.status === 'over_budget' &&
      order.holdReason === null &&
      order.kind !== 'bulk',
    can_refund: viewer.mayRefund && mayRefund(order),
    can_send_link: viewer.mayMail && maySendLink(order),
    ...presentMoneyBack(row, viewer),
    fulfiller: row.fulfiller,
    tracking: order.tracking,
    parcels: packed.parcels,
    to_come: packed.toCome,
    lines: presentLines(row, viewer),
    history: presentHistory(row, viewer.names),
    edits: presentEdits(row),
    ...presentTalk(row, viewer.names),
    others: row.others.map(presentOther),
    ...presentReplacements(row, viewer),
    thanks: row.thanks && {
      message: row.thanks.message,
      written_at: row.thanks.writtenAt.toISOString(),
    },
  };
}
