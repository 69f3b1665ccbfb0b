import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PlainHome } from '@/components/storefront/shop/pages/plain-home';
import { requireLocale } from '@/lib/intl/require-locale';
import type { StorePageProps } from '../load-page-store';
import { isShop, loadStore } from '../load-store';

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: StorePageProps): Promise<Metadata> {
  const store = await loadStore((await params).slug, await requireLocale(params));
  const { seo, storeConfig } = store;
  const { storeName, homeHeading, homeSubheading } = storeConfig;
  return {
    title: { absolute: seo.title || storeName },
    description: seo.description || homeSubheading || homeHeading || storeName,
    // The same content as the front page, which is canonical.
    alternates: { canonical: `/${store.slug}` },
  };
}

/** The accessible version of a store's front page without JavaScript (S2.3-11, D7-1). */
export default async function PlainStorePage({ params }: StorePageProps) {
  const store = await loadStore((await params).slug, await requireLocale(params));
  if (!isShop(store)) redirect(`/${store.slug}`);
  return <PlainHome store={store} />;
}
