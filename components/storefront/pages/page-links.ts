import { useTranslations } from 'next-intl';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { storePages, type PagedStore, type StorePageName } from '@/lib/domain/storefront/store-pages';

export type LinkedStore = Pick<StorefrontData, 'slug' | 'event_type' | 'status' | 'storeConfig' | 'door'>;

/** A link to one of a store's pages. */
export interface PageLink {
  name: StorePageName;
  href: string;
  text: string;
}

/** What decides about a store's pages, out of its data. */
export function pagedStore({ slug, event_type, status, storeConfig, door }: LinkedStore): PagedStore {
  return { slug, type: event_type.type, status, aboutUs: storeConfig.aboutUs, open: door !== 'closed' };
}

/** The links to a store's pages, those that exist, in the page's language. SPEC 2.3. */
export function usePageLinks(store: LinkedStore): PageLink[] {
  const t = useTranslations('storePages');
  const common = useTranslations('store');
  const texts: Record<StorePageName, string> = {
    products: common('products'),
    'about-us': t('aboutUs'),
    faqs: t('faqs'),
    'contact-us': t('contactUs'),
    'terms-and-conditions': common('terms'),
  };
  return storePages(pagedStore(store)).map(({ name, path, label }) => ({
    name,
    href: path,
    text: label ?? texts[name],
  }));
}
