import { useTranslations } from 'next-intl';
import { IdleLink } from '@/components/ui/idle-link';
import { Money } from '@/components/ui/money';
import type { Product } from '@/lib/contracts/product/product';
import type { ProductCard } from '@/lib/contracts/storefront/product-card';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import type { GarmentFamily } from '@/lib/domain/design/scene-types';
import { buyableOf } from '@/components/forms/buyable';
import { PaymentNotice } from './payment-notice';
import { PriceNote } from './price-note';
import { ProductBuyer } from './product-buyer';
import { ProductGrid } from './product-grid';
import { ProductSizeGuide } from './product-size-guide';

interface ProductViewProps {
  store: StorefrontData;
  product: Product;
  alike: readonly ProductCard[];
}

export function ProductView({ store, product, alike }: ProductViewProps) {
  const t = useTranslations('product');
  const { details_specs: specs } = product.products.selected;
  return (
    <>
      <PaymentNotice store={store} />
      <ProductBuyer
        store={{
          id: store.id,
          name: store.storeConfig.storeName,
          tenant: store.tenant_id,
          slug: store.slug,
        }}
        product={buyableOf(product)}
      >
        <div>
          <p className="mb-2">
            <IdleLink
              href={`/${store.slug}/products`}
              className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
            >
              {t('backToProducts')}
            </IdleLink>
          </p>
          <h1 className="text-4xl">{product.name}</h1>
          <p className="mt-3 text-2xl font-semibold">
            <Money amount={product.price} currency={store.currency} />
          </p>
          <p className="text-[0.9375rem] text-muted">
            <PriceNote store={store} />
          </p>
          <p className="mt-4 max-w-prose">{product.description}</p>
          {specs.length > 0 ? (
            <ul className="mt-3 list-disc ps-5 text-[0.9375rem] text-muted">
              {specs.map((spec) => (
                <li key={spec}>{spec}</li>
              ))}
            </ul>
          ) : null}
          <ProductSizeGuide
            name={product.name}
            family={product.products.selected.family as GarmentFamily}
            sizes={product.products.sizes}
          />
        </div>
      </ProductBuyer>
      {alike.length > 0 ? (
        <section className="mt-16">
          <h2 className="mb-6 text-2xl">{t('youMayLike')}</h2>
          <ProductGrid slug={store.slug} products={alike} currency={store.currency} />
        </section>
      ) : null}
    </>
  );
}
