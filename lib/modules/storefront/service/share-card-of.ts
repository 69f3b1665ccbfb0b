import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { shareCard, type ShareCard, type SharedProduct } from '@/lib/modules/storefront/rules/seo/share-card';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import type { Locale } from '@/lib/kernel/locales';
import { fromWire } from '@/lib/kernel/money';
import { shareVersion } from '@/lib/files/render/share-version';

type Shared = Pick<StorefrontData, 'storeConfig' | 'event_products' | 'region' | 'seo'>;

/** A product in a share picture; `price` is the VAT-inclusive wire amount. */
export type PricedProduct = SharedProduct & { price: string };

/** The card of a store, or of one of its products, from the data of its pages. */
export function shareCardOf(store: Shared, product: PricedProduct | null): ShareCard {
  const priced = product && { ...product, shownPrice: formatPrice(fromWire(product.price), store.region) };
  const texts = { ...store.storeConfig, shareText: store.seo.share };
  return shareCard(texts, priced, store.event_products[0]);
}

/** The path of a share picture; with its `v` it may be cached for ever. `lang`: the language that `store` was read in. */
export function sharePicturePath(
  store: Shared & Pick<StorefrontData, 'tenant_id' | 'slug'>,
  product: PricedProduct | null,
  lang?: Locale,
): string {
  const version = shareVersion(shareCardOf(store, product));
  const which = product ? `product=${encodeURIComponent(product.product_id)}&` : '';
  const language = lang ? `&lang=${lang}` : '';
  return `/api/${store.tenant_id}/${store.slug}/share-picture?${which}v=${version}${language}`;
}
