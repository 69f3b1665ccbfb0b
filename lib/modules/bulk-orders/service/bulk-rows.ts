import { now } from '@/lib/kernel/clock';
import { newId, newLogId } from '@/lib/kernel/ids';
import type { JobSpec } from '@/lib/db/enqueue';
import type { OrderPlacement } from '@/lib/modules/bulk-orders/data/write-bulk-order';
import type { BulkEvent } from '@/lib/modules/bulk-orders/data/read-ground';
import { auditRow } from '@/lib/audit/append-audit';
import type { TenantContext } from '@/lib/db/with-tenant';
import { eventJobs } from '@/lib/domain-events/announce';
import { quote } from '@/lib/modules/checkout/rules/quote';
import { customerFields } from '@/lib/modules/checkout/service/customer-fields';
import { orderRows } from '@/lib/modules/checkout/service/order-rows';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { ShippingMethod } from '@/lib/modules/pricing/rules/types';
import type { DecidedShipment } from './decide-shipments';

interface Whole {
  bulkOrderId: string;
  event: BulkEvent;
  method: ShippingMethod;
}

type Placed = Omit<OrderPlacement, 'history' | 'audits'>;

/**
 * The rows of one address: an order that nobody is charged for, whose costs are frozen with it. Its recipients' language
 * is the event's. D35-3.
 */
export function shipmentRows({ bulkOrderId, event, method }: Whole, shipment: DecidedShipment): Placed {
  const { address, lines } = shipment;
  const keys = { tenantId: event.tenantId, id: newId('customer'), eventId: event.id };
  const at = now();
  const customer = { ...keys, ...customerFields(address, event.language), createdAt: at, updatedAt: at };
  const rows = orderRows({
    event: { ...event, opensAt: null, closesAt: null },
    customer: { ...customer, openOrderId: null },
    lines,
    price: quote({ ...storePricing(event), freeRetailShipping: true }, lines, method, null),
    tax: null,
    voucher: null,
    voucherPerson: null,
    requestHash: Buffer.alloc(0),
    payment: null,
  });
  const order = { ...rows.order, kind: 'bulk' as const, bulkOrderId, requestHash: null };
  return { customer, order, lines: rows.lines };
}

/** An order as it begins: `new`, or one that waits for credit or budget right away. D37-5. */
export function begun(
  context: TenantContext,
  placed: Placed,
  waitsIn: 'over_budget' | 'over_budget_limit' | null,
): OrderPlacement {
  const { order } = placed;
  const { tenantId, id: orderId } = order;
  const steps: [OrderStatus | null, OrderStatus][] = [[null, 'new']];
  if (waitsIn) steps.push(['new', waitsIn]);
  const history = steps.map(([fromStatus, toStatus], step) => ({
    tenantId,
    id: newLogId('history'),
    orderId,
    fromStatus,
    toStatus,
    moved: true,
    reason: null,
    actor: step === 0 ? context.actor : ('system' as const),
    actorUserId: step === 0 ? (context.userId ?? null) : null,
    at: now(),
  }));
  const subject = { subjectType: 'order', subjectId: orderId, subjectLabel: order.orderRef } as const;
  const audits = [auditRow(context, { action: 'order.added', ...subject, data: { ref: order.orderRef } })];
  if (waitsIn) {
    const move = { from: 'new', to: waitsIn };
    const system: TenantContext = { tenantId, actor: 'system' };
    audits.push(auditRow(system, { action: 'order.status_changed', ...subject, data: move }));
  }
  const standing = waitsIn ? { status: waitsIn, returnsTo: 'new' } : {};
  return { ...placed, order: { ...order, ...standing }, history, audits };
}

/** An order that waits for its Bulk order's payment by card: it has no status yet, and owes nothing to the credit account. */
export function unpaid(context: TenantContext, placed: Placed, until: Date): OrderPlacement {
  const { order } = placed;
  const waiting = {
    ...order,
    paymentStatus: 'awaiting_payment' as const,
    status: null,
    paidAt: null,
    editUntil: null,
    reservedUntil: until,
    // The charge bears what it costs.
    applicationFeeMinor: order.creditMinor ?? 0,
    creditMinor: 0,
  };
  const subject = { subjectType: 'order', subjectId: order.id, subjectLabel: order.orderRef } as const;
  const audits = [auditRow(context, { action: 'order.added', ...subject, data: { ref: order.orderRef } })];
  return { ...placed, order: waiting, history: [], audits };
}

/** What follows for an order that is accepted at once. */
export const acceptedJobs = ({ order }: Placed): JobSpec[] =>
  eventJobs('order.accepted', {
    tenantId: order.tenantId,
    orderId: order.id,
    kind: 'bulk',
    editUntil: order.editUntil ?? null,
  });
