import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { PlainHome } from '@/components/storefront/shop/pages/plain-home';
import { requireLocale } from '@/lib/intl/require-locale';
import type { StorePageProps } from '../load-page-store';
import { isShop, loadStore } from '../load-store';

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: StorePageProps): Promise<Metadata> {
  await requireLocale(params);
  const store = await loadStore((await params).slug);
  const { storeName, homeHeading, homeSubheading } = store.storeConfig;
  return {
    title: { absolute: storeName },
    description: homeSubheading || homeHeading || storeName,
    // The same content as the front page, which is canonical.
    alternates: { canonical: `/${store.slug}` },
  };
}

/** The accessible version of a store's front page without JavaScript (S2.3-11, D7-1). */
export default async function PlainStorePage({ params }: StorePageProps) {
  await requireLocale(params);
  const store = await loadStore((await params).slug);
  if (!isShop(store)) redirect(`/${store.slug}`);
  return <PlainHome store={store} />;
}
