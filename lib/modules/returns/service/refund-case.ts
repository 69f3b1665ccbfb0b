import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { fromWire, toWire } from '@/lib/kernel/money';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { mayRefund, type RefundReason } from '@/lib/modules/orders/rules/refund-requests';
import { giveBack } from '@/lib/modules/payments/service/refund/give-back';
import { refundGround } from '@/lib/modules/payments/service/refund/refund-ground';
import type { RefundCaseForm } from '@/lib/modules/returns/contract/cases';
import type { OrderCases } from '@/lib/modules/returns/contract/order-case';
import { changeCase, type CaseRow } from '@/lib/modules/returns/data/order-cases';
import type { CaseKind } from '@/lib/modules/returns/rules/cases';
import { actOnCase, type HeldCase } from './act-on-case';
import { piecesDue } from './amount-due';
import { worthOf } from './cases-of-order';

const REASONS: Record<CaseKind, RefundReason> = {
  withdrawal: 'customer_request',
  damaged: 'damaged',
  misprinted: 'damaged',
  wrong: 'wrong_item',
  missing: 'missing_item',
  lost: 'missing_item',
};

/** The amount, decided here. Throws `conflict` where the person saw another one, and 422 for nothing and for more than is left. */
function amountOf(
  row: CaseRow,
  ground: Awaited<ReturnType<typeof refundGround>>,
  form: RefundCaseForm,
): number {
  const worth = worthOf(row, ground);
  const asked = fromWire(form.amount);
  if (form.items && form.amount !== toWire(worth)) throw new AppError('conflict');
  // What a withdrawal is worth is the law's, and nothing to be bargained about.
  if (row.kind === 'withdrawal' && !form.items) throw invalid({ amount: ['invalid'] });
  if (asked === 0) throw invalid({ amount: ['too_small'] });
  if (asked > ground.left) throw invalid({ amount: ['too_large'] });
  return asked;
}

async function write(
  tx: Transaction,
  context: TenantContext,
  user: SessionUser,
  { row, order, form }: HeldCase & { form: RefundCaseForm },
): Promise<void> {
  if (!mayRefund(order)) throw new AppError('conflict');
  const ground = await refundGround(tx, order);
  const amount = amountOf(row, ground, form);
  const { tenantId, id: orderId, currency } = order;
  const refundRequestId = await giveBack(tx, context, order, {
    userId: user.id,
    amount,
    left: ground.left,
    lines: form.items ? piecesDue(ground, row.lines).lines : [],
    withShipping: form.items && row.withDelivery && !ground.shippingGiven,
    reason: REASONS[row.kind],
    words: '',
  });
  await audit(tx, context, {
    action: 'order.case_refunded',
    subjectType: 'order',
    subjectId: orderId,
    data: { case: row.id, kind: row.kind, amount, currency },
  });
  // The order was cancelled in place of it, and with it this case.
  if (refundRequestId === null) return;
  const closed = { state: 'refunded', closedAt: now(), decidedBy: user.id, refundRequestId } as const;
  await changeCase(tx, row, closed);
  // The refund itself mails what a withdrawal is paid; a complaint's buyer hears what was decided.
  if (row.kind === 'withdrawal') return;
  await enqueue(tx, 'send-case-mail', { tenantId, orderId, caseId: row.id, kind: 'refunded', amount });
}

/**
 * Gives back what a withdrawal is due or a complaint is worth, by the one door for refunds: never more than is left of what was
 * paid. All of an order that is not made yet cancels it. D53-5, D53-8. Throws as `actOnCase` does, `conflict` where something
 * else would go back than the person saw, and 422 for an amount of nothing or too much.
 */
export function refundCase(
  context: TenantContext,
  user: SessionUser,
  caseId: string,
  form: RefundCaseForm,
): Promise<OrderCases> {
  return actOnCase(context, user, {
    caseId,
    version: form.version,
    isDone: ({ state }) => state === 'refunded',
    write: (tx, held) => write(tx, context, user, { ...held, form }),
  });
}
