import { now } from '@/lib/kernel/clock';
import { newId, newLogId } from '@/lib/kernel/ids';
import type { Locale } from '@/lib/kernel/locales';
import type { CheckedAddress } from '@/lib/modules/checkout/rules/check-address';
import { quote } from '@/lib/modules/checkout/rules/quote';
import type { CheckoutLine } from '@/lib/modules/orders/rules/order-line-types';
import { storePricing } from '@/lib/modules/pricing/rules/store-pricing';
import { auditRow } from '@/lib/audit/append-audit';
import { eventJobs } from '@/lib/domain-events/announce';
import type { ClaimPlacement } from '@/lib/modules/claims/data/place-claim';
import type { ClaimEvent } from '@/lib/modules/claims/service/statements/read-claim';
import type { TenantContext } from '@/lib/db/with-tenant';
import { customerFields } from '@/lib/modules/checkout/service/customer-fields';
import { orderRows } from '@/lib/modules/checkout/service/order-rows';

/** A valid claim, to be granted if code, count, household and stock allow. */
export interface DecidedClaim {
  event: ClaimEvent;
  address: CheckedAddress;
  lang: Locale;
  /** Where the visitor came from; null where that isn't known. */
  source: string | null;
  /** Its product's price is 0. */
  gift: CheckoutLine;
  /** Its client approves each claim. */
  approves: boolean;
}

/** A gift costs nothing, shipping included, whatever its event's prices. */
function freePrice({ event, gift }: DecidedClaim) {
  return quote({ ...storePricing(event), freeRetailShipping: true }, [gift], 'standard', null);
}

/** The job key of the mail about a claim's state: a newer mail replaces one that has not been sent yet. */
export const confirmKey = (orderId: string): string => `confirm:${orderId}`;

/** The frozen rows of a claim: a free order with status `new`, its history, audit rows and jobs. */
export function claimRows(
  context: TenantContext,
  decided: DecidedClaim,
): Omit<ClaimPlacement, 'codes' | 'keys' | 'jobsWhenFull'> {
  const { event, address, lang, source, gift } = decided;
  const keys = { tenantId: event.tenantId, id: newId('customer'), eventId: event.id };
  const customer = { ...keys, ...customerFields(address, lang, source), createdAt: now(), updatedAt: now() };
  const rows = orderRows({
    event,
    customer: { ...customer, openOrderId: null },
    lines: [gift],
    price: freePrice(decided),
    tax: null,
    voucher: null,
    voucherPerson: null,
    requestHash: Buffer.alloc(0),
    payment: null,
  });
  const order = { ...rows.order, kind: 'claim' as const, requestHash: null };
  const [line] = rows.lines;
  if (!line) throw new RangeError('a claim without a gift');
  const subject = { subjectType: 'order', subjectId: order.id, subjectLabel: order.orderRef } as const;
  return {
    customer,
    order,
    line,
    history: {
      tenantId: order.tenantId,
      id: newLogId('history'),
      orderId: order.id,
      toStatus: 'new',
      fromStatus: null,
      moved: true,
      reason: null,
      actor: context.actor,
      actorUserId: context.userId ?? null,
      at: now(),
    },
    audits: [
      auditRow(context, { action: 'order.added', ...subject, data: { ref: order.orderRef } }),
      auditRow(context, { action: 'claim.accepted', ...subject, data: { event: event.id } }),
    ],
    jobs: eventJobs('order.accepted', {
      tenantId: order.tenantId,
      orderId: order.id,
      kind: 'claim',
      editUntil: order.editUntil ?? null,
    }),
    at: now(),
  };
}
