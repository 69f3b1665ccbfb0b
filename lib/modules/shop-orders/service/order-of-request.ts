import { auditRow } from '@/lib/audit/append-audit';
import type { TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import { newId, newLogId } from '@/lib/kernel/ids';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { quote } from '@/lib/modules/checkout/rules/quote';
import { customerFields } from '@/lib/modules/checkout/service/customer-fields';
import { orderRows } from '@/lib/modules/checkout/service/order-rows';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import type { ShopEvent } from '@/lib/modules/shop-orders/data/shop-ground';
import type { ShopPlacement } from '@/lib/modules/shop-orders/data/write-shop-order';
import type { DecidedRequest } from './decide-request';

/** The rows of a shop's order: free for its shopper, who has paid the shop, with what it costs its client frozen. S4-58, D35-3. */
export function orderOfRequest(
  context: TenantContext,
  event: ShopEvent,
  { address, lines }: DecidedRequest,
): ShopPlacement {
  const { tenantId } = event;
  const at = now();
  const lang = isLocale(event.language) ? event.language : DEFAULT_LOCALE;
  const keys = { tenantId, id: newId('customer'), eventId: event.id };
  const customer = { ...keys, ...customerFields(address, lang), createdAt: at, updatedAt: at };
  const rows = orderRows({
    event: { ...event, opensAt: null, closesAt: null },
    customer: { ...customer, openOrderId: null },
    lines,
    price: quote({ ...storePricing(event), freeRetailShipping: true }, lines, 'standard', null),
    tax: null,
    voucher: null,
    voucherPerson: null,
    requestHash: Buffer.alloc(0),
    payment: null,
  });
  const order = { ...rows.order, kind: 'shop' as const, requestHash: null };
  const subject = { subjectType: 'order', subjectId: order.id, subjectLabel: order.orderRef } as const;
  return {
    customer,
    order,
    lines: rows.lines,
    history: {
      tenantId,
      id: newLogId('history'),
      orderId: order.id,
      fromStatus: null,
      toStatus: 'new',
      moved: true,
      reason: null,
      actor: 'system',
      actorUserId: null,
      at,
    },
    audits: [auditRow(context, { action: 'order.added', ...subject, data: { ref: order.orderRef } })],
  };
}
