import { sql } from 'drizzle-orm';
import { IS_KEPT, IS_OPEN_TO_THE_PUBLIC } from '@/lib/modules/events/service/statements/event-json';
import type { Transaction } from '@/lib/db/transaction';

/** A code that was asked for; the code itself is computed from the id. */
export interface EntryCode extends Record<string, unknown> {
  id: string;
  eventId: string;
  email: string;
  lang: string;
}

interface Address {
  tenantId: string;
  eventId: string;
  email: string;
}

/** Stores that a code was asked for, and forgets those of this store that nobody can use any more. */
export async function keepCode(
  tx: Transaction,
  { tenantId, eventId, email }: Address,
  { id, lang, at, before }: { id: string; lang: string; at: Date; before: Date },
): Promise<void> {
  await tx.execute(sql`delete from entry_codes
    where tenant_id = ${tenantId} and event_id = ${eventId} and asked_at < ${before.toISOString()}`);
  await tx.execute(sql`insert into entry_codes (tenant_id, id, event_id, email, lang, asked_at)
    values (${tenantId}, ${id}, ${eventId}, ${email}, ${lang}, ${at.toISOString()})`);
}

/** A code whose mail is to be sent; undefined once it is too old, used, or overtaken by a later one. */
export async function findWaitingCode(
  tx: Transaction,
  { tenantId, id, since }: { tenantId: string; id: string; since: Date },
): Promise<EntryCode | undefined> {
  const { rows } = await tx.execute<EntryCode>(sql`
    select c.id, c.event_id as "eventId", c.email, c.lang from entry_codes c
    where c.tenant_id = ${tenantId} and c.id = ${id} and c.used_at is null and c.asked_at > ${since.toISOString()}
      and not exists (select from entry_codes l where l.tenant_id = c.tenant_id and l.event_id = c.event_id
        and l.email = c.email and (l.asked_at, l.id) > (c.asked_at, c.id))`);
  return rows[0];
}

/**
 * The latest code of an address that can still be used, locked; undefined for none. Counts this try, so that no code takes
 * more than `most`.
 */
export async function tryCode(
  tx: Transaction,
  { tenantId, eventId, email }: Address,
  { since, most }: { since: Date; most: number },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    update entry_codes set tries = tries + 1
    where tenant_id = ${tenantId} and tries < ${most} and used_at is null and id = (
      select id from entry_codes
      where tenant_id = ${tenantId} and event_id = ${eventId} and email = ${email}
        and asked_at > ${since.toISOString()}
      order by asked_at desc, id desc limit 1)
    returning id`);
  return rows[0]?.id;
}

/** Ends a code: it opens once. */
export async function useCode(
  tx: Transaction,
  { tenantId, id, at }: { tenantId: string; id: string; at: Date },
): Promise<void> {
  await tx.execute(
    sql`update entry_codes set used_at = ${at.toISOString()} where tenant_id = ${tenantId} and id = ${id}`,
  );
}

/** The name of a store that is public but for its entry; undefined for any other. */
export async function findCodeStore(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select s.content ->> 'storeName' as name
    from events e join store_configurations s on s.tenant_id = e.tenant_id and s.event_id = e.id
    where e.tenant_id = ${tenantId} and e.id = ${eventId} and ${IS_KEPT} and ${IS_OPEN_TO_THE_PUBLIC}`);
  return rows[0]?.name;
}
