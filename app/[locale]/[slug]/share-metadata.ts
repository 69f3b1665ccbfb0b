import type { Metadata } from 'next';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { SHARE_SIZE } from '@/lib/modules/storefront/rules/seo/share-size';
import { sharePicturePath, type PricedProduct } from '@/lib/modules/storefront/service/share-card-of';
import { languageAlternates } from '@/lib/intl/language-alternates';
import type { Locale } from '@/lib/kernel/locales';
import { openGraphLocale } from '../site-metadata';

interface Shared {
  title: string;
  description: string;
  path: string;
  locale: Locale;
  /** The product; null for the store itself. */
  product: PricedProduct | null;
}

/** The store's own picture, else one drawn in its theme; a product always has its drawn one, which shows it. */
function sharedPicture(store: StorefrontData, { product, locale }: Shared) {
  const { enabled, url } = store.storeConfig.shareImage;
  if (product === null && enabled && url !== '') return { url, type: 'image/jpeg' };
  return { url: sharePicturePath(store, product, locale), type: 'image/png' };
}

/** Open Graph data of a page: texts and a picture. */
export function shareMetadata(
  store: StorefrontData,
  shared: Shared,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { title, description, path, locale } = shared;
  return {
    openGraph: {
      title,
      description,
      url: String(languageAlternates(path, locale).canonical),
      type: 'website',
      siteName: store.storeConfig.storeName,
      locale: openGraphLocale(locale),
      images:
        store.status === 'Active' ? [{ ...sharedPicture(store, shared), ...SHARE_SIZE, alt: title }] : [],
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}
