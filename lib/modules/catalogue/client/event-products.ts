import type { addEventProduct, NewProduct } from '@/lib/modules/catalogue/contract/add-product';
import type { deleteEventProduct } from '@/lib/modules/catalogue/contract/delete-product';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { readEventProduct } from '@/lib/modules/catalogue/contract/read-product';
import type { SavedDesign, saveProductDesign as savedBy } from '@/lib/modules/catalogue/contract/save-design';
import type { ProductChanges, updateEventProduct } from '@/lib/modules/catalogue/contract/update-product';
import { browserCall } from '@/lib/client/browser';

/** An event by its tenant and slug. */
export interface ProductsPlace {
  tenant: string;
  slug: string;
}

export interface ProductPlace extends ProductsPlace {
  product: string;
}

const ALL = '/api/{tenant}/events/{slug}/products';
const ADD = { method: 'post', path: ALL } as const;
const READ = { method: 'get', path: `${ALL}/{product}` } as const;
const UPDATE = { method: 'post', path: `${ALL}/{product}` } as const;
const DESIGN = { method: 'post', path: `${ALL}/{product}/design` } as const;
const DELETE = { method: 'post', path: `${ALL}/{product}/delete` } as const;

const paramsOf = (place: ProductsPlace | ProductPlace) => ({ params: { ...place } });

/** Adds a product made of a blank. The same `key` again is the same product, however often it is sent (DECISIONS 26). */
export async function addProduct(
  place: ProductsPlace,
  body: NewProduct,
  key: string,
): Promise<EventProductDetail> {
  const headers = { 'idempotency-key': key };
  return browserCall<typeof addEventProduct>(ADD, { ...paramsOf(place), body, headers });
}

export async function readProduct(place: ProductPlace): Promise<EventProductDetail> {
  return browserCall<typeof readEventProduct>(READ, paramsOf(place));
}

/** Rejects with an ApiError: `conflict` when somebody else has saved since `updated_at`, `invalid` with its fields. */
export async function updateProduct(place: ProductPlace, body: ProductChanges): Promise<EventProductDetail> {
  return browserCall<typeof updateEventProduct>(UPDATE, { ...paramsOf(place), body });
}

/** The same of its design. */
export async function saveProductDesign(place: ProductPlace, body: SavedDesign): Promise<EventProductDetail> {
  return browserCall<typeof savedBy>(DESIGN, { ...paramsOf(place), body });
}

export async function deleteProduct(place: ProductPlace): Promise<{ deleted: boolean }> {
  return browserCall<typeof deleteEventProduct>(DELETE, { ...paramsOf(place), body: {} });
}
