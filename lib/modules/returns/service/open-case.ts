import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import type { orderCases } from '@/lib/db/schema/returns';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { AppError } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import { isOrderStatus } from '@/lib/modules/orders/rules/statuses';
import { addHistory } from '@/lib/modules/orders/service/statements/move';
import { insertCase } from '@/lib/modules/returns/data/order-cases';
import type { CaseFacts } from '@/lib/modules/returns/data/read-case-facts';

type Row = typeof orderCases.$inferInsert;
type NewCase = Omit<Row, 'tenantId' | 'id' | 'orderId' | 'lang' | 'state' | 'openedAt'>;

/**
 * Writes what a buyer tells of a locked order: the case, its line in the order's history, the audit row without a word of it, the
 * mails to the buyer and the client's people, and news for the open pages. D53-2, D53-8.
 */
export async function openCase(
  tx: Transaction,
  context: TenantContext,
  order: CaseFacts['order'],
  told: NewCase,
): Promise<void> {
  const { tenantId, id: orderId, lang, status } = order;
  const caseId = newId('orderCase');
  const row: Row = { ...told, tenantId, id: caseId, orderId, lang, state: 'open', openedAt: now() };
  if (!(await insertCase(tx, row))) throw new AppError('conflict');
  const withdrawn = told.kind === 'withdrawal';
  const at = isOrderStatus(status) ? status : null;
  if (at !== null) {
    const reason = withdrawn ? 'withdrawal' : 'complaint';
    const step = { from: at, to: at, actor: 'shopper', userId: null, moved: false, reason } as const;
    await addHistory(tx, { tenantId, orderId, ...step });
  }
  await audit(tx, context, {
    action: withdrawn ? 'order.withdrawn' : 'order.complained',
    subjectType: 'order',
    subjectId: orderId,
    data: {
      case: caseId,
      kind: told.kind,
      ...(withdrawn && { amount: told.amountMinor, currency: order.currency }),
    },
  });
  await enqueue(tx, 'send-case-mail', { tenantId, orderId, caseId, kind: 'received' });
  await enqueue(tx, 'send-case-notice', { tenantId, orderId, caseId, kind: 'opened' });
  await announce(tx, 'order.changed', { tenantId, orderId });
}
