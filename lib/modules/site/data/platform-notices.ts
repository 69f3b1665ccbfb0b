import { and, asc, count, desc, eq, gt, lte } from 'drizzle-orm';
import { platformNotices } from '@/lib/db/schema/site';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

export type NoticeRow = typeof platformNotices.$inferSelect;
type Written = Pick<NoticeRow, 'kind' | 'startsAt' | 'endsAt' | 'texts'>;

const COLUMNS = { notice: platformNotices, author: users.name };

/** Those that aren't over, the next first, and the last `past` of those that are, the last first. S2.2-280. */
export async function listNoticeRows(
  tx: Transaction,
  at: Date,
  past: number,
): Promise<{ notice: NoticeRow; author: string | null }[]> {
  const all = () =>
    tx.select(COLUMNS).from(platformNotices).leftJoin(users, eq(users.id, platformNotices.createdBy));
  const open = await all()
    .where(gt(platformNotices.endsAt, at))
    .orderBy(asc(platformNotices.startsAt), asc(platformNotices.id));
  const over = await all()
    .where(lte(platformNotices.endsAt, at))
    .orderBy(desc(platformNotices.endsAt), desc(platformNotices.id))
    .limit(past);
  return [...open, ...over];
}

/** Those that begin before `until` and aren't over. One statement. S2.2-281. */
export async function shownNoticeRows(tx: Transaction, at: Date, until: Date): Promise<NoticeRow[]> {
  return tx
    .select()
    .from(platformNotices)
    .where(and(gt(platformNotices.endsAt, at), lte(platformNotices.startsAt, until)));
}

/** How many aren't over. */
export async function countOpenNotices(tx: Transaction, at: Date): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(platformNotices)
    .where(gt(platformNotices.endsAt, at));
  return row?.open ?? 0;
}

/** A notice by its id, locked until the end of the transaction. */
export async function lockNotice(tx: Transaction, id: string): Promise<NoticeRow | undefined> {
  const [row] = await tx.select().from(platformNotices).where(eq(platformNotices.id, id)).for('update');
  return row;
}

export async function insertNotice(tx: Transaction, row: typeof platformNotices.$inferInsert): Promise<void> {
  await tx.insert(platformNotices).values(row);
}

export async function updateNotice(
  tx: Transaction,
  id: string,
  change: Partial<Written> & { revision: number },
): Promise<void> {
  await tx.update(platformNotices).set(change).where(eq(platformNotices.id, id));
}

export async function deleteNotice(tx: Transaction, id: string): Promise<void> {
  await tx.delete(platformNotices).where(eq(platformNotices.id, id));
}
