import type { Locale } from '@/lib/kernel/locales';
import { foldText } from './facet-key';
import type { ListQuery } from './list-query';
import { sortProducts, type SortableProduct } from './sort-products';

/** How many products one page of a list shows. */
export const LIST_PAGE_SIZE = 48;
/** And one page of an order form, where each of them can be chosen in full. */
export const FORM_PAGE_SIZE = 12;

/** A product as a list filters it: facets as keys (`facetKey`), `terms` all a search looks through. */
export interface ListableProduct extends SortableProduct {
  category: string;
  variants: readonly { colour: string; size: string }[];
  terms: string;
}

export interface ListedProducts<T> {
  /** The products of the page. */
  shown: T[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  pages: number;
}

function fits(values: readonly string[], value: string): boolean {
  return values.length === 0 || values.includes(value);
}

/** Colour and size hold for one and the same variant: a tee in Black and in M, but not in Black M, is not found. */
function matches(product: ListableProduct, query: ListQuery, words: readonly string[]): boolean {
  if (!fits(query.category, product.category)) return false;
  if (query.min !== null && product.price < query.min) return false;
  if (query.max !== null && product.price > query.max) return false;
  const unpicked = query.colour.length === 0 && query.size.length === 0;
  const made = ({ colour, size }: { colour: string; size: string }) =>
    fits(query.colour, colour) && fits(query.size, size);
  if (!unpicked && !product.variants.some(made)) return false;
  if (words.length === 0) return true;
  const terms = ` ${wordsOf(product.terms).join(' ')}`;
  return words.every((word) => terms.includes(` ${word}`));
}

function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Those of the products that the query asks for, in the order given. A search finds words that begin with each of its own. */
export function filterProducts<T extends ListableProduct>(products: readonly T[], query: ListQuery): T[] {
  const words = wordsOf(query.q);
  return products.filter((product) => matches(product, query, words));
}

/** One page of what the query asks for; a page beyond the last is the last. SPEC 9, S2.3-2. */
export function listProducts<T extends ListableProduct>(
  products: readonly T[],
  query: ListQuery,
  locale: Locale,
  size = LIST_PAGE_SIZE,
): ListedProducts<T> {
  const found = filterProducts(products, query);
  const sorted = query.sort ? sortProducts(found, query.sort, locale) : found;
  const pages = Math.max(1, Math.ceil(sorted.length / size));
  const page = Math.min(query.page, pages);
  const shown = sorted.slice((page - 1) * size, page * size);
  return { shown, total: sorted.length, page, pages };
}
