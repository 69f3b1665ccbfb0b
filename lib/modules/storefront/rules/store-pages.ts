import { storePath, type StorePlace } from './store-place';

/** What decides which pages an event has. */
export interface PagedStore extends StorePlace {
  type: string;
  status: string;
  aboutUs: { enabled: boolean; pageName: string; content: string };
  /** False for a store that has not opened yet or has closed: it shows no products. */
  open?: boolean;
}

/** The pages that stand beside an event's own, by the last part of their address. SPEC 2.3. */
export type StorePageName = 'products' | 'about-us' | 'faqs' | 'contact-us' | 'terms-and-conditions';

/** One of them; `label` is the client's own name for it, null where the page is called the same in every store. */
export interface StorePage {
  name: StorePageName;
  path: string;
  label: string | null;
}

/** Whether the about-us page is on and says anything. SPEC 3.6. */
export function hasAboutPage({ aboutUs }: Pick<PagedStore, 'aboutUs'>): boolean {
  return aboutUs.enabled && aboutUs.content.trim() !== '';
}

/**
 * The pages of a public event beside `/{slug}`, in the order of its menus: for its header, its footer and its sitemap. One that
 * is on hold has none to link to, as each of them shows the client's message. SPEC 2.3, 3.6; DECISIONS 4, 5.
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
  ];
}
