import { storePath, type StorePlace } from './store-place';

/** The store fields that decide which pages an event has. */
export interface PagedStore extends StorePlace {
  type: string;
  status: string;
  aboutUs: { enabled: boolean; pageName: string; content: string };
  /** False for a store before it opens or after it has closed: it shows no products. */
  open?: boolean;
}

/** An event's additional pages, by the last segment of their path. S2.3-7. */
export type StorePageName =
  'products' | 'about-us' | 'faqs' | 'contact-us' | 'terms-and-conditions' | 'accessibility';

/** Those that the law wants within reach at every step, so that they stay at the foot while somebody buys. S2.1-52 */
export const LAW_PAGES: readonly StorePageName[] = ['terms-and-conditions', 'accessibility'];

/** One of them; `label` is the client's own name for it, null if the page has the same name in every store. */
export interface StorePage {
  name: StorePageName;
  path: string;
  label: string | null;
}

/** Whether the about-us page is enabled and not empty. S3.6-8. */
export function hasAboutPage({ aboutUs }: Pick<PagedStore, 'aboutUs'>): boolean {
  return aboutUs.enabled && aboutUs.content.trim() !== '';
}

/**
 * The additional pages of a public event beside `/{slug}`, in menu order: for header, footer and sitemap. An event on
 * hold has none, since every page would show the client's message. S2.3, S3.6, D4-7, D5.
 */
export function storePages(store: PagedStore): StorePage[] {
  if (store.status !== 'Active') return [];
  const page = (name: StorePageName, label: string | null = null): StorePage => ({
    name,
    path: storePath(store, name),
    label,
  });
  const about = page('about-us', store.aboutUs.pageName.trim() || null);
  return [
    ...(store.type === 'Store' && store.open !== false ? [page('products')] : []),
    ...(hasAboutPage(store) ? [about] : []),
    page('faqs'),
    page('contact-us'),
    page('terms-and-conditions'),
    page('accessibility'),
  ];
}
