import { and, eq, isNotNull } from 'drizzle-orm';
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
