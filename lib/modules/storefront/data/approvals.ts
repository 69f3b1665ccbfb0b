import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { events } from '@/lib/db/schema/events';
import { approvalLinks as links, type ApprovalVerdict } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';

interface EventKey {
  tenantId: string;
  eventId: string;
}

const ofEvent = ({ tenantId, eventId }: EventKey) =>
  and(eq(links.tenantId, tenantId), eq(links.eventId, eventId));
const isOpen = (at: Date) => and(isNull(links.revokedAt), gt(links.expiresAt, at));

/** The last links of an event, the newest first. */
export function listApprovals(tx: Transaction, key: EventKey, most: number) {
  return tx
    .select()
    .from(links)
    .where(ofEvent(key))
    .orderBy(desc(links.createdAt), desc(links.id))
    .limit(most);
}

/** How many links of an event are open. */
export async function countOpen(tx: Transaction, key: EventKey, at: Date): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(links)
    .where(and(ofEvent(key), isOpen(at)));
  return row?.open ?? 0;
}

/** Keeps a new link. */
export async function insertApproval(tx: Transaction, row: typeof links.$inferInsert) {
  return (await tx.insert(links).values(row).returning())[0];
}

/** A link of this event, locked until the transaction ends. */
export async function lockApproval(tx: Transaction, key: EventKey & { approvalId: string }) {
  const [found] = await tx
    .select()
    .from(links)
    .where(and(ofEvent(key), eq(links.id, key.approvalId)))
    .for('update');
  return found;
}

/** Ends a link. */
export async function revokeApproval(tx: Transaction, { tenantId, id }: Id, at: Date): Promise<void> {
  await tx
    .update(links)
    .set({ revokedAt: at })
    .where(and(eq(links.tenantId, tenantId), eq(links.id, id)));
}

interface Id {
  tenantId: string;
  id: string;
}

interface Answer {
  verdict: ApprovalVerdict;
  name: string;
  note: string;
}

/**
 * Keeps an answer in place of the one before, in one conditional write: undefined for a link that has ended, and for one
 * that says the same already.
 */
export async function keepAnswer(
  tx: Transaction,
  { tenantId, id }: Id,
  { verdict, name, note }: Answer,
  at: Date,
) {
  const [kept] = await tx
    .update(links)
    .set({ verdict, answeredBy: name, note, answeredAt: at })
    .where(
      and(
        eq(links.tenantId, tenantId),
        eq(links.id, id),
        isOpen(at),
        sql`(${links.verdict}, ${links.answeredBy}, ${links.note}) is distinct from (${verdict}, ${name}, ${note})`,
      ),
    )
    .returning();
  return kept;
}

/** One link by its id; undefined once it is forgotten with its version. */
export async function findApprovalById(tx: Transaction, { tenantId, id }: Id) {
  const [found] = await tx
    .select()
    .from(links)
    .where(and(eq(links.tenantId, tenantId), eq(links.id, id)));
  return found;
}

export type ApprovalLinkRow = typeof links.$inferSelect;

/** A link with its answer and the event that its mail names; undefined once either is gone. */
export async function findAnswered(tx: Transaction, { tenantId, id }: Id) {
  const [found] = await tx
    .select({
      version: links.version,
      verdict: links.verdict,
      answeredBy: links.answeredBy,
      note: links.note,
      answeredAt: links.answeredAt,
      madeByUserId: links.madeByUserId,
      slug: events.slug,
      eventName: events.name,
    })
    .from(links)
    .innerJoin(events, and(eq(events.tenantId, links.tenantId), eq(events.id, links.eventId)))
    .where(and(eq(links.tenantId, tenantId), eq(links.id, id), isNull(events.deletedAt)));
  return found;
}
export type AnsweredApproval = NonNullable<Awaited<ReturnType<typeof findAnswered>>>;
