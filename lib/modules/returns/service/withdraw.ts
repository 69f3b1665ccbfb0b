import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { cleanLine } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { mayCancel } from '@/lib/modules/orders/rules/may-cancel';
import type { RefundedPieces } from '@/lib/modules/orders/rules/refund-requests';
import { cancelOrder } from '@/lib/modules/orders/service/cancel-order';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { LinkedCases, WithdrawForm } from '@/lib/modules/returns/contract/linked-cases';
import { findCases } from '@/lib/modules/returns/data/order-cases';
import { readCaseFacts, type CaseFacts } from '@/lib/modules/returns/data/read-case-facts';
import { isOpenCase } from '@/lib/modules/returns/rules/cases';
import { lawOf, mayWithdraw, refundDue } from '@/lib/modules/returns/rules/periods';
import {
  countPieces,
  isWhole,
  withdrawableLines,
  type WithdrawableLine,
} from '@/lib/modules/returns/rules/withdrawal-lines';
import { withdrawalDue } from './amount-due';
import { countCase } from './case-limit';
import { datedOrder } from './dated-order';
import { openCase } from './open-case';
import { caseLink, readLinkedCases, withdrawnIn } from './read-linked-cases';

/** Each line once. Throws 422 for a foreign or exempt line, `conflict` for more items than can be withdrawn still. */
function checkedLines(
  lines: readonly WithdrawableLine[],
  typed: readonly RefundedPieces[],
): RefundedPieces[] {
  const asked = [...countPieces([typed])].map(([line, quantity]) => ({ line, quantity }));
  for (const { line, quantity } of asked) {
    const known = lines.find(({ id }) => id === line);
    if (!known || known.exempt) throw invalid({ lines: ['invalid'] });
    if (quantity > known.left) throw new AppError('conflict');
  }
  return asked;
}

/** All of an order that is not made yet: it is cancelled, and all its money goes back at once. */
async function cancelWhole(
  tx: Transaction,
  context: TenantContext,
  order: CaseFacts['order'],
  left: number,
): Promise<void> {
  await cancelOrder(tx, context, order, { actor: 'client', reason: 'withdrawn' });
  await audit(tx, context, {
    action: 'order.cancelled',
    subjectType: 'order',
    subjectId: order.id,
    data: { reason: 'withdrawn', refund: left, currency: order.currency },
  });
}

async function write(
  tx: Transaction,
  context: TenantContext,
  { orderId, form }: { orderId: string; form: WithdrawForm & { name: string } },
): Promise<void> {
  const { tenantId } = context;
  if (!(await lockOrder(tx, tenantId, orderId))) throw notFound();
  const facts = await readCaseFacts(tx, tenantId, orderId);
  if (!facts) throw notFound();
  const cases = await findCases(tx, { tenantId, orderId });
  // Pressed twice, or sent again after a lost answer.
  if (cases.some(({ formKey }) => formKey === form.key)) return;
  const dated = datedOrder(facts);
  const law = lawOf(dated);
  if (law === null || !mayWithdraw(dated, now())) throw new AppError('conflict');
  const withdrawn = withdrawnIn(cases);
  const open = withdrawableLines(await findLines(tx, tenantId, orderId), withdrawn);
  const lines = checkedLines(open, form.lines);
  const whole = isWhole(open, lines);
  const waiting = withdrawnIn(cases.filter(({ state }) => isOpenCase(state))).flat();
  const due = await withdrawalDue(tx, facts, { lines, waiting, whole });
  const cancels = whole && mayCancel(facts.order);
  await openCase(tx, context, facts.order, {
    kind: 'withdrawal',
    formKey: form.key,
    name: form.name,
    email: form.email,
    lines,
    words: '',
    photos: [],
    amountMinor: cancels ? due.left : due.amount,
    withDelivery: whole,
    dueAt: refundDue(now(), facts.order.region, law),
  });
  if (cancels) await cancelWhole(tx, context, facts.order, due.left);
}

/**
 * Withdraws from the contract for some lines of an order, or all: nobody has to agree, and the receipt goes by mail at once. All
 * of an order that is not made yet cancels it; anything else waits for the client to give the money back. D53-2, D53-5. Throws
 * 404 for a link that opens nothing, `conflict` outside of the period or for items that were withdrawn before, 422 for lines
 * that are exempt or not this order's, and `rate_limited`.
 */
export async function withdraw(token: string, requestId: string, form: WithdrawForm): Promise<LinkedCases> {
  const { context, orderId } = caseLink(token, requestId);
  const name = cleanLine(form.name);
  if (name === '') throw invalid({ name: ['required'] });
  await countCase(context.tenantId, orderId);
  await withTenant(context, (tx) => write(tx, context, { orderId, form: { ...form, name } }));
  return readLinkedCases(token, requestId);
}
