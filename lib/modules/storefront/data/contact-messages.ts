import { and, eq, sql } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { IS_OPEN_TO_THE_PUBLIC } from '@/lib/modules/events/service/statements/event-json';
import type { EventStatus } from '@/lib/db/schema/events';
import { contactMessages } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';

/** The event that a visitor writes to. */
export interface ContactedEvent extends Record<string, unknown> {
  id: string;
  status: EventStatus;
  /** Recipient of its messages; empty for an event that takes none. */
  formEmail: string;
  /** The same message is stored already. */
  known: boolean;
}

/** The event of this slug with its contact fields; undefined unless it is a public event of this tenant. */
export async function findContacted(
  tx: Transaction,
  slug: string,
  fingerprint: Buffer,
): Promise<ContactedEvent | undefined> {
  const { rows } = await tx.execute<ContactedEvent>(sql`
    select e.id, e.status, coalesce(s.content -> 'contactUs' ->> 'formEmail', '') as "formEmail", exists (
      select from contact_messages m
      where m.tenant_id = e.tenant_id and m.event_id = e.id and m.fingerprint = ${fingerprint}) as known
    from events e left join store_configurations s on s.tenant_id = e.tenant_id and s.event_id = e.id
    where e.slug = ${slug} and ${IS_OPEN_TO_THE_PUBLIC}`);
  return rows[0];
}

/** Stores a message; false when it is stored already. */
export async function keepMessage(
  tx: Transaction,
  row: typeof contactMessages.$inferInsert,
): Promise<boolean> {
  const made = await tx
    .insert(contactMessages)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: contactMessages.id });
  return made.length > 0;
}

/** A message to send, with the other data of its mail. */
export interface WaitingMessage extends Record<string, unknown> {
  eventId: string;
  name: string;
  email: string;
  message: string;
  storeName: string;
  formEmail: string;
  primary: string;
  lang: string;
}

/** Undefined once it has been sent. */
export async function findWaiting(tx: Transaction, id: string): Promise<WaitingMessage | undefined> {
  const { rows } = await tx.execute<WaitingMessage>(sql`
    select m.event_id as "eventId", m.name, m.email, m.message, e.default_language as lang,
      coalesce(nullif(s.content ->> 'storeName', ''), e.name) as "storeName",
      coalesce(s.content -> 'contactUs' ->> 'formEmail', '') as "formEmail", c.primary_colour as primary
    from contact_messages m
      join events e on e.tenant_id = m.tenant_id and e.id = m.event_id
      join store_configurations s on s.tenant_id = e.tenant_id and s.event_id = e.id
      join colour_sets c on c.tenant_id = s.tenant_id and c.id = s.colour_set_id
    where m.id = ${id} and m.sent_at is null`);
  return rows[0];
}

/** Marks a message as sent, and deletes its sender and text. */
export async function forgetSent(tx: Transaction, tenantId: string, id: string): Promise<void> {
  await tx
    .update(contactMessages)
    .set({ sentAt: now(), name: null, email: null, message: null })
    .where(and(eq(contactMessages.tenantId, tenantId), eq(contactMessages.id, id)));
}
