import { and, desc, eq, isNull } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { submissions } from '@/lib/db/schema/fulfilment';
import { orders } from '@/lib/db/schema/orders';
import type { Transaction } from '@/lib/db/transaction';
import { isMade, NEW_PART, type PartPlace } from '@/lib/modules/fulfilment/rules/parts/part-place';
import { standingOf } from '@/lib/modules/fulfilment/rules/parts/standing';
import type { OrderStatus } from '@/lib/modules/orders/rules/statuses';

type SubmissionRow = typeof submissions.$inferSelect;

/** A part of an order: the submission that asks for its lines. */
export interface OrderPart extends SubmissionRow, PartPlace {
  lineIds: string[];
  redo: boolean;
  refused: boolean;
}

interface OrderKey {
  tenantId: string;
  orderId: string;
}

function partOf(row: SubmissionRow): OrderPart[] {
  const { lineIds, partStatus: status, partReturnsTo: returnsTo } = row;
  if (lineIds === null || status === null) return [];
  const flags = { redo: row.redoAt !== null, refused: row.state === 'rejected' || row.givenUpAt !== null };
  return [{ ...row, ...flags, lineIds, status, returnsTo }];
}

/** The parts of an order that several printers make, by their numbers; none of one that a single printer makes. D32-58. */
export async function readParts(tx: Transaction, { tenantId, orderId }: OrderKey): Promise<OrderPart[]> {
  const rows = await tx
    .select()
    .from(submissions)
    .where(and(eq(submissions.tenantId, tenantId), eq(submissions.orderId, orderId)))
    .orderBy(desc(submissions.createdAt), desc(submissions.id));
  return standingOf(rows)
    .flatMap(partOf)
    .toSorted((a, b) => a.part - b.part);
}

/** Stores where a part is; once one is in production, its order is paid for. D32-59, D36-9. */
export async function writePlace(tx: Transaction, part: OrderPart, place: PartPlace): Promise<void> {
  const { status: partStatus, returnsTo: partReturnsTo, reprintTold } = place;
  const { tenantId, id, orderId } = part;
  await tx
    .update(submissions)
    .set({
      partStatus,
      partReturnsTo,
      reprintTold,
      ...(partStatus === part.status ? {} : { partMovedAt: now() }),
    })
    .where(and(eq(submissions.tenantId, tenantId), eq(submissions.id, id)));
  if (!isMade(partStatus)) return;
  await tx
    .update(orders)
    .set({ partMadeAt: now() })
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, orderId), isNull(orders.partMadeAt)));
}

/** A part that was parked is sent again under its reference. D32-62. */
export async function restartPart(
  tx: Transaction,
  { tenantId, id }: Pick<SubmissionRow, 'tenantId' | 'id'>,
): Promise<void> {
  await tx
    .update(submissions)
    .set({ partStatus: NEW_PART.status, partReturnsTo: null, partMovedAt: now() })
    .where(and(eq(submissions.tenantId, tenantId), eq(submissions.id, id)));
}

/** Its printer, which had refused it, tells that it makes it after all. */
export async function keepRefused(tx: Transaction, { tenantId, id }: OrderPart): Promise<void> {
  await tx
    .update(submissions)
    .set({ state: 'accepted' })
    .where(and(eq(submissions.tenantId, tenantId), eq(submissions.id, id)));
}

/** The parts that an issue had stopped are sent anew, now that it is solved. D32-60. */
export async function redoParts(tx: Transaction, key: OrderKey, issue: OrderStatus): Promise<void> {
  for (const { tenantId, id, status, redo } of await readParts(tx, key)) {
    if (redo || status !== issue) continue;
    await tx
      .update(submissions)
      .set({ redoAt: now(), nextAt: null })
      .where(and(eq(submissions.tenantId, tenantId), eq(submissions.id, id)));
  }
}
