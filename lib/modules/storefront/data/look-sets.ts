import { sql } from 'drizzle-orm';
import type { FontFace } from '@/lib/db/schema/storefront';
import type { Transaction } from '@/lib/db/transaction';

/** The two kinds of sets that stores choose from, with their table and the column of the choice. */
const KINDS = {
  colours: { table: sql`colour_sets`, choice: sql`colour_set_id` },
  fonts: { table: sql`font_sets`, choice: sql`font_set_id` },
} as const;
export type SetKind = keyof typeof KINDS;

/** A set by its tenant and id. */
export interface SetKey {
  tenantId: string;
  id: string;
}

/** How many events are named where a set is in use; the rest is counted. */
const MOST_NAMED = 10;

export interface UseRow extends Record<string, unknown> {
  setId: string;
  count: number;
  events: { slug: string; name: string; deleted: boolean }[];
}

/** Where sets are in use, those of a kind or one of them; a deleted event counts, since it can be restored. */
export async function findUses(
  tx: Transaction,
  kind: SetKind,
  { tenantId, id }: { tenantId: string; id?: string },
): Promise<UseRow[]> {
  const { choice } = KINDS[kind];
  const { rows } = await tx.execute<UseRow>(sql`
    select s.${choice} as "setId", count(*)::integer as count,
      to_jsonb((array_agg(jsonb_build_object('slug', e.slug, 'name', e.name, 'deleted', e.deleted_at is not null)
        order by e.deleted_at is not null, e.name, e.id))[1:${sql.raw(String(MOST_NAMED))}]) as events
    from store_configurations s join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
    where s.tenant_id = ${tenantId} ${id === undefined ? sql`` : sql`and s.${choice} = ${id}`}
    group by s.${choice}`);
  return rows;
}

/** An event that shows a set. */
export interface WearerRow extends Record<string, unknown> {
  eventId: string;
  slug: string;
  name: string;
  locked: boolean;
  lockReason: string | null;
}

/** The events that show a set, locked together with their looks until the transaction ends. */
export async function lockWearers(
  tx: Transaction,
  kind: SetKind,
  { tenantId, id }: SetKey,
): Promise<WearerRow[]> {
  const { rows } = await tx.execute<WearerRow>(sql`
    select e.id as "eventId", e.slug, e.name, e.locked, e.lock_reason as "lockReason"
    from events e join store_configurations s on s.tenant_id = e.tenant_id and s.event_id = e.id
    where s.tenant_id = ${tenantId} and s.${KINDS[kind].choice} = ${id} order by e.id for update`);
  return rows;
}

/** How many sets of a kind the tenant has; until the transaction ends nobody else can add one. */
export async function countSets(tx: Transaction, kind: SetKind, tenantId: string): Promise<number> {
  const key = `look-sets:${tenantId}:${kind}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::integer as count from ${KINDS[kind].table} where tenant_id = ${tenantId}`,
  );
  return rows[0]?.count ?? 0;
}

/** The version of a set, which nobody else changes, chooses or deletes until the transaction ends; undefined for none. */
export async function lockSet(
  tx: Transaction,
  kind: SetKind,
  { tenantId, id }: SetKey,
): Promise<number | undefined> {
  const { rows } = await tx.execute<{ version: number }>(
    sql`select version from ${KINDS[kind].table} where tenant_id = ${tenantId} and id = ${id} for update`,
  );
  return rows[0]?.version;
}

export async function deleteSet(tx: Transaction, kind: SetKind, { tenantId, id }: SetKey): Promise<void> {
  await tx.execute(sql`delete from ${KINDS[kind].table} where tenant_id = ${tenantId} and id = ${id}`);
}

/** What a person may change of a colour set; an absent background stays. */
export interface ColourValues {
  name: string;
  primary: string;
  secondary: string;
  tertiary: string;
  backgroundImage?: string | null;
}

/** Stores a locked colour set's new values, and counts its version up. */
export async function saveColours(
  tx: Transaction,
  { tenantId, id }: SetKey,
  { name, primary, secondary, tertiary, backgroundImage }: ColourValues,
): Promise<void> {
  const background = backgroundImage === undefined ? sql`` : sql`, background_image = ${backgroundImage}`;
  await tx.execute(sql`
    update colour_sets set name = ${name}, primary_colour = ${primary}, secondary_colour = ${secondary},
      tertiary_colour = ${tertiary}, version = version + 1 ${background}
    where tenant_id = ${tenantId} and id = ${id}`);
}

export interface FontValues {
  name: string;
  description: string;
  fontOne: FontFace;
  fontTwo: FontFace;
}

/** Stores a locked font set's new values, and counts its version up. */
export async function saveFonts(
  tx: Transaction,
  { tenantId, id }: SetKey,
  { name, description, fontOne, fontTwo }: FontValues,
): Promise<void> {
  await tx.execute(sql`
    update font_sets set name = ${name}, description = ${description}, version = version + 1,
      font_one = ${JSON.stringify(fontOne)}::jsonb, font_two = ${JSON.stringify(fontTwo)}::jsonb
    where tenant_id = ${tenantId} and id = ${id}`);
}
