import { and, eq, isNull, sql } from 'drizzle-orm';
import { newId } from '@/lib/kernel/ids';
import { now } from '@/lib/kernel/clock';
import type { Locale } from '@/lib/kernel/locales';
import { colourSets, storeConfigurations } from '@/lib/db/schema/storefront';
import { mailSenders, mailWords, mails } from '@/lib/db/schema/mail';
import { tenants } from '@/lib/db/schema/tenants';
import type { ShopperMail } from '@/lib/modules/mails/rules/shopper-mails';
import type { Transaction } from '@/lib/db/transaction';

/** A mail by its name in the list of those that shoppers get. */
export type MailName = ShopperMail;

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

/** Notes why a mail is not sent after all; one that was sent stays so. */
export async function markDropped(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id: string },
  dropped: NonNullable<(typeof mails.$inferSelect)['dropped']>,
): Promise<void> {
  await tx
    .update(mails)
    .set({ dropped })
    .where(and(eq(mails.tenantId, tenantId), eq(mails.id, id), isNull(mails.sentAt)));
}

/** The store's name in a language other than its event's; null where it has no translation. */
const translatedName = (tenantId: string, eventId: string, lang: Locale) => sql<
  string | null
>`(select x.value from event_texts x
  join events e on e.tenant_id = x.tenant_id and e.id = x.event_id and e.default_language <> x.language
  where x.tenant_id = ${tenantId} and x.event_id = ${eventId}
    and x.product_id is null and x.field = 'store_name' and x.language = ${lang})`;

/**
 * The sender and colours of a mail: the tenant, the store's theme and name in the mail's language, and what the client says of its
 * own in this mail of the event, in that language alone (S2.2-127).
 */
export async function findSender(
  tx: Transaction,
  tenantId: string,
  eventId: string,
  lang: Locale,
  kind: MailName | null = null,
) {
  const [found] = await tx
    .select({
      companyDetails: tenants.companyDetails,
      content: storeConfigurations.content,
      translatedName: translatedName(tenantId, eventId, lang),
      primary: colourSets.primaryColour,
      ownName: mailSenders.name,
      ownReplyTo: mailSenders.replyTo,
      opening: mailWords.opening,
      closing: mailWords.closing,
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
    .leftJoin(mailSenders, eq(mailSenders.tenantId, tenants.id))
    .leftJoin(
      mailWords,
      and(
        eq(mailWords.tenantId, tenants.id),
        eq(mailWords.eventId, eventId),
        eq(mailWords.language, lang),
        eq(mailWords.kind, sql`${kind}`),
      ),
    )
    .where(eq(tenants.id, tenantId));
  return found;
}
