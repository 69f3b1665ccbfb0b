import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FaqsPage } from '@/components/storefront/shop/pages/faqs-page';
import { loadPageStore, pageMetadata, type StorePageProps } from '../load-page-store';

export const generateStaticParams = () => [];

export async function generateMetadata(props: StorePageProps): Promise<Metadata> {
  const loaded = await loadPageStore(props);
  const t = await getTranslations({ locale: loaded.locale, namespace: 'storePages' });
  const description = t('metaFaqs', { store: loaded.store.storeConfig.storeName });
  return pageMetadata(loaded, { name: 'faqs', title: t('faq.title'), description });
}

/** S2.3-9: `/{slug}/faqs`. */
export default async function StoreFaqsPage(props: StorePageProps) {
  return <FaqsPage {...await loadPageStore(props)} />;
}
