import type { Locale } from '@/lib/kernel/locales';
import { foldText } from './facet-key';
import type { ListQuery } from './list-query';
import { sortProducts, type SortableProduct } from './sort-products';

export const LIST_PAGE_SIZE = 48;
/** Products per page of an order form, where all options of each are shown. */
export const FORM_PAGE_SIZE = 12;

/** A product with its filter values: facets as keys (`facetKey`), `terms` the searched text. */
export interface ListableProduct extends SortableProduct {
  category: string;
  variants: readonly { colour: string; size: string }[];
  terms: string;
}

export interface ListedProducts<T> {
  shown: T[];
  /** How many there are on all pages. */
  total: number;
  page: number;
  pages: number;
}

function fits(values: readonly string[], value: string): boolean {
  return values.length === 0 || values.includes(value);
}

/**
 * Colour and size must match in the same variant: a tee that comes in Black and in M, but not in Black M, is not found.
 */
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

/**
 * The products that match the query, in the given order. Each search word must be the beginning of a word of the
 * product.
 */
export function filterProducts<T extends ListableProduct>(products: readonly T[], query: ListQuery): T[] {
  const words = wordsOf(query.q);
  return products.filter((product) => matches(product, query, words));
}

/** One page of the query's result; a page number beyond the last gives the last page. S9, S2.3-2. */
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
