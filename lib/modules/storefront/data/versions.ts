import { and, desc, eq, sql } from 'drizzle-orm';
import { storeConfigurationVersions as versions } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';

interface StoreKey {
  tenantId: string;
  eventId: string;
}

const ofStore = ({ tenantId, eventId }: StoreKey) =>
  and(eq(versions.tenantId, tenantId), eq(versions.eventId, eventId));

/** The stores whose versions are meant, of one tenant. */
interface StoresKey {
  tenantId: string;
  eventIds: readonly string[];
}

/** Keeps each store's look and texts as they are stored now, under their version; once kept, a version never changes. */
export async function insertVersions(
  tx: Transaction,
  { tenantId, eventIds }: StoresKey,
  by: { userId: string | null; restoredFrom: number | null },
): Promise<void> {
  await tx.execute(sql`
    insert into store_configuration_versions
      (tenant_id, event_id, version, look, colour_set_id, font_set_id, saved_at, saved_by_user_id, restored_from)
    select s.tenant_id, s.event_id, s.version, jsonb_build_object(
        'colours', jsonb_build_object('name', c.name, 'primary', c.primary_colour, 'secondary', c.secondary_colour,
          'tertiary', c.tertiary_colour, 'backgroundImage', c.background_image),
        'fonts', jsonb_build_object('name', f.name, 'description', f.description, 'fontOne', f.font_one,
          'fontTwo', f.font_two),
        'content', s.content),
      s.colour_set_id, s.font_set_id, s.updated_at, ${by.userId}::text, ${by.restoredFrom}::integer
    from store_configurations s join colour_sets c on c.tenant_id = s.tenant_id and c.id = s.colour_set_id
      join font_sets f on f.tenant_id = s.tenant_id and f.id = s.font_set_id
    where s.tenant_id = ${tenantId} and s.event_id = any(${sql.param(eventIds)}::text[])
    on conflict do nothing`);
}

/** Counts the version of each store up, whose look has changed by a set that it shows. */
export async function bumpVersions(
  tx: Transaction,
  { tenantId, eventIds }: StoresKey,
  at: Date,
): Promise<void> {
  const here = sql`tenant_id = ${tenantId}`;
  const ids = sql`any(${sql.param(eventIds)}::text[])`;
  const moment = sql`${at.toISOString()}::timestamptz`;
  await tx.execute(sql`
    update store_configurations set version = version + 1, updated_at = ${moment} where ${here} and event_id = ${ids}`);
  await tx.execute(sql`update events set updated_at = ${moment} where ${here} and id = ${ids}`);
}

/**
 * Forgets the versions of each store that are older than its last `kept` beside the one in use, but for those that an
 * open link shows.
 */
export async function deleteOldVersions(
  tx: Transaction,
  { tenantId, eventIds }: StoresKey,
  kept: number,
  at: Date,
): Promise<void> {
  await tx.execute(sql`
    delete from store_configuration_versions v using store_configurations s
    where s.tenant_id = ${tenantId} and s.event_id = any(${sql.param(eventIds)}::text[])
      and v.tenant_id = s.tenant_id and v.event_id = s.event_id and v.version < s.version - ${kept}::integer
      and not exists (select from approval_links a where a.tenant_id = v.tenant_id and a.event_id = v.event_id
        and a.version = v.version and a.revoked_at is null and a.expires_at > ${at.toISOString()}::timestamptz)`);
}

/** One of them; undefined when there is none, or no more. */
export async function findVersion(tx: Transaction, key: StoreKey, version: number) {
  const [found] = await tx
    .select()
    .from(versions)
    .where(and(ofStore(key), eq(versions.version, version)));
  return found;
}

/** All that are kept, the newest first. */
export function listVersions(tx: Transaction, key: StoreKey) {
  return tx.select().from(versions).where(ofStore(key)).orderBy(desc(versions.version));
}

export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number];
