import { useTranslations } from 'next-intl';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { fromWire } from '@/lib/kernel/money';
import { PriceNote } from '../price-note';
import type { ShownStore } from '../shown-store';
import { StoreHero } from '../store-hero';

function PreviewTile({ store, product }: { store: ShownStore; product: ProductCard }) {
  const t = useTranslations('store');
  const [colour] = product.colours;
  const picture = colour?.front_preview ?? colour?.back_preview;
  return (
    <li>
      <div className="aspect-square rounded-card bg-store-secondary">
        {picture ? (
          <img src={picture} alt="" width={600} height={600} className="size-full object-contain p-3" />
        ) : null}
      </div>
      <h3 className="mt-3 text-lg">{product.name}</h3>
      {store.event_type.type === 'Promo' ? null : (
        <p className="font-semibold">{formatPrice(fromWire(product.price), store.region)}</p>
      )}
      {product.customisable ? <p className="text-[0.9375rem] text-muted">{t('personalise')}</p> : null}
    </li>
  );
}

/** Preview of an event that has no public form: its products, which have no pages of their own (D4). */
export function PreviewHome({ store }: { store: ShownStore }) {
  const t = useTranslations('store');
  return (
    <main id="main" tabIndex={-1} className="grow">
      <StoreHero store={store} />
      <div className="mx-auto w-full max-w-page px-4 py-12 sm:px-8 sm:py-16">
        <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 id="collection" className="scroll-mt-24 text-3xl">
            {t('collection')}
          </h2>
          {store.event_type.type === 'Promo' ? null : (
            <p className="text-muted">
              <PriceNote store={store} products={store.event_products} />
            </p>
          )}
        </div>
        {store.event_products.length === 0 ? <p>{t('noProductsText')}</p> : null}
        <ul className="grid grid-cols-2 gap-x-4 gap-y-8 sm:gap-x-6 md:grid-cols-4">
          {store.event_products.map((product) => (
            <PreviewTile key={product.product_id} store={store} product={product} />
          ))}
        </ul>
      </div>
    </main>
  );
}
