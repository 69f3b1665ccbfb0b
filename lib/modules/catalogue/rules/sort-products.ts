import type { Minor } from '@/lib/kernel/money';
import type { Locale } from '@/lib/kernel/locales';

/** The five sort orders of a product list. S9-7. */
export const PRODUCT_SORTS = ['name_asc', 'name_desc', 'price_desc', 'price_asc', 'recent'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** The fields that sorting needs: `price` as displayed, `createdAt` ISO 8601. */
export interface SortableProduct {
  id: string;
  name: string;
  price: Minor;
  createdAt: string;
}

/** Type guard: whether a query parameter is a known sort order. */
export function isProductSort(value: unknown): value is ProductSort {
  return (PRODUCT_SORTS as readonly unknown[]).includes(value);
}

/** A sorted copy of the products. Equal ones are sorted by name, then id. S9-7. */
export function sortProducts<T extends SortableProduct>(
  products: readonly T[],
  sort: ProductSort,
  locale: Locale,
): T[] {
  const names = new Intl.Collator(locale, { numeric: true });
  const byName = (a: T, b: T) => names.compare(a.name, b.name);
  const primary: Record<ProductSort, (a: T, b: T) => number> = {
    name_asc: byName,
    name_desc: (a, b) => byName(b, a),
    price_desc: (a, b) => b.price - a.price,
    price_asc: (a, b) => a.price - b.price,
    recent: (a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt),
  };
  return [...products].sort((a, b) => primary[sort](a, b) || byName(a, b) || (a.id < b.id ? -1 : 1));
}
