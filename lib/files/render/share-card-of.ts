import { formatPrice } from '@/lib/domain/catalogue/format-price';
import { shareCard, type ShareCard } from '@/lib/domain/seo/share-card';
import type { ProductCard } from '@/lib/contracts/storefront/product-card';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { fromWire } from '@/lib/kernel/money';
import { shareVersion } from './share-version';

type Shared = Pick<StorefrontData, 'storeConfig' | 'event_products' | 'region'>;

/** The card of a store, or of one of its products, from what its pages know of it. */
export function shareCardOf(store: Shared, product: ProductCard | null): ShareCard {
  const priced = product && { ...product, shownPrice: formatPrice(fromWire(product.price), store.region) };
  return shareCard(store.storeConfig, priced, store.event_products[0]);
}

/** Where the picture of a shared link stands; with its `v` it may be kept for ever. */
export function sharePicturePath(
  store: Shared & Pick<StorefrontData, 'tenant_id' | 'slug'>,
  product: ProductCard | null,
): string {
  const version = shareVersion(shareCardOf(store, product));
  const which = product ? `product=${encodeURIComponent(product.product_id)}&` : '';
  return `/api/${store.tenant_id}/${store.slug}/share-picture?${which}v=${version}`;
}
