import { Lock } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { Badge } from '@/components/ui/badge';
import { Money } from '@/components/ui/money';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import type { EventProduct } from '@/lib/modules/catalogue/contract/event-product';
import type { Currency } from '@/lib/kernel/money';
import { DuplicateProduct } from './duplicate-product';
import { ProductStatusPill } from './product-status-pill';
import { productsHref } from './products-href';

/** As many as fit into one row of a card. */
const SWATCHES = 8;

interface ProductCardsProps {
  place: ProductsPlace;
  products: readonly EventProduct[];
  currency: Currency;
  /** Which of them this person may copy. */
  canCopy: (product: EventProduct) => boolean;
}

/** The products of an event as cards with pictures, each linked to the product's page. */
export function ProductCards({ place, products, currency, canCopy }: ProductCardsProps) {
  const t = useTranslations('eventProducts');
  return (
    <ul
      aria-label={t('list')}
      data-list-cards=""
      className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(13.5rem,1fr))] sm:gap-4"
    >
      {products.map((product) => (
        <li key={product.product_id} className="min-w-0">
          <ProductCard place={place} product={product} currency={currency} canCopy={canCopy(product)} />
        </li>
      ))}
    </ul>
  );
}

interface ProductCardProps {
  place: ProductsPlace;
  product: EventProduct;
  currency: Currency;
  canCopy: boolean;
}

function ProductCard({ place, product, currency, canCopy }: ProductCardProps) {
  const t = useTranslations('eventProducts');
  return (
    <article className="relative grid h-full grid-rows-[auto_1fr] overflow-hidden rounded-card border border-line bg-surface transition-colors focus-within:border-accent hover:border-line-strong">
      <img
        src={product.preview}
        alt=""
        width={400}
        height={400}
        loading="lazy"
        className="aspect-square w-full bg-paper-deep object-contain p-3"
      />
      <div className="grid content-start gap-2 border-t border-line p-4">
        <h2 className="text-base leading-snug [overflow-wrap:anywhere]">
          <Link
            href={productsHref(place.slug, { product: product.product_id })}
            prefetch={false}
            className="after:absolute after:inset-0"
          >
            {product.name}
          </Link>
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Money
            amount={product.store_selling_price}
            currency={currency}
            className="font-semibold text-ink"
          />
          <span className="text-[0.9375rem] text-muted">{t('exVat')}</span>
        </p>
        <Swatches colours={product.colours} />
        <div className="mt-1 flex min-h-11 items-center justify-between gap-1.5">
          <p className="flex flex-wrap gap-1.5">
            <ProductStatusPill status={product.status} />
            {product.locked ? (
              <Badge tone="warn" icon={<Lock aria-hidden="true" className="size-3.5" />}>
                {t('locked')}
              </Badge>
            ) : null}
          </p>
          {/* Above the link, which covers the card. */}
          {canCopy ? (
            <span className="relative -me-2.5">
              <DuplicateProduct
                place={{ ...place, product: product.product_id }}
                name={product.name}
                compact
              />
            </span>
          ) : null}
        </div>
      </div>
    </article>
  );
}

function Swatches({ colours }: Pick<EventProduct, 'colours'>) {
  const t = useTranslations('eventProducts');
  const more = colours.length - SWATCHES;
  return (
    <p className="flex flex-wrap items-center gap-1">
      <span className="sr-only">
        {t('colourNames', { names: colours.map(({ name }) => name).join(', ') })}
      </span>
      {colours.slice(0, SWATCHES).map(({ identifier, hex }) => (
        <span
          key={identifier}
          aria-hidden="true"
          style={{ backgroundColor: hex }}
          className="size-4 rounded-full border border-line-strong/60"
        />
      ))}
      {more > 0 ? (
        <span aria-hidden="true" className="text-[0.875rem] text-muted">
          +{more}
        </span>
      ) : null}
    </p>
  );
}
