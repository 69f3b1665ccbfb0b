import { and, desc, eq, gt, isNotNull, notLike, or, like } from 'drizzle-orm';
import { mails } from '@/lib/db/schema/mail';
import type { Transaction } from '@/lib/db/transaction';

/** The name of a mail of an order that was sent; undefined for any other. */
export async function findSentMail(
  tx: Transaction,
  { tenantId, orderId, mailId }: { tenantId: string; orderId: string; mailId: string },
): Promise<string | undefined> {
  const [found] = await tx
    .select({ name: mails.kind })
    .from(mails)
    .where(
      and(
        eq(mails.tenantId, tenantId),
        eq(mails.id, mailId),
        eq(mails.orderId, orderId),
        isNotNull(mails.sentAt),
      ),
    );
  return found?.name;
}

/**
 * The id of the newest mail of an order that was sent, of any kind or of one; mails that were sent again do not count. Undefined
 * for none.
 */
export async function findNewestMail(
  tx: Transaction,
  { tenantId, orderId, kind }: { tenantId: string; orderId: string; kind: string | null },
): Promise<string | undefined> {
  const ofKind = kind === null ? undefined : or(eq(mails.kind, kind), like(mails.kind, `${kind}.%`));
  const [found] = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.tenantId, tenantId),
        eq(mails.orderId, orderId),
        isNotNull(mails.sentAt),
        notLike(mails.kind, '%.again\\_%'),
        ofKind,
      ),
    )
    .orderBy(desc(mails.sentAt), desc(mails.id))
    .limit(1);
  return found?.id;
}

/** Whether a mail of an order has a row of this name: it was sent, or is about to be. */
export async function hasMail(
  tx: Transaction,
  { tenantId, orderId, name }: { tenantId: string; orderId: string; name: string },
): Promise<boolean> {
  const found = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.tenantId, tenantId), eq(mails.orderId, orderId), eq(mails.kind, name)));
  return found.length > 0;
}

/** Whether a mail of this name was asked for again after `since`. */
export async function wasAskedAgain(
  tx: Transaction,
  { tenantId, orderId, name, since }: { tenantId: string; orderId: string; name: string; since: Date },
): Promise<boolean> {
  const again = `${name.replace(/[\\%_]/g, '\\$&')}.again\\_%`;
  const found = await tx
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        eq(mails.tenantId, tenantId),
        eq(mails.orderId, orderId),
        like(mails.kind, again),
        gt(mails.createdAt, since),
      ),
    )
    .limit(1);
  return found.length > 0;
}
