import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { storeConfigurationVersions as versions } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';

interface StoreKey {
  tenantId: string;
  eventId: string;
}

const ofStore = ({ tenantId, eventId }: StoreKey) =>
  and(eq(versions.tenantId, tenantId), eq(versions.eventId, eventId));

/** Keeps the store's look and texts as they are stored now, under their version; once kept, a version never changes. */
export async function insertVersion(
  tx: Transaction,
  { tenantId, eventId }: StoreKey,
  by: { userId: string | null; restoredFrom: number | null },
): Promise<void> {
  await tx.execute(sql`
    insert into store_configuration_versions
      (tenant_id, event_id, version, look, colour_set_id, font_set_id, saved_at, saved_by_user_id, restored_from)
    select s.tenant_id, s.event_id, s.version, jsonb_build_object(
        'colours', jsonb_build_object('name', c.name, 'primary', c.primary_colour, 'secondary', c.secondary_colour,
          'tertiary', c.tertiary_colour, 'backgroundImage', c.background_image),
        'content', s.content),
      s.colour_set_id, s.font_set_id, s.updated_at, ${by.userId}::text, ${by.restoredFrom}::integer
    from store_configurations s join colour_sets c on c.tenant_id = s.tenant_id and c.id = s.colour_set_id
    where s.tenant_id = ${tenantId} and s.event_id = ${eventId}
    on conflict do nothing`);
}

/** Forgets all versions up to `last`. */
export async function deleteVersions(tx: Transaction, key: StoreKey, last: number): Promise<void> {
  await tx.delete(versions).where(and(ofStore(key), lte(versions.version, last)));
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
