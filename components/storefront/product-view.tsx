import { useTranslations } from 'next-intl';
import { IdleLink } from '@/components/ui/idle-link';
import { Money } from '@/components/ui/money';
import type { Product } from '@/lib/contracts/product/product';
import type { ProductCard } from '@/lib/contracts/storefront/product-card';
import type { StorefrontData } from '@/lib/contracts/storefront/storefront';
import { customisableTexts } from '@/lib/domain/design/personalise';
import type { Scene } from '@/lib/domain/design/scene-types';
import type { Buyable } from './buyable';
import { PaymentNotice } from './payment-notice';
import { PriceNote } from './price-note';
import { ProductBuyer } from './product-buyer';
import { ProductGrid } from './product-grid';

interface ProductViewProps {
  store: StorefrontData;
  product: Product;
  alike: readonly ProductCard[];
}

/** The part of a product that goes to the browser; scenes only where a shopper may write. */
function buyable(product: Product): Buyable {
  const { front, back } = product.products.scenes as { front: Scene | null; back: Scene | null };
  const scenes = [front, back].filter((scene) => scene !== null && customisableTexts(scene).length > 0);
  return {
    id: product.id,
    name: product.name,
    code: product.products.selected.code,
    price: product.price,
    sellingPrice: product.event_prices[0]?.store_selling_price ?? product.price,
    vatApplies: product.store_default_vat === 1,
    family: product.products.selected.family,
    colours: product.products.colours,
    pictures: product.products.images,
    variants: product.variants,
    scenes: product.customisable ? (scenes as Scene[]) : [],
  };
}

export function ProductView({ store, product, alike }: ProductViewProps) {
  const t = useTranslations('product');
  const { details_specs: specs } = product.products.selected;
  return (
    <>
      <PaymentNotice store={store} />
      <ProductBuyer store={{ id: store.id, name: store.storeConfig.storeName }} product={buyable(product)}>
        <div>
          <p className="mb-2">
            <IdleLink href={`/${store.slug}/products`} className="text-accent underline underline-offset-4">
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
