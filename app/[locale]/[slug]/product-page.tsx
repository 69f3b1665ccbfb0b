import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { NextIntlClientProvider } from 'next-intl';
import { ProductView } from '@/components/storefront/product-view';
import { productPath } from '@/components/storefront/product-tile';
import { languageAlternates } from '@/lib/intl/language-alternates';
import { storeMessages } from '@/lib/intl/store-messages';
import { requireLocale } from '@/lib/intl/require-locale';
import { loadProduct, loadStore } from './load-store';
import { STORE_NAMESPACES } from './store-namespaces';

export interface ProductPageProps {
  params: Promise<{ locale: string; slug: string; product: string }>;
}

async function load({ params }: ProductPageProps) {
  const locale = await requireLocale(params);
  const { slug, product } = await params;
  const store = await loadStore(slug);
  if (store.event_type.type !== 'Store') redirect(`/${store.slug}`);
  return { locale, store, ...(await loadProduct(store, product)) };
}

/** Title, description, canonical and picture of a product's page. */
export async function productMetadata(props: ProductPageProps): Promise<Metadata> {
  const { locale, store, product } = await load(props);
  const path = productPath(store.slug, { product_id: product.id, customisable: product.customisable });
  return {
    title: product.name,
    description: product.description,
    alternates: languageAlternates(path, locale),
    openGraph: { title: product.name, description: product.description, type: 'website' },
  };
}

/** A product's page; each kind has its own address and redirects from the other's (DECISIONS 8). */
export async function ProductPage({ kind, ...props }: ProductPageProps & { kind: 'Product' | 'NewProduct' }) {
  const { locale, store, product, you_may_like_products: alike } = await load(props);
  const own = product.customisable ? 'NewProduct' : 'Product';
  if (own !== kind) permanentRedirect(`/${store.slug}/${own}=${product.id}`);
  const view = <ProductView store={store} product={product} alike={alike} />;
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-8 sm:px-8 sm:py-12">
      {product.customisable ? (
        // A personal text has errors of its own; a fixed design's page does without their texts.
        <NextIntlClientProvider
          messages={await storeMessages([...STORE_NAMESPACES, 'errors'], store.region, locale)}
        >
          {view}
        </NextIntlClientProvider>
      ) : (
        view
      )}
    </main>
  );
}
