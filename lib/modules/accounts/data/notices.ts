import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import { keptNotices, noticeChoices, users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';
import type { Notice, NoticeWay } from '@/lib/modules/accounts/rules/notices';

const { id, name, email, lang, role, superadmin, tenantId } = users;
const PERSON = { id, name, email, lang, role, superadmin, tenantId };

/** A person's choices: group → way. Needs a directory transaction, as all of this file. */
export async function listChoices(tx: Transaction, userId: string): Promise<Map<Notice, NoticeWay>> {
  const rows = await tx.select().from(noticeChoices).where(eq(noticeChoices.userId, userId));
  return new Map(rows.map(({ notice, way }) => [notice, way]));
}

/** Keeps a choice; false when it was the same before. */
export async function putChoice(
  tx: Transaction,
  choice: typeof noticeChoices.$inferInsert,
): Promise<boolean> {
  const { notice, way } = choice;
  const changed = await tx
    .insert(noticeChoices)
    .values(choice)
    .onConflictDoUpdate({
      target: [noticeChoices.userId, noticeChoices.notice],
      set: { way },
      setWhere: sql`${noticeChoices.way} <> ${way}`,
    })
    .returning({ notice: noticeChoices.notice });
  return changed.some((row) => row.notice === notice);
}

const choiceOf = (notice: Notice) =>
  and(eq(noticeChoices.userId, users.id), eq(noticeChoices.notice, notice));

/** The enabled people of a tenant with their choice of a group, the longest-standing first. */
export async function listReaders(tx: Transaction, tenant: string, notice: Notice) {
  return tx
    .select({ ...PERSON, chosen: noticeChoices.way })
    .from(users)
    .leftJoin(noticeChoices, choiceOf(notice))
    .where(and(eq(users.tenantId, tenant), isNull(users.disabledAt)))
    .orderBy(asc(users.createdAt), asc(users.id));
}

/** One enabled person, with their choice of a group. */
export async function findReader(tx: Transaction, userId: string, notice: Notice) {
  const [found] = await tx
    .select({ ...PERSON, chosen: noticeChoices.way })
    .from(users)
    .leftJoin(noticeChoices, choiceOf(notice))
    .where(and(eq(users.id, userId), isNull(users.disabledAt)));
  return found;
}

/** One enabled person. */
export async function findEnabled(tx: Transaction, userId: string) {
  const [found] = await tx
    .select(PERSON)
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt)));
  return found;
}

export interface NewKept {
  userId: string;
  mailId: string;
  notice: Notice;
  heading: string;
  url: string;
  at: Date;
  zone: string;
}

/** Keeps a mail for the next eight o'clock in its reader's zone; returns that moment, undefined for one kept already. */
export async function keep(tx: Transaction, { zone, at, ...mail }: NewKept): Promise<Date | undefined> {
  const local = sql`(${at.toISOString()}::timestamptz at time zone ${zone})`;
  const dueAt = sql<Date>`(${local}::date + case when ${local}::time < '08:00' then 0 else 1 end + time '08:00')
    at time zone ${zone}`;
  const [kept] = await tx
    .insert(keptNotices)
    .values({ ...mail, keptAt: at, dueAt })
    .onConflictDoNothing()
    .returning({ dueAt: keptNotices.dueAt });
  return kept?.dueAt;
}

/** What of a person's is due, the oldest first. */
export async function listKept(tx: Transaction, userId: string, due: Date) {
  return tx
    .select()
    .from(keptNotices)
    .where(and(eq(keptNotices.userId, userId), lte(keptNotices.dueAt, due)))
    .orderBy(asc(keptNotices.keptAt), asc(keptNotices.mailId));
}

export async function dropKept(tx: Transaction, userId: string, due: Date): Promise<void> {
  await tx.delete(keptNotices).where(and(eq(keptNotices.userId, userId), lte(keptNotices.dueAt, due)));
}
