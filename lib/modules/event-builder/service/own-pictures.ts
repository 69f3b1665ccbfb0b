import { SIDES } from '@/lib/modules/design/rules/scene-types';
import type { NewEvent } from '@/lib/modules/event-builder/contract/create-event';
import { findOwnPictures } from '@/lib/modules/catalogue/service/statements/change-product';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { movePictures, picturesOf, type MovedPicture } from './move-pictures';

/** The pictures that the requested designs may use: those of the temporary store and the tenant's own. */
export interface KnownPictures {
  moved: MovedPicture[];
  ids: { id: string }[];
}

/** The uploaded pictures that the designs name. */
function named(products: NewEvent['products']): string[] {
  const images = products.flatMap(({ design }) => SIDES.flatMap((side) => design?.[side]?.images ?? []));
  return [...new Set(images.flatMap(({ src, source }) => (source === 'file' ? [src] : [])))];
}

/**
 * Copies the temporary store's pictures that the designs use, and finds the tenant's own. Must be called outside a
 * transaction.
 */
export async function knownPictures(
  context: TenantContext,
  { products }: NewEvent,
  storeId: string | null,
): Promise<KnownPictures> {
  const wanted = named(products);
  if (wanted.length === 0) return { moved: [], ids: [] };
  const { tenantId } = context;
  const own = await withTenant(context, (tx) => findOwnPictures(tx, tenantId, wanted));
  const temporary = storeId === null ? new Map() : await picturesOf(storeId);
  const found = wanted.filter((id) => !own.has(id)).flatMap((id) => temporary.get(id) ?? []);
  const moved = storeId === null ? [] : await movePictures(tenantId, storeId, found);
  return { moved, ids: [...own, ...moved.map(({ row }) => row.id)].map((id) => ({ id })) };
}
