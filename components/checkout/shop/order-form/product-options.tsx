'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { buyableOfForm, type Buyable } from '@/components/catalogue/shop/buyable';
import { OfferBrowser } from '@/components/orders/shop/offer-browser';
import { useOffer, type Extent } from '@/components/orders/shop/use-offer';
import type { Order } from './use-order';
import { ProductOption } from './product-option';

interface ProductOptionsProps {
  products: readonly Buyable[];
  extent: Extent | undefined;
  order: Order;
}

/** The product list of a Products event at current prices; its first page came with the HTML. D4. */
export function ProductOptions({ products, extent, order }: ProductOptionsProps) {
  const t = useTranslations('paidForm');
  const id = useId();
  const { basket, basketStore, prices, store } = order;
  const offer = useOffer(store, products, extent ?? { total: products.length, pages: 1 }, buyableOfForm);
  const ordered = (productId: string) =>
    basket.items.reduce((sum, item) => sum + (item.productId === productId ? item.quantity : 0), 0);
  return (
    <section aria-labelledby={id} className="mb-12">
      <h2 id={id} className="mb-5 text-2xl">
        {t('products')}
      </h2>
      <OfferBrowser offer={offer}>
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {offer.items.map((product) => (
            <li key={product.id}>
              <ProductOption
                product={{ ...product, ...prices[product.id] }}
                ordered={ordered(product.id)}
                onAdd={(item) => basketStore.dispatch({ type: 'add', item })}
              />
            </li>
          ))}
        </ul>
      </OfferBrowser>
    </section>
  );
}
