import type { addEventProduct, NewProduct } from '@/lib/modules/catalogue/contract/add-product';
import type {
  deleteEventProduct,
  listDeletedProducts,
  RemovedProduct,
  restoreEventProduct,
} from '@/lib/modules/catalogue/contract/delete-product';
import type { duplicateProduct as duplicatedBy } from '@/lib/modules/catalogue/contract/duplicate-product';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { moveProduct as movedBy, ProductMove } from '@/lib/modules/catalogue/contract/move-product';
import type { readEventProduct } from '@/lib/modules/catalogue/contract/read-product';
import type { SavedDesign, saveProductDesign as savedBy } from '@/lib/modules/catalogue/contract/save-design';
import type { ProductChanges, updateEventProduct } from '@/lib/modules/catalogue/contract/update-product';
import {
  addEventProductCall,
  deleteEventProductCall,
  duplicateProductCall,
  listDeletedProductsCall,
  restoreEventProductCall,
  moveProductCall,
  readEventProductCall,
  saveProductDesignCall,
  updateEventProductCall,
} from '@/lib/modules/catalogue/contract/paths';
import { browserCall } from '@/lib/client/browser';

/** An event by its tenant and slug. */
export interface ProductsPlace {
  tenant: string;
  slug: string;
}

export interface ProductPlace extends ProductsPlace {
  product: string;
}

const paramsOf = (place: ProductsPlace | ProductPlace) => ({ params: { ...place } });

/** Adds a product made of a blank. Repeating the call with the same `key` returns the same product (D26-1). */
export async function addProduct(
  place: ProductsPlace,
  body: NewProduct,
  key: string,
): Promise<EventProductDetail> {
  const headers = { 'idempotency-key': key };
  return browserCall<typeof addEventProduct>(addEventProductCall, { ...paramsOf(place), body, headers });
}

/** Copies a product as a draft after it. Repeating the call with the same `key` returns the same copy (S2.2-60). */
export async function duplicateProduct(place: ProductPlace, key: string): Promise<EventProductDetail> {
  const headers = { 'idempotency-key': key };
  return browserCall<typeof duplicatedBy>(duplicateProductCall, { ...paramsOf(place), body: {}, headers });
}

export async function readProduct(place: ProductPlace): Promise<EventProductDetail> {
  return browserCall<typeof readEventProduct>(readEventProductCall, paramsOf(place));
}

/** Rejects with an ApiError: `conflict` when somebody else has saved since `updated_at`, `invalid` with its fields. */
export async function updateProduct(place: ProductPlace, body: ProductChanges): Promise<EventProductDetail> {
  return browserCall<typeof updateEventProduct>(updateEventProductCall, { ...paramsOf(place), body });
}

/** The same for its design. */
export async function saveProductDesign(place: ProductPlace, body: SavedDesign): Promise<EventProductDetail> {
  return browserCall<typeof savedBy>(saveProductDesignCall, { ...paramsOf(place), body });
}

export async function deleteProduct(place: ProductPlace): Promise<{ deleted: boolean }> {
  return browserCall<typeof deleteEventProduct>(deleteEventProductCall, { ...paramsOf(place), body: {} });
}

/** Moves a product to a place in its store's order, from 1. Answers the places before and after. */
export async function moveProduct(
  place: ProductsPlace,
  body: ProductMove,
): Promise<{ from: number; to: number }> {
  return browserCall<typeof movedBy>(moveProductCall, { ...paramsOf(place), body });
}

/** Puts a deleted product back; rejects with 404 once its 30 days are over. */
export async function restoreProduct(place: ProductPlace): Promise<{ status: 'draft' | 'active' }> {
  return browserCall<typeof restoreEventProduct>(restoreEventProductCall, { ...paramsOf(place), body: {} });
}

/** A page of an event's deleted products that can be restored. */
export async function listDeleted(
  place: ProductsPlace,
  cursor: string | null,
): Promise<{ products: RemovedProduct[]; next_cursor: string | null }> {
  const query = cursor === null ? {} : { cursor };
  return browserCall<typeof listDeletedProducts>(listDeletedProductsCall, { ...paramsOf(place), query });
}
