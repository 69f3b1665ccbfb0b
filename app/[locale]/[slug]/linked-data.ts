import { getTranslations } from 'next-intl/server';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import {
  breadcrumbs,
  organization,
  productOffer,
  type LinkedData,
} from '@/lib/modules/storefront/rules/seo/json-ld';
import { productPath } from '@/lib/modules/storefront/rules/store-place';
import { appEnv } from '@/lib/env/app';

/** The absolute URL of a path of this site. */
function absoluteUrl(path: string): string {
  return new URL(path, appEnv().PUBLIC_URL).href;
}

/** Structured data of the seller. */
export function storeOrganization(store: StorefrontData): LinkedData {
  const { storeConfig: config, companyDetails: company } = store;
  const { enabled, url } = config.customLogo;
  return organization({
    name: config.storeName,
    legalName: company.legal_name,
    url: absoluteUrl(`/${store.slug}`),
    logo: enabled && url !== '' ? absoluteUrl(url) : null,
    email: config.contactEmail || company.email,
    telephone: config.contactPhone,
    vatId: company.vat_number,
    social: [config.facebookUrl, config.instagramUrl, config.tiktokUrl, config.twitterUrl],
  });
}

/** Structured data of the breadcrumbs: store, list, product. */
export async function storeCrumbs(
  store: StorefrontData,
  product?: { name: string; path: string },
): Promise<LinkedData> {
  const t = await getTranslations('store');
  const steps = [
    { name: store.storeConfig.storeName, path: `/${store.slug}` },
    { name: t('products'), path: `/${store.slug}/products` },
    ...(product ? [product] : []),
  ];
  return breadcrumbs(steps.map(({ name, path }) => ({ name, url: absoluteUrl(path) })));
}

/** Structured data of a product with its displayed price; US prices exclude sales tax (S9). */
export function productData(store: StorefrontData, product: Product, picture: string): LinkedData {
  const path = productPath(store, { product_id: product.id, customisable: product.customisable });
  const taxed = store.region !== 'US' && !store.not_vat_registered && product.store_default_vat === 1;
  return productOffer({
    id: product.id,
    name: product.name,
    description: product.description,
    url: absoluteUrl(path),
    images: [picture, ...Object.values(product.products.images.front)].map(absoluteUrl),
    category: product.products.selected.categories[0] ?? null,
    colours: product.products.colours.map(({ name }) => name),
    price: product.price,
    currency: store.currency,
    vatIncluded: taxed ? true : null,
    available: product.variants.some(({ available }) => available > 0),
    seller: { name: store.storeConfig.storeName, url: absoluteUrl(`/${store.slug}`) },
  });
}
