import { sql } from 'drizzle-orm';
import type { AccessMode } from '@/lib/modules/events/rules/access';
import type { Transaction } from '@/lib/db/transaction';
import { IS_KEPT, IS_OPEN_TO_THE_PUBLIC } from './event-json';

/** Whether the event `e` lets everybody in: what lists and search engines may name (S3.5-11). */
export const LETS_EVERYBODY_IN = sql`not exists (select from event_access a
  where a.tenant_id = e.tenant_id and a.event_id = e.id and a.mode <> 'public')`;

const VERSION = sql`a.version + a.list_version`;

/** A store that asks for entry, as it is now. */
export interface PrivateStore extends Record<string, unknown> {
  tenantId: string;
  eventId: string;
  mode: Exclude<AccessMode, 'public'>;
  /** Of the setting and its list; an entry made under another has ended. */
  version: number;
}

/** The tenant's private store of this slug, a draft too; undefined for one that lets everybody in and for none. */
export async function findPrivateStore(tx: Transaction, slug: string): Promise<PrivateStore | undefined> {
  const { rows } = await tx.execute<PrivateStore>(sql`
    select e.tenant_id as "tenantId", e.id as "eventId", a.mode, ${VERSION} as version
    from events e join event_access a on a.tenant_id = e.tenant_id and a.event_id = e.id
    where e.slug = ${slug} and a.mode <> 'public'`);
  return rows[0];
}

/** The same with what its entry page needs. */
export interface ShownPrivateStore extends PrivateStore {
  defaultLanguage: string;
  name: string;
  passwordHash: string | null;
}

/** A private store that the public would see if it were not: no draft and no deleted event. */
export async function findShownPrivateStore(
  tx: Transaction,
  slug: string,
): Promise<ShownPrivateStore | undefined> {
  const { rows } = await tx.execute<ShownPrivateStore>(sql`
    select e.tenant_id as "tenantId", e.id as "eventId", e.name, e.default_language as "defaultLanguage",
      a.mode, ${VERSION} as version, a.password_hash as "passwordHash"
    from events e join event_access a on a.tenant_id = e.tenant_id and a.event_id = e.id
    where e.slug = ${slug} and a.mode <> 'public' and ${IS_KEPT} and ${IS_OPEN_TO_THE_PUBLIC}`);
  return rows[0];
}

/** Whether a store's setting lets the owner of this address in, by its domain or by the list. */
export async function letsIn(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
  { email, domain }: { email: string; domain: string },
): Promise<boolean> {
  const { rows } = await tx.execute<{ letIn: boolean }>(sql`
    select case a.mode when 'domains' then ${domain} = any(a.domains)
      when 'invited' then exists (select from event_access_emails l
        where l.tenant_id = a.tenant_id and l.event_id = a.event_id and l.email = ${email})
      else false end as "letIn"
    from event_access a where a.tenant_id = ${tenantId} and a.event_id = ${eventId}`);
  return rows[0]?.letIn ?? false;
}

/**
 * Gives an event's copy the same way in, so that no copy of a private store is open unseen. Addresses of people stay with
 * the source: a copy for invited people lets nobody in until it has a list of its own.
 */
export async function copyAccess(
  tx: Transaction,
  { tenantId, from, to, at }: { tenantId: string; from: string; to: string; at: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into event_access (tenant_id, event_id, mode, password_hash, domains, version, updated_at)
    select tenant_id, ${to}, mode, password_hash, domains, 1, ${at.toISOString()} from event_access
    where tenant_id = ${tenantId} and event_id = ${from}`);
}
