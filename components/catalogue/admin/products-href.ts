/** The query string of an event's products page. */
export interface ProductsQuery {
  product?: string | undefined;
  status?: 'draft' | 'active' | undefined;
  cursor?: string | undefined;
}

/** URL of an event's products page: the list, or one product. */
export function productsHref(slug: string, query: ProductsQuery = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  const text = search.toString();
  return text === '' ? `/events/${slug}/products` : `/events/${slug}/products?${text}`;
}
