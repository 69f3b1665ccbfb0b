import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { ownPictureFacts } from '@/lib/modules/catalogue/service/own-picture-facts';
import { blockingIssue } from '@/lib/modules/fulfilment/service/check-artwork';
import { readEditFacts } from '@/lib/modules/order-changes/data/read-edit-facts';
import type { OrderDetail } from '@/lib/modules/orders/contract/order-detail';
import { mayFixLine } from '@/lib/modules/orders/rules/may-fix-address';
import { scenesOf } from '@/lib/modules/orders/rules/printed-scenes';
import { readOrder } from '@/lib/modules/orders/service/read-order';
import { findLines, findOrder } from '@/lib/modules/orders/service/statements/find-lines';
import { OrderMoved, type Editor } from './change-order';
import { editOrder, type EditGround, type RequestedEdit } from './edit-order';
import { chooseVariant, lineChangeOf, takeVariant, withVariant } from './line-variant';

interface Asked {
  orderId: string;
  lineId: string;
  variantId: string;
}

/** The line with the variant that is asked for; null where it has it. Throws 404, and 422 for one that is not available. */
function changedLine(ground: Pick<EditGround, 'lines' | 'facts'>, { lineId, variantId }: Asked) {
  const line = ground.lines.find(({ id }) => id === lineId);
  if (!line) throw notFound();
  const choice = chooseVariant(ground, line, variantId);
  return choice && { before: line, after: withVariant(line, choice) };
}

/** Whether the print can be seen on the new garment: an order that was checked already is not checked again. 422 if not. */
async function checkPrint(context: TenantContext, asked: Asked): Promise<void> {
  const { tenantId } = context;
  const found = await withTenant(context, async (tx) => {
    const order = await findOrder(tx, tenantId, asked.orderId);
    const facts = order && (await readEditFacts(tx, tenantId, asked.orderId));
    if (!facts) throw notFound();
    const lines = await findLines(tx, tenantId, asked.orderId);
    return { line: changedLine({ facts, lines }, asked)?.after, event: facts.event };
  });
  if (!found.line) return;
  const { refusedWords } = found.event;
  const pictures = await ownPictureFacts(tenantId, scenesOf(found.line));
  const issue = await blockingIssue([found.line], { pictures, refusedWords });
  if (issue !== null) throw invalid({ variant_id: ['print_blocked'] });
}

function requestedFix(asked: Asked): RequestedEdit {
  return {
    // In a promise, since what is wrong is told by rejecting.
    decide: (ground) =>
      Promise.resolve().then(() => {
        const changed = changedLine(ground, asked);
        const { customer } = ground.order.snapshot;
        return (
          changed && {
            change: lineChangeOf(changed.before, changed.after),
            customer,
            line: changed.after,
            field: 'variant_id',
          }
        );
      }),
    take: (tx, _context, ground, { line }) => takeVariant(tx, ground, line),
  };
}

/**
 * Changes the colour or size of a line for its shopper, until the order is sent to the fulfiller: among what the product sells,
 * at the price that was paid; stock moves, and the shopper gets a mail. What making it costs stays as frozen, since all variants of
 * a product cost the same. D3-37. Throws 404 for another tenant's order or line, `conflict` when it has changed since `version` or
 * was sent, `out_of_stock`, and 422 for a variant that isn't sold or on which the print can't be seen.
 */
export async function fixLine(
  context: TenantContext,
  user: SessionUser,
  asked: Asked & { version: string },
): Promise<OrderDetail> {
  const { orderId, version } = asked;
  const editor: Editor = {
    context,
    orderId,
    userId: user.id,
    action: 'order.line_fixed',
    isOpen: mayFixLine,
  };
  try {
    await checkPrint(context, asked);
    await editOrder(editor, version, requestedFix(asked));
  } catch (error) {
    if (error instanceof OrderMoved) throw new AppError('conflict');
    throw error;
  }
  return readOrder(context, user, orderId);
}
