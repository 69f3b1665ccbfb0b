/**
 * How a store's pages are arranged: `classic` puts the heading beside a product, `showcase` in the middle above a row of
 * products, and `compact` keeps it small so that many products are seen at once. S3.6
 */
export const STORE_LAYOUTS = ['classic', 'showcase', 'compact'] as const;
export type StoreLayout = (typeof STORE_LAYOUTS)[number];

/** Of stores that have never chosen one. */
export const DEFAULT_LAYOUT: StoreLayout = 'classic';

/** Maximum number of products on the home page: whole rows at every width. */
export const ON_HOME: Readonly<Record<StoreLayout, number>> = { classic: 8, showcase: 6, compact: 12 };
