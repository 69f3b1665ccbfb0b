import type { Metadata } from 'next';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import type { StorePageName } from '@/lib/modules/storefront/rules/store-pages';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { requireLocale } from '@/lib/intl/require-locale';
import type { Locale } from '@/lib/kernel/locales';
import { loadStore } from './load-store';
import { shareMetadata } from './share-metadata';

/** The parameters of a store's page. */
export interface StorePageProps {
  params: Promise<{ locale: string; slug: string }>;
}

/** Loads the store of a text page, or shows the 404 page; every public event has these pages (D4). */
export async function loadPageStore({
  params,
}: StorePageProps): Promise<{ store: StorefrontData; locale: Locale }> {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug, locale);
  return { store, locale };
}

/** Title, description and canonical URL of a text page. */
export function pageMetadata(
  { store, locale }: { store: StorefrontData; locale: Locale },
  page: { name: StorePageName; title: string; description: string },
): Metadata {
  const { title, description } = page;
  const path = `/${store.slug}/${page.name}`;
  return {
    title,
    description,
    alternates: languageAlternates(path, locale),
    ...shareMetadata(store, { title, description, path, locale, product: null }),
  };
}
