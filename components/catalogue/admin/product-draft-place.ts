import type { DraftPlace } from '@/lib/client/drafts/draft';
import type { ProductPlace } from '@/lib/modules/catalogue/client/event-products';

/** Where a product's unsaved changes are kept: a product is edited within its event. */
export function draftPlaceOf({ tenant, slug, product }: ProductPlace): DraftPlace {
  return { kind: 'product', tenant, id: `${slug}/${product}` };
}
