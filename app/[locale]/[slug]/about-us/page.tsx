import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AboutPage } from '@/components/storefront/shop/pages/about-page';
import { toPlainText } from '@/lib/modules/storefront/rules/rich-text/plain-text';
import { hasAboutPage } from '@/lib/modules/storefront/rules/store-pages';
import { loadPageStore, pageMetadata, type StorePageProps } from '../load-page-store';

/** Maximum length of a description in search results. */
const DESCRIPTION_LENGTH = 160;

export const generateStaticParams = () => [];

async function load(props: StorePageProps) {
  const loaded = await loadPageStore(props);
  if (!hasAboutPage(loaded.store.storeConfig)) notFound();
  return loaded;
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')} …`;
}

export async function generateMetadata(props: StorePageProps): Promise<Metadata> {
  const loaded = await load(props);
  const t = await getTranslations({ locale: loaded.locale, namespace: 'storePages' });
  const { pageName, document } = loaded.store.storeConfig.aboutUs;
  const [first = ''] = toPlainText(document).split('\n\n');
  const title = pageName.trim() || t('aboutUs');
  return pageMetadata(loaded, { name: 'about-us', title, description: shortened(first) });
}

/** S2.3-7, S3.6: `/{slug}/about-us`, a 404 while it is switched off. */
export default async function AboutUsPage(props: StorePageProps) {
  const { store } = await load(props);
  return <AboutPage store={store} />;
}
