import { and, eq, gt, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { accountMails, users, type AccountMailKind } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';

export interface WantedMail {
  id: string;
  kind: AccountMailKind;
  email: string;
  userId: string | null;
  lang: string;
  fingerprint: Buffer;
  createdAt: Date;
  /** Which opening of a client it tells of. */
  openingId?: string;
}

/** Whether one of these requests is stored already. */
export async function isKnownRequest(tx: Transaction, fingerprints: readonly Buffer[]): Promise<boolean> {
  const found = await tx
    .select({ id: accountMails.id })
    .from(accountMails)
    .where(inArray(accountMails.fingerprint, [...fingerprints]))
    .limit(1);
  return found.length > 0;
}

/** Stores the request for a mail; false when it is stored already. */
export async function keepRequest(tx: Transaction, wanted: WantedMail): Promise<boolean> {
  const kept = await tx
    .insert(accountMails)
    .values(wanted)
    .onConflictDoNothing({ target: accountMails.fingerprint })
    .returning({ id: accountMails.id });
  return kept.length === 1;
}

/** A mail that has not been sent yet, locked until the transaction ends. */
export async function lockWaiting(tx: Transaction, id: string) {
  const [mail] = await tx
    .select()
    .from(accountMails)
    .where(and(eq(accountMails.id, id), isNull(accountMails.sentAt)))
    .for('update');
  return mail;
}
export type WaitingMail = NonNullable<Awaited<ReturnType<typeof lockWaiting>>>;

/** Whether the same user has requested the same kind of mail since. */
export async function isOvertaken(tx: Transaction, mail: WaitingMail, userId: string): Promise<boolean> {
  const later = await tx
    .select({ id: accountMails.id })
    .from(accountMails)
    .where(
      and(
        eq(accountMails.kind, mail.kind),
        gt(accountMails.createdAt, mail.createdAt),
        or(eq(accountMails.userId, userId), eq(accountMails.email, mail.email ?? '')),
      ),
    )
    .limit(1);
  return later.length > 0;
}

/** Stores the hash of a mail's link and invalidates the user's earlier links of its kind. */
export async function layLink(
  tx: Transaction,
  link: { id: string; kind: AccountMailKind; userId: string; tokenHash: Buffer; expiresAt: Date; at: Date },
): Promise<void> {
  const { id, kind, userId, tokenHash, expiresAt, at } = link;
  await tx.update(accountMails).set({ userId, tokenHash, expiresAt }).where(eq(accountMails.id, id));
  await voidLinks(tx, { userId, kind, at, except: id });
}

/** Invalidates a user's links of a kind. */
export async function voidLinks(
  tx: Transaction,
  input: { userId: string; kind: AccountMailKind; at: Date; except?: string },
): Promise<void> {
  const { userId, kind, at, except = '' } = input;
  await tx
    .update(accountMails)
    .set({ usedAt: at })
    .where(
      and(
        eq(accountMails.userId, userId),
        eq(accountMails.kind, kind),
        isNull(accountMails.usedAt),
        ne(accountMails.id, except),
      ),
    );
}

const live = (tokenHash: Buffer, kind: AccountMailKind, at: Date) =>
  and(
    eq(accountMails.tokenHash, tokenHash),
    eq(accountMails.kind, kind),
    isNull(accountMails.usedAt),
    gt(accountMails.expiresAt, at),
  );

/**
 * The user of a valid link; undefined for one that is unknown, used, invalidated or too old, and for a disabled user.
 */
export async function findLink(tx: Transaction, tokenHash: Buffer, kind: AccountMailKind, at: Date) {
  const [found] = await tx
    .select({ userId: users.id, email: users.email, tenantId: users.tenantId, lang: users.lang })
    .from(accountMails)
    .innerJoin(users, eq(users.id, accountMails.userId))
    .where(and(live(tokenHash, kind, at), isNull(users.disabledAt)));
  return found;
}

/** Marks a link as used; false when a concurrent request was faster. */
export async function spendLink(
  tx: Transaction,
  tokenHash: Buffer,
  kind: AccountMailKind,
  at: Date,
): Promise<boolean> {
  const spent = await tx
    .update(accountMails)
    .set({ usedAt: at })
    .where(live(tokenHash, kind, at))
    .returning({ id: accountMails.id });
  return spent.length === 1;
}

/** Marks a mail as sent and deletes its address; also deletes all rows older than `before`. */
export async function markSent(tx: Transaction, id: string, at: Date, before: Date): Promise<void> {
  await tx.update(accountMails).set({ sentAt: at, email: null }).where(eq(accountMails.id, id));
  await tx.delete(accountMails).where(lt(accountMails.createdAt, before));
}
