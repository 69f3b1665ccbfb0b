import { eq, sql } from 'drizzle-orm';
import { users } from '@/lib/db/schema/accounts';
import type { Transaction } from '@/lib/db/transaction';
import { IS_PUBLIC, IS_STILL_MADE } from '@/lib/modules/catalogue/service/statements/card-json';
import { IS_KEPT } from '@/lib/modules/events/service/statements/event-json';

/** The first available product in the store's order, one in stock before one that isn't; undefined for none. */
export async function firstProduct(
  tx: Transaction,
  tenantId: string,
  slug: string,
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select p.id from events e
      join event_products ep on ep.tenant_id = e.tenant_id and ep.event_id = e.id
      join products p on p.tenant_id = ep.tenant_id and p.id = ep.product_id and ${IS_PUBLIC}
    where e.tenant_id = ${tenantId} and e.slug = ${slug} and ${IS_KEPT}
    order by not ${IS_STILL_MADE}, not exists (select from variants v where v.tenant_id = p.tenant_id and v.product_id = p.id and v.stock > 0),
      ep.position, p.id
    limit 1`);
  return rows[0]?.id;
}

/** The event's present web name, since it may have been renamed; undefined for a deleted event. */
export async function findSlug(
  tx: Transaction,
  { tenantId, eventId }: { tenantId: string; eventId: string },
): Promise<string | undefined> {
  const { rows } = await tx.execute<{ slug: string }>(sql`
    select e.slug from events e where e.tenant_id = ${tenantId} and e.id = ${eventId} and ${IS_KEPT}`);
  return rows[0]?.slug;
}

/** Who asked for a test order, as the job finds them; undefined for someone who has left. Needs a directory transaction. */
export async function findAsker(tx: Transaction, id: string) {
  const [found] = await tx
    .select({ name: users.name, email: users.email, disabledAt: users.disabledAt })
    .from(users)
    .where(eq(users.id, id));
  return found?.disabledAt === null ? found : undefined;
}
