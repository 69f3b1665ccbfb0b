import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import type { StorePlace } from '@/lib/modules/storefront/rules/store-place';
import type { StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';
import type { Currency } from '@/lib/kernel/money';
import { ProductTile } from './product-tile';

/** Columns by layout; `ON_HOME` fills whole rows of them. */
const COLUMNS: Readonly<Record<StoreLayout, string>> = {
  classic: 'gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-4',
  showcase: 'gap-x-4 gap-y-10 sm:gap-x-8 sm:gap-y-14 md:grid-cols-3',
  compact: 'gap-x-3 gap-y-6 sm:grid-cols-3 sm:gap-x-4 md:grid-cols-4',
};
/** A compact page has more columns where it has the products for them. */
const MORE_COLUMNS = { from: 5, columns: 'lg:grid-cols-6' };

interface ProductGridProps {
  place: StorePlace;
  products: readonly ProductCard[];
  currency: Currency;
  /** Heading level of the tiles: `h2` directly below the page's heading, `h3` inside a section. */
  heading?: 'h2' | 'h3';
  /** The first tile's picture is the largest of the first paint, and is fetched before the others. */
  eager?: boolean;
  layout: StoreLayout;
}

export function ProductGrid(props: ProductGridProps) {
  const { place, products, currency, heading = 'h3', eager = false, layout } = props;
  const t = useTranslations('store');
  if (products.length === 0) return <EmptyState title={t('noProducts')}>{t('noProductsText')}</EmptyState>;
  const many = layout === 'compact' && products.length >= MORE_COLUMNS.from;
  return (
    <ul className={clsx('grid grid-cols-2', COLUMNS[layout], many && MORE_COLUMNS.columns)}>
      {products.map((product, index) => (
        <li key={product.product_id}>
          <ProductTile
            place={place}
            product={product}
            currency={currency}
            heading={heading}
            eager={eager && index === 0}
            layout={layout}
          />
        </li>
      ))}
    </ul>
  );
}
