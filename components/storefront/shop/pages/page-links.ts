import { useTranslations } from 'next-intl';
import { storePages, type PagedStore, type StorePageName } from '@/lib/modules/storefront/rules/store-pages';
import type { ShownStore } from '../shown-store';

export type LinkedStore = Pick<
  ShownStore,
  'slug' | 'event_type' | 'status' | 'storeConfig' | 'door' | 'preview'
>;

/** A link to one of a store's pages. */
export interface PageLink {
  name: StorePageName;
  href: string;
  text: string;
}

/** The store's properties that decide which pages it has. */
export function pagedStore({ event_type, storeConfig, door, ...store }: LinkedStore): PagedStore {
  const { slug, status, preview } = store;
  return {
    slug,
    status,
    type: event_type.type,
    aboutUs: storeConfig.aboutUs,
    ...(preview ? { preview } : { open: door !== 'closed' }),
  };
}

/** Links to the store's existing pages, in the page's language. S2.3. */
export function usePageLinks(store: LinkedStore): PageLink[] {
  const t = useTranslations('storePages');
  const common = useTranslations('store');
  const texts: Record<StorePageName, string> = {
    products: common('products'),
    'about-us': t('aboutUs'),
    faqs: t('faqs'),
    'contact-us': t('contactUs'),
    'terms-and-conditions': common('terms'),
    accessibility: t('accessibility'),
  };
  return storePages(pagedStore(store)).map(({ name, path, label }) => ({
    name,
    href: path,
    text: label ?? texts[name],
  }));
}
