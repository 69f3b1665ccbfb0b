import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TermsPage } from '@/components/storefront/shop/pages/terms-page';
import { loadPageStore, pageMetadata, type StorePageProps } from '../load-page-store';
import { termsOf } from '../store-terms';

export const generateStaticParams = () => [];

export async function generateMetadata(props: StorePageProps): Promise<Metadata> {
  const loaded = await loadPageStore(props);
  const { locale, store } = loaded;
  const t = await getTranslations({ locale, namespace: 'storePages' });
  const common = await getTranslations({ locale, namespace: 'store' });
  const names = { store: store.storeConfig.storeName, company: store.companyDetails.legal_name };
  const description = t('metaTerms', names);
  return pageMetadata(loaded, { name: 'terms-and-conditions', title: common('terms'), description });
}

/** `/{slug}/terms-and-conditions`; US stores show the US buyer terms (S2.3-10, S2.9-13). */
export default async function StoreTermsPage(props: StorePageProps) {
  const { store, locale } = await loadPageStore(props);
  return <TermsPage store={store} {...await termsOf(store, locale)} />;
}
