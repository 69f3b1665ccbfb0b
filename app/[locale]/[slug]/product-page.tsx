import { getTranslations } from 'next-intl/server';
import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentType } from 'react';
import { buyableOf } from '@/components/catalogue/shop/buyable';
import { JsonLd } from '@/components/storefront/shop/json-ld';
import type { ProductBuyerProps } from '@/components/storefront/shop/product-buyer';
import { ProductView } from '@/components/storefront/shop/product-view';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import { productPath } from '@/lib/modules/storefront/rules/store-place';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import { printedSides } from '@/lib/files/fonts/printed-sides';
import { sharePicturePath, type PricedProduct } from '@/lib/modules/storefront/service/share-card-of';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { storeMessages } from '@/lib/intl/store-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { isShop, loadProduct, loadStore } from './load-store';
import { shareMetadata } from './share-metadata';
import { productThings, storeCrumbs } from './linked-data';
import { STORE_NAMESPACES } from './store-namespaces';

export interface ProductPageProps {
  params: Promise<{ locale: string; slug: string; product: string }>;
}

async function load({ params }: ProductPageProps) {
  const locale = await requireLocale(params);
  const { slug, product } = await params;
  const store = await loadStore(slug, locale);
  if (!isShop(store)) redirect(`/${store.slug}`);
  return { locale, store, ...(await loadProduct(store, product, locale)) };
}

/** Title, description, canonical URL and picture of a product's page. */
export async function productMetadata(props: ProductPageProps): Promise<Metadata> {
  const { locale, store, product } = await load(props);
  const path = productPath(store, cardPlace(product));
  const { name: title } = product;
  const description = product.description || `${title} · ${store.storeConfig.storeName}`;
  return {
    title,
    description,
    alternates: languageAlternates(path, locale),
    ...shareMetadata(store, { title, description, path, locale, product: sharedOf(product) }),
  };
}

function cardPlace({ id, customisable }: Product) {
  return { product_id: id, customisable };
}

/** The product in the form that the share picture shows, as on its tile in a list. */
function sharedOf({ id, name, price, products: { colours, images } }: Product): PricedProduct {
  const pictured = colours.map(({ identifier }) => ({
    identifier,
    front_preview: images.front[identifier] ?? null,
    back_preview: images.back[identifier] ?? null,
  }));
  return { product_id: id, name, price, colours: pictured };
}

interface KindProps extends ProductPageProps {
  kind: 'Product' | 'NewProduct';
  /** The interactive part. Named by the route, so that each kind loads only its own code. */
  Buyer: ComponentType<ProductBuyerProps>;
}

/** A product's page; fixed and customisable products have different URLs and redirect to the right one (D8-2). */
export async function ProductPage({ kind, Buyer, ...props }: KindProps) {
  const { locale, store, product, you_may_like_products: alike } = await load(props);
  const own = product.customisable ? 'NewProduct' : 'Product';
  if (own !== kind) permanentRedirect(`/${store.slug}/${own}=${product.id}`);
  const things = [
    ...productThings(store, product, sharePicturePath(store, sharedOf(product), locale)),
    await storeCrumbs(store, { name: product.name, path: productPath(store, cardPlace(product)) }),
  ];
  const { selected, scenes } = product.products;
  const designText = await getTranslations({ locale, namespace: 'design' });
  const { sides, detail } = await printedSides(
    selected.family as GarmentFamily,
    scenes as Record<Side, Scene | null>,
    designText,
  );
  const { id, tenant_id: tenant, slug } = store;
  const place = { id, tenant, slug, name: store.basket_name };
  const view = (
    <ProductView
      store={store}
      product={product}
      alike={alike}
      buyer={(facts) => (
        <Buyer store={place} product={buyableOf(product)} printed={sides} detail={detail}>
          {facts}
        </Buyer>
      )}
    />
  );
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-8 sm:px-8 sm:py-12">
      <JsonLd things={things} />
      {product.customisable ? (
        // Personalisation needs error messages; pages of fixed designs do without them.
        <NextIntlClientProvider
          messages={await storeMessages(
            [...STORE_NAMESPACES, 'errors', 'forms', 'personalise', 'ownPicture'],
            store.region,
            locale,
          )}
        >
          {view}
        </NextIntlClientProvider>
      ) : (
        view
      )}
    </main>
  );
}
