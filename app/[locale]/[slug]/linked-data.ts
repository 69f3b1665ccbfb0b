import { getTranslations } from 'next-intl/server';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import {
  breadcrumbs,
  organization,
  webSite,
  type LinkedData,
} from '@/lib/modules/storefront/rules/seo/json-ld';
import { returnPolicy, shippingDetails } from '@/lib/modules/storefront/rules/seo/offer-terms';
import { productData } from '@/lib/modules/storefront/rules/seo/product-data';
import { productPath } from '@/lib/modules/storefront/rules/store-place';
import { pricingOf } from '@/lib/modules/storefront/client/store-pricing';
import { DELIVERY_DAYS } from '@/lib/modules/orders/rules/delivery-window';
import { priceShipping } from '@/lib/modules/pricing/rules/price-shipping';
import { toWire } from '@/lib/kernel/money';
import { BRAND } from '@/lib/kernel/brand';
import type { Locale } from '@/lib/kernel/locales';
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

/** Structured data of the store as a site of its own. */
export function storeSite(store: StorefrontData, locale: Locale): LinkedData {
  return webSite({
    name: store.storeConfig.storeName,
    url: absoluteUrl(`/${store.slug}`),
    language: locale,
  });
}

/** Structured data of the platform: who runs it, and its site. */
export function platformThings(locale: Locale): LinkedData[] {
  const url = absoluteUrl('/');
  const { name, supportEmail: email } = BRAND;
  const facts = { legalName: '', telephone: '', vatId: null, social: [] };
  return [
    organization({ ...facts, name, url, logo: absoluteUrl('/brand/icon-512.png'), email }),
    webSite({ name, url, language: locale }),
  ];
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
export function productThings(store: StorefrontData, product: Product, picture: string): LinkedData[] {
  const { products, variants } = product;
  const path = productPath(store, { product_id: product.id, customisable: product.customisable });
  const taxed = store.region !== 'US' && !store.not_vat_registered && product.store_default_vat === 1;
  const pricing = pricingOf(store);
  const terms = {
    url: absoluteUrl(`/${store.slug}`),
    shipping: toWire(priceShipping(pricing, 'standard', 1).gross),
    currency: store.currency,
    countries: store.countries,
    days: DELIVERY_DAYS,
    region: store.region,
  };
  const picturesOf = (identifier: string): string[] =>
    [products.images.front[identifier], products.images.back[identifier]].flatMap((url) =>
      url ? [absoluteUrl(url)] : [],
    );
  const colours = new Map(products.colours.map(({ identifier, name }) => [identifier, name]));
  const front = Object.values(products.images.front);
  const back = front.length > 0 ? [] : Object.values(products.images.back);
  return productData({
    id: product.id,
    name: product.name,
    description: product.description,
    url: absoluteUrl(path),
    // The share picture has the name and price on it, so it comes last.
    images: [...front, ...back, picture].map(absoluteUrl),
    category: products.selected.categories[0] ?? null,
    variants: variants.map(({ sku, identifier, size, available }) => ({
      sku,
      colour: colours.get(identifier) ?? identifier,
      size,
      images: picturesOf(identifier),
      available: available > 0,
    })),
    price: product.price,
    currency: store.currency,
    vatIncluded: taxed ? true : null,
    seller: { name: store.storeConfig.storeName, url: absoluteUrl(`/${store.slug}`) },
    shipping: shippingDetails(terms),
    returns: returnPolicy(terms, { personalised: product.customisable }),
  });
}
