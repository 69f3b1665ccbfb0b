/** What the page of an event's products is asked for by its URL. */
export interface ProductsQuery {
  product?: string | undefined;
  status?: 'draft' | 'active' | undefined;
  cursor?: string | undefined;
}

/** The page of an event's products: its list, or one of them. */
export function productsHref(slug: string, query: ProductsQuery = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value) search.set(key, value);
  const text = search.toString();
  return text === '' ? `/events/${slug}/products` : `/events/${slug}/products?${text}`;
}
