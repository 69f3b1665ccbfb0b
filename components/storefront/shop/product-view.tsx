import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { deliveryDays } from '@/components/orders/shop/delivery-days';
import { IdleLink } from '@/components/ui/idle-link';
import { Money } from '@/components/ui/money';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { now } from '@/lib/kernel/clock';
import { dayKey } from '@/lib/kernel/day-key';
import { REGION_FACTS } from '@/lib/kernel/regions';
import type { Product } from '@/lib/modules/catalogue/contract/shop-product';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import { storePath } from '@/lib/modules/storefront/rules/store-place';
import type { GarmentFamily } from '@/lib/modules/design/rules/scene-types';
import { Arrives } from './arrives';
import { BuyingNeedsScript } from './buying-needs-script';
import { PaymentNotice } from './payment-notice';
import { PriceNote } from './price-note';
import { MarketFacts, ProductClaims } from './product-claims';
import { ProductGrid } from './product-grid';
import { ProductMaterial } from './product-material';
import { ProductSizeGuide } from './product-size-guide';
import type { ShownStore } from './shown-store';

interface ProductViewProps {
  store: ShownStore;
  product: Product;
  alike: readonly ProductCard[];
  /**
   * Renders the interactive part around the server-rendered facts; passed in, so that a page loads only the code of its
   * kind.
   */
  buyer: (facts: ReactNode) => ReactNode;
}

function ArrivesLine({ region }: Pick<ShownStore, 'region'>) {
  const current = useLocale();
  const locale = isLocale(current) ? current : DEFAULT_LOCALE;
  const { timeZone } = REGION_FACTS[region];
  const countedOn = dayKey(now(), timeZone);
  const rendered = deliveryDays(timeZone, locale);
  return <Arrives timeZone={timeZone} locale={locale} rendered={rendered} countedOn={countedOn} />;
}

/** A product's page: facts, options, and similar products. S2.3, S7. */
export function ProductView({ store, product, alike, buyer }: ProductViewProps) {
  const t = useTranslations('product');
  const { details_specs: specs } = product.products.selected;
  return (
    <>
      <PaymentNotice store={store} />
      {store.preview ? null : <BuyingNeedsScript store={store} />}
      {buyer(
        <div>
          <p className="mb-2">
            <IdleLink
              href={storePath(store, 'products')}
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
            <PriceNote store={store} products={[product]} />
          </p>
          {store.preview ? null : <ArrivesLine region={store.region} />}
          <p className="mt-4 max-w-prose">{product.description}</p>
          {specs.length > 0 ? (
            <ul className="mt-3 list-disc ps-5 text-[0.9375rem] text-muted">
              {specs.map((spec) => (
                <li key={spec}>{spec}</li>
              ))}
            </ul>
          ) : null}
          <ProductMaterial fibres={product.fibres} region={store.region} />
          <ProductClaims warnings={product.warnings} greenEvidence={product.green_evidence} />
          <MarketFacts facts={product.market_facts} />
          <ProductSizeGuide
            name={product.name}
            family={product.products.selected.family as GarmentFamily}
            sizes={product.products.sizes}
            note={product.size_note}
          />
        </div>,
      )}
      {alike.length > 0 ? (
        <section className="mt-16">
          <h2 className="mb-6 text-2xl">{t('youMayLike')}</h2>
          <ProductGrid
            place={store}
            products={alike}
            currency={store.currency}
            layout={store.storeConfig.layout}
          />
        </section>
      ) : null}
    </>
  );
}
