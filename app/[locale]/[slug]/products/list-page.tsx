import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/storefront/shop/json-ld';
import { ListView } from '@/components/storefront/shop/list/list-view';
import type { ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { requireLocale } from '@/lib/intl/require-locale';
import { isShop, loadList, loadStore } from '../load-store';
import { shareMetadata } from '../share-metadata';
import { storeCrumbs } from '../linked-data';

export interface ListPageProps {
  params: Promise<{ locale: string; slug: string }>;
}

/** Title, description and canonical URL of a product list, filtered or not. */
export async function listMetadata({ params }: ListPageProps): Promise<Metadata> {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug, locale);
  const t = await getTranslations({ locale, namespace: 'store' });
  const path = `/${store.slug}/products`;
  const description = t('metaProducts', { store: store.storeConfig.storeName });
  return {
    title: t('products'),
    description,
    alternates: languageAlternates(path, locale),
    ...shareMetadata(store, { title: t('products'), description, path, locale, product: null }),
  };
}

/** The store's products that match the query (S2.3-2). Other event types have no list (D4). */
export async function ListPage({ params, query }: ListPageProps & { query: ListQuery }) {
  const locale = await requireLocale(params);
  const store = await loadStore((await params).slug, locale);
  if (!isShop(store)) redirect(`/${store.slug}`);
  return (
    <ListView store={store} query={query} list={await loadList(store, query, locale)}>
      <JsonLd things={[await storeCrumbs(store)]} />
    </ListView>
  );
}
