import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { isOneSize, sizeLabel } from '@/lib/modules/catalogue/rules/size-label';
import { localSpelling } from '@/lib/modules/catalogue/rules/us-spelling';
import { productPath, storePath } from '@/lib/modules/storefront/rules/store-place';
import { fromWire } from '@/lib/kernel/money';
import type { ShownStore } from '../shown-store';

/** Only events of type Store have product pages. */
const hasProductPages = ({ event_type }: ShownStore): boolean => event_type.type === 'Store';

function Facts({ store, product }: { store: ShownStore; product: ProductCard }) {
  const t = useTranslations('plainStore');
  const common = useTranslations('store');
  const words = useTranslations('product');
  const colours = product.colours.map(({ name }) => name).join(', ');
  const soldOut = product.variants.every(({ available }) => available === 0);
  return (
    <>
      <p>
        {formatPrice(fromWire(product.price), store.region)}
        {soldOut ? <strong className="ms-3">{common('soldOut')}</strong> : null}
      </p>
      <p className="text-muted">{localSpelling(t('colours', { list: colours }), store.region)}</p>
      <p className="text-muted">
        {product.sizes.every(isOneSize)
          ? words('oneSize')
          : t('sizes', { list: product.sizes.map(sizeLabel).join(', ') })}
      </p>
      {product.customisable ? <p className="text-muted">{common('personalise')}</p> : null}
    </>
  );
}

/** A store's products as a simple list with small pictures; works without JavaScript (D7-1). */
export function PlainProducts({ store }: { store: ShownStore }) {
  const common = useTranslations('store');
  if (store.event_products.length === 0) return <p>{common('noProductsText')}</p>;
  return (
    <>
      <ul className="grid gap-6">
        {store.event_products.map((product) => {
          const [colour] = product.colours;
          const picture = colour?.front_preview ?? colour?.back_preview;
          return (
            <li key={product.product_id} className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4">
              <div className="size-24 bg-store-secondary">
                {picture ? (
                  <img
                    src={picture}
                    alt=""
                    width={96}
                    height={96}
                    loading="lazy"
                    className="size-full object-contain p-1"
                  />
                ) : null}
              </div>
              <div>
                <h3 className="text-lg">
                  {hasProductPages(store) ? (
                    <Link
                      href={productPath(store, product)}
                      prefetch={false}
                      className="inline-flex min-h-6 text-accent underline underline-offset-4"
                    >
                      {product.name}
                    </Link>
                  ) : (
                    product.name
                  )}
                </h3>
                <Facts store={store} product={product} />
              </div>
            </li>
          );
        })}
      </ul>
      {store.product_count > store.event_products.length ? (
        <p>
          <Link
            href={storePath(store, 'products')}
            prefetch={false}
            className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
          >
            {common('seeAll')}
          </Link>
        </p>
      ) : null}
    </>
  );
}
