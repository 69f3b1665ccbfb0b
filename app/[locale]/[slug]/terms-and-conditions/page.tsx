import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TERMS, TERMS_BUYER_US } from '@/components/marketing/legal-documents';
import { TermsPage } from '@/components/storefront/pages/terms-page';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { BRAND } from '@/lib/domain/brand';
import { humanDay } from '@/lib/domain/delivery/human-date';
import type { Locale } from '@/lib/kernel/locales';
import { loadPageStore, pageMetadata, type StorePageProps } from '../load-page-store';

export const generateStaticParams = () => [];

/** Of the platform's terms: who sells is said by the store's own data, what holds between us and clients is not said here. */
const NOT_HERE: readonly string[] = ['parties', 'organisations'];
const NOT_OF_GIFTS: readonly string[] = ['prices', 'payment', 'withdrawal'];
const NOT_OF_PURCHASES: readonly string[] = ['gifts'];

function documentOf({ region, event_type: { type } }: StorefrontData) {
  const document = region === 'US' ? TERMS_BUYER_US : TERMS;
  const left = [...NOT_HERE, ...(type === 'Promo' ? NOT_OF_GIFTS : NOT_OF_PURCHASES)];
  return { ...document, sections: document.sections.filter(({ id }) => !left.includes(id)) };
}

export async function generateMetadata(props: StorePageProps): Promise<Metadata> {
  const loaded = await loadPageStore(props);
  const { locale, store } = loaded;
  const t = await getTranslations({ locale, namespace: 'storePages' });
  const common = await getTranslations({ locale, namespace: 'store' });
  const names = { store: store.storeConfig.storeName, company: store.companyDetails.legal_name };
  const description = t('metaTerms', names);
  return pageMetadata(loaded, { name: 'terms-and-conditions', title: common('terms'), description });
}

async function termsOf(store: StorefrontData, locale: Locale) {
  const t = await getTranslations({ locale, namespace: 'legal' });
  const values = { brand: BRAND.name, email: store.storeConfig.contactEmail || store.companyDetails.email };
  const { inForceSince, path, sections } = documentOf(store);
  return {
    updated: t('updated', { date: humanDay(inForceSince, locale) }),
    platformPath: path,
    sections: sections.map(({ id, heading, paragraphs }) => ({
      id,
      heading: t(heading),
      paragraphs: paragraphs.map((key) => t(key, values)),
    })),
  };
}

/** SPEC 2.3, 2.9: `/{slug}/terms-and-conditions`; a US store's are the US buyer terms. */
export default async function StoreTermsPage(props: StorePageProps) {
  const { store, locale } = await loadPageStore(props);
  return <TermsPage store={store} {...await termsOf(store, locale)} />;
}
