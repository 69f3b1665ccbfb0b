import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid } from '@/lib/kernel/app-error';
import { cleanText } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import type { MarkCaseForm } from '@/lib/modules/returns/contract/cases';
import type { OrderCases } from '@/lib/modules/returns/contract/order-case';
import { changeCase } from '@/lib/modules/returns/data/order-cases';
import { actOnCase, type HeldCase } from './act-on-case';

const mailOf = ({ row, order }: HeldCase) => ({
  tenantId: order.tenantId,
  orderId: order.id,
  caseId: row.id,
});

/**
 * Refuses a complaint with its reason, which is mailed to the buyer. D53-8. Throws as `actOnCase` does, `conflict` for a
 * withdrawal, which needs nobody's approval, and 422 for no reason.
 */
export function refuseCase(
  context: TenantContext,
  user: SessionUser,
  caseId: string,
  { reason, version }: { reason: string; version: number },
): Promise<OrderCases> {
  const refusal = cleanText(reason);
  if (refusal === '') throw invalid({ reason: ['required'] });
  return actOnCase(context, user, {
    caseId,
    version,
    isDone: (row) => row.state === 'refused' && row.refusal === refusal,
    async write(tx, held) {
      const { row, order } = held;
      if (row.kind === 'withdrawal') throw new AppError('conflict');
      await changeCase(tx, row, { state: 'refused', refusal, closedAt: now(), decidedBy: user.id });
      await audit(tx, context, {
        action: 'order.complaint_refused',
        subjectType: 'order',
        subjectId: order.id,
        data: { case: row.id, kind: row.kind },
      });
      await enqueue(tx, 'send-case-mail', { ...mailOf(held), kind: 'refused' });
    },
  });
}

/** Writes that the items of a complaint are to be replaced, with audit row and mail; the order is locked. D53-8. */
export async function writeReplacement(
  tx: Transaction,
  context: TenantContext,
  held: HeldCase,
  { userId, bulkActId }: { userId: string; bulkActId?: string },
): Promise<void> {
  const { row, order } = held;
  await changeCase(tx, row, { state: 'replacement_requested', decidedBy: userId });
  await audit(tx, context, {
    action: 'order.replacement_requested',
    subjectType: 'order',
    subjectId: order.id,
    data: { case: row.id, kind: row.kind, ...(bulkActId !== undefined && { bulk_act: bulkActId }) },
  });
  await enqueue(tx, 'send-case-mail', { ...mailOf(held), kind: 'replacement' });
}

/**
 * Asks the platform's staff to replace the items of a complaint; the buyer gets a mail, and the case stays open until it is made.
 * D53-8, D3. Throws as `actOnCase` does, and `conflict` for a withdrawal.
 */
export function requestReplacement(
  context: TenantContext,
  user: SessionUser,
  caseId: string,
  version: number,
): Promise<OrderCases> {
  return actOnCase(context, user, {
    caseId,
    version,
    isDone: ({ state }) => state === 'replacement_requested',
    async write(tx, held) {
      if (held.row.kind === 'withdrawal') throw new AppError('conflict');
      await writeReplacement(tx, context, held, { userId: user.id });
    },
  });
}

/**
 * Notes that the goods of a withdrawal, or proof that they were sent, came in: until then its client may keep the money. D53-5.
 * Throws as `actOnCase` does, and `conflict` for a complaint.
 */
export function markCase(
  context: TenantContext,
  user: SessionUser,
  caseId: string,
  { mark, done, version }: MarkCaseForm,
): Promise<OrderCases> {
  const column = mark === 'goods' ? 'goodsAt' : 'proofAt';
  return actOnCase(context, user, {
    caseId,
    version,
    isDone: (row) => (row[column] !== null) === done,
    async write(tx, { row, order }) {
      if (row.kind !== 'withdrawal') throw new AppError('conflict');
      await changeCase(tx, row, { [column]: done ? now() : null });
      await audit(tx, context, {
        action: 'order.case_marked',
        subjectType: 'order',
        subjectId: order.id,
        data: { case: row.id, mark, done },
      });
    },
  });
}
