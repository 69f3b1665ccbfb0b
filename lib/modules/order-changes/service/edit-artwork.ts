import { invalid, notFound } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { checkLineTexts } from '@/lib/modules/checkout/service/check-texts';
import { blockingIssue } from '@/lib/modules/fulfilment/service/check-artwork';
import { basketItemId } from '@/lib/modules/orders/rules/basket-item-id';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';
import { moveOrder } from '@/lib/modules/orders/service/move-order';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { movable } from '@/lib/modules/orders/service/statements/move';
import { OrderMoved, type Editor, type HeldOrder } from './change-order';
import { editOrder, type EditGround, type EditResult } from './edit-order';
import { lineChangeOf } from './line-variant';
import { readArtworkFacts, withArtwork, type ArtworkFacts, type AskedArtwork } from './own-artwork';
import { solveIssue } from './solve-issue';

async function decide(
  asked: AskedArtwork,
  facts: ArtworkFacts,
  ground: EditGround,
): Promise<EditResult | null> {
  const before = ground.lines.find(({ id }) => id === asked.lineId);
  if (!before) throw notFound();
  const { line, problems } = withArtwork(before, asked.personalisation, facts);
  if (Object.keys(problems).length === 0)
    Object.assign(problems, await checkLineTexts({ ...line, ...facts }, 'personalisation'));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  const nameOf = ({ personalisation }: typeof line) => basketItemId('', '', personalisation);
  if (nameOf(line) === nameOf(before)) return null;
  const { customer } = ground.order.snapshot;
  return { change: lineChangeOf(before, line), customer, line, field: 'personalisation' };
}

/** Prints of an order of these statuses have been drawn, or are being. */
const DRAWN: readonly (OrderStatus | null)[] = ['processing', 'processed', 'queued_submitting_to_fulfiller'];

/** Has the prints drawn again of an order that was past that: by the way of an issue, which is over at once. D3-52. */
async function drawAgain(tx: Transaction, context: TenantContext, order: HeldOrder): Promise<void> {
  if (!DRAWN.includes(order.status)) return;
  const move = { to: 'artwork_issue', actor: 'system', reason: 'corrected', passing: true } as const;
  const moved = await moveOrder(tx, context, movable(order), move);
  if (!moved.ok || moved.value !== 'moved') throw new OrderMoved();
  const stopped = { ...order, status: 'artwork_issue', returnsTo: 'queued_processing' } as const;
  await solveIssue(tx, context, stopped, 'artwork');
}

/** One that its artwork had stopped goes on, if all of its lines can be printed by now. D3-52. */
async function goOn(tx: Transaction, context: TenantContext, order: HeldOrder, facts: ArtworkFacts) {
  if (order.status !== 'artwork_issue') return drawAgain(tx, context, order);
  const lines = await findLines(tx, order.tenantId, order.id);
  if ((await blockingIssue(lines, facts)) === null) await solveIssue(tx, context, order, 'artwork');
}

/**
 * Puts other texts and pictures into a line's artwork as it was bought, by the checks of add-to-basket, at the price that was paid.
 * Prints are drawn again, and an order that its artwork had stopped goes on once all its lines can be printed. D3-52. Throws as
 * `editOrder` does, 404 for a line that is not the order's, and 422 with every value that cannot be printed.
 */
export async function editArtwork(editor: Editor, version: string, asked: AskedArtwork): Promise<void> {
  const facts = await readArtworkFacts(editor.context, asked);
  const then: Editor['then'] = (tx, order) => goOn(tx, editor.context, order, facts);
  await editOrder({ ...editor, then }, version, {
    decide: (ground) => decide(asked, facts, ground),
    take: () => Promise.resolve(),
  });
}
