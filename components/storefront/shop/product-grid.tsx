import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import type { StorePlace } from '@/lib/modules/storefront/rules/store-place';
import type { Currency } from '@/lib/kernel/money';
import { ProductTile } from './product-tile';

interface ProductGridProps {
  place: StorePlace;
  products: readonly ProductCard[];
  currency: Currency;
  /** Heading level of the tiles: `h2` directly below the page's heading, `h3` inside a section. */
  heading?: 'h2' | 'h3';
  /** The first tile's picture is the largest of the first paint, and is fetched before the others. */
  eager?: boolean;
}

export function ProductGrid({ place, products, currency, heading = 'h3', eager = false }: ProductGridProps) {
  const t = useTranslations('store');
  if (products.length === 0) return <EmptyState title={t('noProducts')}>{t('noProductsText')}</EmptyState>;
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-4">
      {products.map((product, index) => (
        <li key={product.product_id}>
          <ProductTile
            place={place}
            product={product}
            currency={currency}
            heading={heading}
            eager={eager && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
