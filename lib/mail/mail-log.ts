import { and, eq } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { colourSets, storeConfigurations } from '@/lib/db/schema/storefront';
import { mails } from '@/lib/db/schema/mail';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** The row of an order's mail of a kind; inserted at the first attempt, found by later ones. */
export async function openMail(
  tx: Transaction,
  row: { tenantId: string; orderId: string; kind: string; lang: Locale },
): Promise<{ id: string; sentAt: Date | null }> {
  const made = await tx
    .insert(mails)
    .values({ ...row, id: newId('mail'), createdAt: now() })
    .onConflictDoUpdate({ target: [mails.tenantId, mails.orderId, mails.kind], set: { lang: row.lang } })
    .returning({ id: mails.id, sentAt: mails.sentAt });
  const [mail] = made;
  if (!mail) throw new Error('the mail row was neither made nor found');
  return mail;
}

/** Marks a mail as sent. */
export async function markSent(tx: Transaction, tenantId: string, id: string): Promise<void> {
  await tx
    .update(mails)
    .set({ sentAt: now() })
    .where(and(eq(mails.tenantId, tenantId), eq(mails.id, id)));
}

/** The sender and colours of a mail: the tenant and the store's theme. */
export async function findSender(tx: Transaction, tenantId: string, eventId: string) {
  const [found] = await tx
    .select({
      companyDetails: tenants.companyDetails,
      content: storeConfigurations.content,
      primary: colourSets.primaryColour,
    })
    .from(tenants)
    .leftJoin(
      storeConfigurations,
      and(eq(storeConfigurations.tenantId, tenants.id), eq(storeConfigurations.eventId, eventId)),
    )
    .leftJoin(
      colourSets,
      and(eq(colourSets.tenantId, tenants.id), eq(colourSets.id, storeConfigurations.colourSetId)),
    )
    .where(eq(tenants.id, tenantId));
  return found;
}
