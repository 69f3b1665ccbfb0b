import { audit } from '@/lib/audit/append-audit';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { announce } from '@/lib/domain-events/announce';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { cleanText } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { SessionUser } from '@/lib/modules/accounts/service/session-user';
import { mayAskReplacement } from '@/lib/modules/orders/rules/replaceable';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { OrderCases } from '@/lib/modules/returns/contract/order-case';
import type { AskReplacementForm } from '@/lib/modules/returns/contract/replacements';
import { findCases, insertCase } from '@/lib/modules/returns/data/order-cases';
import { answerDue } from '@/lib/modules/returns/rules/periods';
import { casesOfOrder } from '@/lib/modules/returns/service/cases-of-order';
import { photosOf } from '@/lib/modules/returns/service/photos';
import { chosenLines } from './chosen-lines';
import { replacementGround } from './replacement-ground';

interface Asked {
  orderId: string;
  userId: string;
  form: AskReplacementForm;
}

async function write(tx: Transaction, context: TenantContext, { orderId, userId, form }: Asked) {
  const { tenantId } = context;
  const order = await lockOrder(tx, tenantId, orderId);
  if (!order) throw notFound();
  const cases = await findCases(tx, { tenantId, orderId });
  // Pressed twice, or sent again after a lost answer.
  if (cases.some(({ formKey }) => formKey === form.key)) return;
  if (!mayAskReplacement(order)) throw new AppError('conflict');
  const words = cleanText(form.words);
  if (words === '') throw invalid({ words: ['required'] });
  const chosen = chosenLines(await replacementGround(tx, order), form.lines);
  const photos = await photosOf(tx, { tenantId, eventId: order.eventId }, form.photos);
  if (photos === null) throw invalid({ photos: ['invalid'] });
  const { name, email } = order.snapshot.customer;
  const caseId = newId('orderCase');
  const made = await insertCase(tx, {
    tenantId,
    id: caseId,
    orderId,
    kind: form.reason,
    formKey: form.key,
    name,
    email,
    lang: order.lang,
    lines: chosen.map(({ row, quantity }) => ({ line: row.id, quantity })),
    words,
    photos,
    amountMinor: null,
    withDelivery: false,
    state: 'replacement_requested',
    openedBy: 'client',
    decidedBy: userId,
    openedAt: now(),
    dueAt: answerDue(now(), order.region),
  });
  if (!made) throw new AppError('conflict');
  await audit(tx, context, {
    action: 'order.replacement_requested',
    subjectType: 'order',
    subjectId: orderId,
    data: { case: caseId, kind: form.reason },
  });
  await announce(tx, 'order.changed', { tenantId, orderId });
}

/**
 * Asks the platform's staff to replace items of an order without a complaint of its buyer: a case in the list of cases, which only
 * client and staff see. The same form again is the same case. D53-13. Throws 404 for another tenant's order, `conflict` for one that
 * was not made yet, was cancelled or refunded, and 422 for lines and photos that are not its own and for more items than are left.
 */
export async function askReplacement(
  context: TenantContext,
  user: SessionUser,
  orderId: string,
  form: AskReplacementForm,
): Promise<OrderCases> {
  await withTenant(context, (tx) => write(tx, context, { orderId, userId: user.id, form }));
  return casesOfOrder(context, user, orderId);
}
