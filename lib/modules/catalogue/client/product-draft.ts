import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { Design } from '@/lib/modules/design/rules/scene-types';
import type { EventProductDetail } from '@/lib/modules/catalogue/contract/event-product';
import type { ProductPlace } from './event-products';

/** What is typed beside the design. */
export interface ProductFacts {
  name: string;
  /** As it is typed; a wire amount once it is sent. */
  price: string;
  /** What a side, a text and a picture of a shopper's own add to it, as typed; absent in drafts from before. */
  perSide?: string;
  perText?: string;
  perImage?: string;
  /** Identifiers, the one shown first at the beginning. */
  colours: string[];
}

/** Changes that are not saved yet, with the state of the product that they were made on. */
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

/** The changes of an earlier visit to a product, in any tab of this browser; null without any, or where nothing is kept. */
export async function readProductDraft(place: ProductPlace): Promise<ProductDraft | null> {
  try {
    const value: unknown = await get(keyOf(place), drafts());
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps changes across a reload; where the browser keeps nothing they live as long as the page. */
export async function keepProductDraft(place: ProductPlace, draft: ProductDraft): Promise<void> {
  await set(keyOf(place), draft, drafts()).catch(() => undefined);
}

export async function dropProductDraft(place: ProductPlace): Promise<void> {
  await del(keyOf(place), drafts()).catch(() => undefined);
}
