import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { Design } from '@/lib/modules/design/rules/scene-types';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { ProductPlace } from './event-products';

/** The fields beside the design. */
export interface ProductFacts {
  name: string;
  /** As typed; converted to a wire amount when it is sent. */
  price: string;
  /** Prices of a side, a text and a picture of the shopper's own, as typed; missing in older drafts. */
  perSide?: string;
  perText?: string;
  perImage?: string;
  /** Identifiers; the first one is shown. */
  colours: string[];
}

/** Unsaved changes, with the product's version they are based on. */
export interface ProductDraft {
  updatedAt: string;
  facts: ProductFacts;
  design: Design;
  pictures: EventProductDetail['pictures'];
}

let store: UseStore | undefined;
const drafts = (): UseStore => (store ??= createStore('product-drafts', 'drafts'));
const keyOf = ({ tenant, slug, product }: ProductPlace) => `${tenant}/${slug}/${product}`;

function isDraft(value: unknown): value is ProductDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['updatedAt', 'facts', 'design', 'pictures'].every((key) => key in value)
  );
}

/**
 * The unsaved changes to a product of an earlier visit, from any tab of this browser; null without any, or without
 * browser storage.
 */
export async function readProductDraft(place: ProductPlace): Promise<ProductDraft | null> {
  try {
    const value: unknown = await get(keyOf(place), drafts());
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Stores changes across a reload; without browser storage they are lost with the page. */
export async function keepProductDraft(place: ProductPlace, draft: ProductDraft): Promise<void> {
  await set(keyOf(place), draft, drafts()).catch(() => undefined);
}

export async function dropProductDraft(place: ProductPlace): Promise<void> {
  await del(keyOf(place), drafts()).catch(() => undefined);
}
