import type { Metadata } from 'next';
import { NextIntlClientProvider } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { ContactPage } from '@/components/storefront/shop/pages/contact-page';
import { storeMessages } from '@/lib/intl/store-messages';
import { loadPageStore, pageMetadata, type StorePageProps } from '../load-page-store';
import { CONTACT_NAMESPACES } from '../store-namespaces';

export const generateStaticParams = () => [];

export async function generateMetadata(props: StorePageProps): Promise<Metadata> {
  const loaded = await loadPageStore(props);
  const t = await getTranslations({ locale: loaded.locale, namespace: 'storePages' });
  const { contactUs, storeName } = loaded.store.storeConfig;
  const title = contactUs.heading || t('contactUs');
  const description = contactUs.subheading || t('metaContact', { store: storeName });
  return pageMetadata(loaded, { name: 'contact-us', title, description });
}

/** S2.3-8, S3.6: `/{slug}/contact-us`. */
export default async function ContactUsPage(props: StorePageProps) {
  const { store, locale } = await loadPageStore(props);
  return (
    <NextIntlClientProvider messages={await storeMessages(CONTACT_NAMESPACES, store.region, locale)}>
      <ContactPage store={store} />
    </NextIntlClientProvider>
  );
}
