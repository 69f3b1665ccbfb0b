import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccessibilityPage } from '@/components/storefront/shop/pages/accessibility-page';
import { loadPageStore, pageMetadata, type StorePageProps } from '../load-page-store';

export const generateStaticParams = () => [];

export async function generateMetadata(props: StorePageProps): Promise<Metadata> {
  const loaded = await loadPageStore(props);
  const t = await getTranslations({ locale: loaded.locale, namespace: 'storeAccessibility' });
  const description = t('meta', { store: loaded.store.storeConfig.storeName });
  return pageMetadata(loaded, { name: 'accessibility', title: t('title'), description });
}

/** `/{slug}/accessibility`: every store's own statement, for the law of where it sells. S2.1-52 */
export default async function StoreAccessibilityPage(props: StorePageProps) {
  return <AccessibilityPage {...await loadPageStore(props)} />;
}
