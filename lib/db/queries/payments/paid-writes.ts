import type { SQL, SQLWrapper } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import type { Currency, Minor } from '@/lib/kernel/money';
import { auditRow } from '@/lib/db/audit';
import { jobsCall, jobSpec } from '@/lib/db/enqueue';
import { auditLog } from '@/lib/db/schema/operations';
import { orderHistory } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';

/** An order that has just become paid, or needs no payment. */
export interface PaidOrder {
  id: string;
  orderRef: string;
  total: Minor;
  currency: Currency;
  editUntil: Date;
  /** What its history and audit rows say beside the plain fact. */
  note: string | null;
  data: Record<string, unknown>;
}

/** What belongs to an order's becoming `new`: history, audit rows and jobs, to be written with it. DESIGN "Money path". */
export function paidWrites(
  tx: Transaction,
  context: TenantContext,
  order: PaidOrder,
): { writes: Record<string, SQLWrapper>; jobs: SQL[] } {
  const { tenantId } = context;
  const subject = { subjectType: 'order', subjectId: order.id } as const;
  const money = { total: order.total, currency: order.currency };
  const job = { tenantId, orderId: order.id };
  const history = {
    tenantId,
    id: newId('history'),
    orderId: order.id,
    fromStatus: null,
    toStatus: 'new',
    actor: context.actor,
    actorUserId: context.userId ?? null,
    reason: order.note,
    at: now(),
  };
  return {
    writes: {
      paid_history: tx.insert(orderHistory).values(history),
      paid_audit: tx
        .insert(auditLog)
        .values([
          auditRow(context, { action: 'order.added', ...subject, data: { ref: order.orderRef } }),
          auditRow(context, { action: 'order.paid', ...subject, data: { ...money, ...order.data } }),
        ]),
    },
    jobs: [
      jobsCall([
        jobSpec('send-order-mail', { ...job, kind: 'order_confirmation' }, { jobKey: `confirm:${order.id}` }),
        jobSpec('announce-order', job, { jobKey: `announce:${order.id}` }),
        jobSpec('advance-order', job, { runAt: order.editUntil, jobKey: `advance:${order.id}` }),
      ]),
    ],
  };
}
