import type { Metadata } from 'next';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import { SHARE_SIZE } from '@/lib/modules/storefront/rules/seo/share-svg';
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

/** Open Graph data of a page: texts, and a picture drawn in the store's theme. */
export function shareMetadata(
  store: StorefrontData,
  shared: Shared,
): Pick<Metadata, 'openGraph' | 'twitter'> {
  const { title, description, path, locale, product } = shared;
  const picture = sharePicturePath(store, product, locale);
  return {
    openGraph: {
      title,
      description,
      url: String(languageAlternates(path, locale).canonical),
      type: 'website',
      siteName: store.storeConfig.storeName,
      locale: openGraphLocale(locale),
      images:
        store.status === 'Active' ? [{ url: picture, ...SHARE_SIZE, alt: title, type: 'image/png' }] : [],
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}
