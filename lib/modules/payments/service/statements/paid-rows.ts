import { newLogId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import type { Currency, Minor } from '@/lib/kernel/money';
import { auditRow } from '@/lib/audit/append-audit';
import { jobSpec, type JobSpec } from '@/lib/db/enqueue';
import { eventJobs } from '@/lib/domain-events/announce';
import { jsonRow } from '@/lib/db/json-rows';
import { auditLog } from '@/lib/db/schema/audit';
import { orderHistory } from '@/lib/db/schema/orders';
import type { TenantContext } from '@/lib/db/with-tenant';

/** An order that has just become paid, or needs no payment. */
export interface PaidOrder {
  id: string;
  orderRef: string;
  total: Minor;
  currency: Currency;
  editUntil: Date;
  /** Whether it must be reported to the provider's tax reports. */
  taxed: boolean;
  /** An additional note for its history and audit rows. */
  note: string | null;
  data: Record<string, unknown>;
}

/** Rows as JSON with column names as keys, and jobs. */
export interface PaidRows {
  history: Record<string, unknown>[];
  audits: Record<string, unknown>[];
  jobs: JobSpec[];
}

/** The rows when nothing becomes paid. */
export const NOT_PAID: PaidRows = { history: [], audits: [], jobs: [] };

/** The rows to write when an order becomes `new`: history, audit rows and jobs. */
export function paidRows(context: TenantContext, order: PaidOrder): PaidRows {
  const { tenantId } = context;
  const subject = { subjectType: 'order', subjectId: order.id, subjectLabel: order.orderRef } as const;
  const money = { total: order.total, currency: order.currency };
  const job = { tenantId, orderId: order.id };
  const history = {
    tenantId,
    id: newLogId('history'),
    orderId: order.id,
    fromStatus: null,
    toStatus: 'new',
    actor: context.actor,
    actorUserId: context.userId ?? null,
    moved: true,
    reason: order.note,
    at: now(),
  };
  const audits = [
    auditRow(context, { action: 'order.added', ...subject, data: { ref: order.orderRef } }),
    auditRow(context, { action: 'order.paid', ...subject, data: { ...money, ...order.data } }),
  ];
  return {
    history: [jsonRow(orderHistory, history)],
    audits: audits.map((row) => jsonRow(auditLog, row)),
    jobs: [
      ...eventJobs('order.accepted', { ...job, kind: 'store', editUntil: order.editUntil }),
      ...(order.taxed ? [jobSpec('record-tax', job, { jobKey: `tax:${order.id}` })] : []),
    ],
  };
}
