import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid } from '@/lib/kernel/app-error';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { ownPictureFacts } from '@/lib/modules/catalogue/service/own-picture-facts';
import { readRefusedWords } from '@/lib/modules/events/service/statements/refused-words';
import { blockingIssue } from '@/lib/modules/fulfilment/service/check-artwork';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { statusOfKind, type FixableKind } from '@/lib/modules/orders/rules/fixable-issues';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { acceptOpenIssue } from '@/lib/modules/orders/service/statements/issues';
import { changeOrder, OrderMoved, type Editor, type HeldOrder } from './change-order';
import { solveIssue } from './solve-issue';

/** Only what a warning is about can be printed as it is. 422 `print_blocked` for everything else. */
async function checkPrintable(
  tx: Transaction,
  order: HeldOrder,
  pictures: Awaited<ReturnType<typeof ownPictureFacts>>,
): Promise<void> {
  const lines = await findLines(tx, order.tenantId, order.id);
  const refusedWords = await readRefusedWords(tx, order);
  if ((await blockingIssue(lines, { pictures, refusedWords })) !== null)
    throw invalid({ artwork: ['print_blocked'] });
}

/**
 * Lets an order go on as it is: its address as it was typed, or its artwork despite the print check's warnings. It is not
 * questioned for that again. The same again does nothing. D32-32. Throws as `changeOrder` does, and 422 `print_blocked` for artwork
 * that cannot be printed.
 */
export async function acceptAsIs(
  editor: Omit<Editor, 'action' | 'isOpen'>,
  version: string,
  kind: FixableKind,
): Promise<void> {
  const { context, orderId } = editor;
  const { tenantId } = context;
  const lines = kind === 'artwork' ? await withTenant(context, (tx) => findLines(tx, tenantId, orderId)) : [];
  const pictures = await ownPictureFacts(tenantId, lines.flatMap(scenesOf));
  const isStopped = ({ status }: HeldOrder) => status === statusOfKind(kind);
  const full: Editor = {
    ...editor,
    action: 'order.edited',
    isOpen: (order) => isStopped(order) && order.holdReason !== 'disputed',
  };
  await changeOrder(full, version, {
    isDone: (_tx, order) => !isStopped(order),
    async write(tx, _context, order) {
      if (kind === 'artwork') await checkPrintable(tx, order, pictures);
      await acceptOpenIssue(tx, order);
      await audit(tx, context, {
        action: 'order.issue_accepted',
        subjectType: 'order',
        subjectId: orderId,
        data: { what: kind },
      });
      await solveIssue(tx, context, order, kind);
    },
  });
}

/** `acceptAsIs` for a client's people or staff. D32-32. Throws 404 for another tenant's order, and `conflict` when it has changed. */
export async function acceptIssue(
  context: TenantContext,
  user: SessionUser,
  { orderId, version, kind }: { orderId: string; version: string; kind: FixableKind },
): Promise<OrderDetail> {
  try {
    await acceptAsIs({ context, orderId, userId: user.id }, version, kind);
  } catch (error) {
    if (error instanceof OrderMoved) throw new AppError('conflict');
    throw error;
  }
  return readOrder(context, user, orderId);
}
