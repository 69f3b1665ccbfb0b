import { enqueue } from '@/lib/db/enqueue';
import type { Transaction } from '@/lib/db/transaction';
import type { orders } from '@/lib/db/schema/orders';
import { AppError, invalid } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { newId } from '@/lib/kernel/ids';
import type { RefundedPieces } from '@/lib/modules/orders/rules/refund-requests';
import type { ReplaceForm } from '@/lib/modules/returns/contract/replacements';
import { changeCase, findCase, insertCase, type CaseRow } from '@/lib/modules/returns/data/order-cases';
import { isOpenCase } from '@/lib/modules/returns/rules/cases';
import { answerDue } from '@/lib/modules/returns/rules/periods';

type Order = typeof orders.$inferSelect;

/**
 * The complaint that a replacement of a locked order is to end; undefined where none was named. Throws 422 for one of another order,
 * and `conflict` for one that is closed or was changed since it was seen.
 */
export async function heldComplaint(
  tx: Transaction,
  { tenantId, id }: Pick<Order, 'tenantId' | 'id'>,
  complaint: ReplaceForm['complaint'],
): Promise<CaseRow | undefined> {
  if (complaint === null) return undefined;
  const row = await findCase(tx, { tenantId, caseId: complaint.id });
  if (row?.orderId !== id || row.kind === 'withdrawal') throw invalid({ complaint: ['invalid'] });
  if (!isOpenCase(row.state) || row.version !== complaint.version) throw new AppError('conflict');
  return row;
}

interface Ended {
  order: Order;
  /** The order that replaces. */
  by: { id: string };
  complaint: CaseRow | undefined;
  form: Pick<ReplaceForm, 'key' | 'reason'>;
  words: string;
  photos: string[];
  lines: RefundedPieces[];
  userId: string;
}

/** Writes why staff replaced without a complaint, as a case that is closed already; its id. */
async function addClosed(tx: Transaction, ended: Ended): Promise<string> {
  const { order, by, form, words, photos, lines, userId } = ended;
  const { name, email } = order.snapshot.customer;
  const id = newId('orderCase');
  const at = now();
  const made = await insertCase(tx, {
    tenantId: order.tenantId,
    id,
    orderId: order.id,
    kind: form.reason,
    formKey: form.key,
    name,
    email,
    lang: order.lang,
    lines,
    words,
    photos,
    amountMinor: null,
    withDelivery: false,
    state: 'replaced',
    openedBy: 'staff',
    replacementOrderId: by.id,
    decidedBy: userId,
    openedAt: at,
    dueAt: answerDue(at, order.region),
    closedAt: at,
  });
  if (!made) throw new AppError('conflict');
  return id;
}

/**
 * Ends the complaint that asked for it with a replacement, or notes why staff made one; its buyer is mailed that it is on its way
 * either way. The order is locked. D53-8, D53-14.
 */
export async function endWithReplacement(tx: Transaction, ended: Ended): Promise<string> {
  const { order, by, complaint, userId } = ended;
  const closed = {
    state: 'replaced',
    replacementOrderId: by.id,
    closedAt: now(),
    decidedBy: userId,
  } as const;
  if (complaint) await changeCase(tx, complaint, closed);
  const caseId = complaint ? complaint.id : await addClosed(tx, ended);
  const { tenantId, id: orderId } = order;
  // Named after the replacement: one that takes the place of a cancelled one is told of, too.
  await enqueue(tx, 'send-case-mail', { tenantId, orderId, caseId, kind: 'replaced', replacementId: by.id });
  return caseId;
}
