import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { cleanText } from '@/lib/kernel/clean-line';
import { now } from '@/lib/kernel/clock';
import { findLines } from '@/lib/modules/orders/service/statements/find-lines';
import { lockOrder } from '@/lib/modules/orders/service/statements/move';
import type { ComplainForm, LinkedCases } from '@/lib/modules/returns/contract/linked-cases';
import { findCases } from '@/lib/modules/returns/data/order-cases';
import { readCaseFacts } from '@/lib/modules/returns/data/read-case-facts';
import { needsPhoto } from '@/lib/modules/returns/rules/cases';
import { answerDue, mayComplain } from '@/lib/modules/returns/rules/periods';
import { countPieces } from '@/lib/modules/returns/rules/withdrawal-lines';
import { countCase } from './case-limit';
import { datedOrder } from './dated-order';
import { openCase } from './open-case';
import { photosOf } from './photos';
import { caseLink, readLinkedCases } from './read-linked-cases';

async function write(
  tx: Transaction,
  context: TenantContext,
  { orderId, form }: { orderId: string; form: ComplainForm },
): Promise<void> {
  const { tenantId } = context;
  if (!(await lockOrder(tx, tenantId, orderId))) throw notFound();
  const facts = await readCaseFacts(tx, tenantId, orderId);
  if (!facts) throw notFound();
  const { order } = facts;
  const cases = await findCases(tx, { tenantId, orderId });
  // Pressed twice, or sent again after a lost answer.
  if (cases.some(({ formKey }) => formKey === form.key)) return;
  if (!mayComplain(datedOrder(facts), now())) throw new AppError('conflict');
  const known = await findLines(tx, tenantId, orderId);
  const lines = [...countPieces([form.lines])].map(([line, quantity]) => ({ line, quantity }));
  for (const { line, quantity } of lines) {
    const row = known.find(({ id }) => id === line);
    if (!row) throw invalid({ lines: ['invalid'] });
    // What was refunded before it was sent to print was never on its way (D3-49).
    if (quantity > row.quantity - row.leftOut) throw invalid({ lines: ['too_large'] });
  }
  const photos = await photosOf(tx, { tenantId, eventId: order.eventId }, form.photos);
  if (photos === null) throw invalid({ photos: ['invalid'] });
  const { name, email } = order.snapshot.customer;
  await openCase(tx, context, order, {
    kind: form.kind,
    formKey: form.key,
    name,
    email,
    lines,
    words: cleanText(form.words),
    photos,
    amountMinor: null,
    withDelivery: false,
    dueAt: answerDue(now(), order.region),
  });
}

/**
 * Complains of lines of an order that arrived damaged, misprinted or wrong, with a photo, or did not arrive; mailed to the buyer
 * and the client's people. D53-7, D53-8. Throws 404 for a link that opens nothing, `conflict` outside of the period, 422 for lines
 * that are not this order's and for photos that were not sent to its event, and `rate_limited`.
 */
export async function complain(token: string, requestId: string, form: ComplainForm): Promise<LinkedCases> {
  const { context, orderId } = caseLink(token, requestId);
  if (needsPhoto(form.kind) && form.photos.length === 0) throw invalid({ photos: ['required'] });
  await countCase(context.tenantId, orderId);
  await withTenant(context, (tx) => write(tx, context, { orderId, form }));
  return readLinkedCases(token, requestId);
}
