import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { buyableOf } from '@/components/catalogue/shop/buyable';
import { PicturePlace } from '@/components/design/shop/picture-place';
import { ListView } from '@/components/storefront/shop/list/list-view';
import { LiveList } from '@/components/storefront/shop/list/live-list';
import { AccessibilityPage } from '@/components/storefront/shop/pages/accessibility-page';
import { AboutPage } from '@/components/storefront/shop/pages/about-page';
import { ContactPage } from '@/components/storefront/shop/pages/contact-page';
import { FaqsPage } from '@/components/storefront/shop/pages/faqs-page';
import { pagedStore } from '@/components/storefront/shop/pages/page-links';
import { TermsPage } from '@/components/storefront/shop/pages/terms-page';
import { PreviewBuyer } from '@/components/storefront/shop/preview-buyer';
import { ProductView } from '@/components/storefront/shop/product-view';
import type { ListQuery } from '@/lib/modules/catalogue/rules/list-query';
import { productPath } from '@/lib/modules/storefront/rules/store-place';
import { storePages, type StorePageName } from '@/lib/modules/storefront/rules/store-pages';
import { termsOf } from '../../[slug]/store-terms';
import type { Previewed } from './load-preview';

interface PreviewPageProps {
  shown: Previewed;
  /** Last segment of the URL. */
  page: string;
  query: ListQuery;
}

/** Each kind of product has its own URL here too (D8). */
function ProductPreview({
  shown: { store, product: answer },
  page,
}: Pick<PreviewPageProps, 'shown' | 'page'>) {
  if (!answer || store.event_type.type !== 'Store') return null;
  const { product, you_may_like_products: alike } = answer;
  const path = productPath(store, { product_id: product.id, customisable: product.customisable });
  if (page.startsWith('NewProduct') !== product.customisable) redirect(path);
  return (
    <main id="main" tabIndex={-1} className="mx-auto w-full max-w-page px-4 py-8 sm:px-8 sm:py-12">
      <ProductView
        store={store}
        product={product}
        alike={alike}
        buyer={(facts) => (
          <PicturePlace
            tenant={store.tenant_id}
            slug={store.slug}
            preview={store.preview?.token ?? undefined}
          >
            <PreviewBuyer product={buyableOf(product)}>{facts}</PreviewBuyer>
          </PicturePlace>
        )}
      />
    </main>
  );
}

/** One of the event's pages (D4), or a product's; null if there is no such page. */
export async function PreviewPage({ shown, page, query }: PreviewPageProps): Promise<ReactNode> {
  const { store, locale, product, list } = shown;
  if (product) return ProductPreview({ shown, page });
  const pages: Record<StorePageName, () => ReactNode | Promise<ReactNode>> = {
    products: () =>
      list && (
        <LiveList>
          <ListView store={store} query={query} list={list} />
        </LiveList>
      ),
    'about-us': () => <AboutPage store={store} />,
    faqs: () => <FaqsPage store={store} locale={locale} />,
    'contact-us': () => <ContactPage store={store} />,
    'terms-and-conditions': async () => <TermsPage store={store} {...await termsOf(store, locale)} />,
    accessibility: () => <AccessibilityPage store={store} locale={locale} />,
  };
  const known = storePages(pagedStore(store)).find(({ name }) => name === page);
  return known ? pages[known.name]() : null;
}
