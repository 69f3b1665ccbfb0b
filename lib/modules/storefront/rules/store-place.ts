/** Where a store's pages are looked at: at its own address, or in a preview (DECISIONS 5). */
export interface StorePlace {
  slug: string;
  /** Set in a preview; the token keeps a guest's way open, its own people need none. */
  preview?: { token: string | null };
}

/** A product as far as its address goes. */
export interface PlacedProduct {
  product_id: string;
  customisable: boolean;
}

/**
 * The path of a store's page: `/{slug}` or, with `page`, `/{slug}/{page}`, and in a preview the same page of the preview
 * with the guest's token. `search` begins with `?` or is empty. SPEC 2.3.
 */
export function storePath({ slug, preview }: StorePlace, page = '', search = ''): string {
  const path = `${preview ? '/site-preview' : ''}/${slug}${page && `/${page}`}`;
  const token = preview?.token ? `preview=${preview.token}` : '';
  const query = [search.replace(/^\?/, ''), token].filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** A product's path: fixed artwork and customisable ones have each their own (DECISIONS 8). */
export function productPath(place: StorePlace, { product_id: id, customisable }: PlacedProduct): string {
  return storePath(place, `${customisable ? 'NewProduct' : 'Product'}=${id}`);
}

/**
 * Where a link that a client has entered leads: to a page of this site or an https address, null for anything else
 * (tenant text is never trusted). In a preview the store's own pages are the preview's.
 */
export function ownLink(place: StorePlace, link: string): string | null {
  if (/^https:\/\//.test(link)) return link;
  if (!/^\/[a-z0-9][\w/=-]*$/i.test(link)) return null;
  const [, slug, page = ''] = /^\/([^/]+)\/?(.*)$/.exec(link) ?? [];
  return place.preview && slug === place.slug ? storePath(place, page) : link;
}
