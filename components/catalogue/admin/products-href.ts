/** URL of an event's products page: the list, or one product. */
export function productsHref(slug: string, { product }: { product?: string } = {}): string {
  const path = `/events/${slug}/products`;
  return product ? `${path}?${new URLSearchParams({ product })}` : path;
}
