import { sql } from 'drizzle-orm';
import { enqueuePurge } from '@/lib/cache/enqueue-purge';
import type { Transaction } from '@/lib/db/transaction';
import type { DomainEvents } from '@/lib/domain-events/events';
import { insertVersions } from './versions';

type Replaced = DomainEvents['file.replaced'];

/** A text with every address of the file made one of the other; ids are letters and digits, so the pattern is plain. */
const swapped = (text: ReturnType<typeof sql>, { tenantId, from, url }: Replaced) =>
  sql`regexp_replace(${text}, ${`/api/${tenantId}/files/${from}(\\?size=screen)?(?![A-Za-z0-9_])`}, ${url}, 'g')`;

/** The stores that show the file, themselves or by their colour set; locked. */
async function listShowing(
  tx: Transaction,
  { tenantId, from }: Replaced,
): Promise<{ eventId: string; slug: string }[]> {
  const { rows } = await tx.execute<{ eventId: string; slug: string }>(sql`
    select s.event_id as "eventId", e.slug from store_configurations s
    join events e on e.tenant_id = s.tenant_id and e.id = s.event_id
    where s.tenant_id = ${tenantId} and exists (select from file_uses u
      where u.tenant_id = s.tenant_id and u.file_id = ${from} and (
        (u.place = 'store' and u.subject_id = s.event_id) or (u.place = 'colours' and u.subject_id = s.colour_set_id)))
    order by s.event_id for update of s`);
  return rows;
}

/**
 * Shows the other picture as logo or background of every store of the tenant, as a new version of its look; the one
 * before is kept with the picture that it had. Purges their pages.
 */
export async function replacePicture(tx: Transaction, replaced: Replaced): Promise<void> {
  const { tenantId, from, userId, at } = replaced;
  const stores = await listShowing(tx, replaced);
  const eventIds = stores.map(({ eventId }) => eventId);
  await insertVersions(tx, { tenantId, eventIds }, { userId: null, restoredFrom: null });
  await tx.execute(sql`
    update colour_sets c set version = c.version + 1,
        background_image = ${swapped(sql`c.background_image`, replaced)}
    where c.tenant_id = ${tenantId} and exists (select from file_uses u where u.tenant_id = c.tenant_id
      and u.file_id = ${from} and u.place = 'colours' and u.subject_id = c.id)`);
  for (const { eventId, slug } of stores) {
    await tx.execute(sql`
      update store_configurations s set content = ${swapped(sql`s.content::text`, replaced)}::jsonb,
        version = s.version + 1, updated_at = ${at.toISOString()}
      where s.tenant_id = ${tenantId} and s.event_id = ${eventId}`);
    await enqueuePurge(tx, slug);
  }
  await insertVersions(tx, { tenantId, eventIds }, { userId, restoredFrom: null });
}
