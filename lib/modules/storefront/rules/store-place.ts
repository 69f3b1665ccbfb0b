/** Where a store's pages are viewed: at its own address, or in a preview (D5-2). */
export interface StorePlace {
  slug: string;
  /** Set in a preview; the token gives guests access, users of the tenant need none. */
  preview?: { token: string | null };
}

/** The product fields that its path depends on. */
export interface PlacedProduct {
  product_id: string;
  customisable: boolean;
}

/**
 * The path of a store's page: `/{slug}` or, with `page`, `/{slug}/{page}`; in a preview the preview's page with the
 * guest's token. `search` starts with `?` or is empty. S2.3.
 */
export function storePath({ slug, preview }: StorePlace, page = '', search = ''): string {
  const path = `${preview ? '/site-preview' : ''}/${slug}${page && `/${page}`}`;
  const token = preview?.token ? `preview=${preview.token}` : '';
  const query = [search.replace(/^\?/, ''), token].filter((part) => part !== '').join('&');
  return query === '' ? path : `${path}?${query}`;
}

/** A product's path: fixed and customisable artwork have different ones (D8-2). */
export function productPath(place: StorePlace, { product_id: id, customisable }: PlacedProduct): string {
  return storePath(place, `${customisable ? 'NewProduct' : 'Product'}=${id}`);
}

/**
 * The target of a link that a client has entered: a page of this site or an https URL, null for anything else (tenant
 * text is not trusted). In a preview, the store's own pages are the preview's.
 */
export function ownLink(place: StorePlace, link: string): string | null {
  if (/^https:\/\//.test(link)) return link;
  if (!/^\/[a-z0-9][\w/=-]*$/i.test(link)) return null;
  const [, slug, page = ''] = /^\/([^/]+)\/?(.*)$/.exec(link) ?? [];
  return place.preview && slug === place.slug ? storePath(place, page) : link;
}
