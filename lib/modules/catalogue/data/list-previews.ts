import { sql } from 'drizzle-orm';
import type { GarmentFamily, Side } from '@/lib/modules/design/rules/scene-types';
import type { Transaction } from '@/lib/db/transaction';
import { IS_PUBLIC } from '@/lib/modules/catalogue/service/statements/card-json';
import { IS_OPEN_TO_THE_PUBLIC } from '@/lib/modules/events/service/statements/event-json';

/** A picture that a store of the tenant shows. */
export interface ListedPreview extends Record<string, unknown> {
  productId: string;
  side: Side;
  family: GarmentFamily;
  hex: string;
  sceneHash: string;
}

/**
 * Every printed side of the tenant's public products in each of their colours. Pictures in lists (first colour, front)
 * come first; within that the order is random, so that several workers rarely start with the same one.
 */
export async function listPreviews(tx: Transaction): Promise<ListedPreview[]> {
  const { rows } = await tx.execute<ListedPreview>(sql`
    select p.id as "productId", side.name as side, p.family, colour.value ->> 'hex' as hex, side.hash as "sceneHash"
    from products p
      cross join lateral jsonb_array_elements(p.colours) with ordinality colour(value, place)
      cross join lateral (values ('front', 1, md5(p.scene_front::text)), ('back', 2, md5(p.scene_back::text)))
        side(name, place, hash)
    where ${IS_PUBLIC} and side.hash is not null and exists (
      select from event_products ep join events e on e.tenant_id = ep.tenant_id and e.id = ep.event_id
      where ep.tenant_id = p.tenant_id and ep.product_id = p.id and ${IS_OPEN_TO_THE_PUBLIC})
    order by colour.place, side.place, random()`);
  return rows;
}
