import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/money';
import type { Currency } from '@/lib/kernel/money';
import type { DesignedProduct } from '@/lib/modules/catalogue/contract/designed-products';

interface DesignedGridProps {
  products: readonly DesignedProduct[];
  /** That of the event which gets the copy. */
  currency: Currency;
  /** Id of the product that is being copied. */
  busy: string | null;
  onChoose: (product: DesignedProduct) => void;
}

/** Products as buttons, each with its picture and the event it comes from. */
export function DesignedGrid({ products, currency, busy, onChoose }: DesignedGridProps) {
  const t = useTranslations('eventProducts.elsewhere');
  return (
    <ul
      aria-label={t('list')}
      className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]"
    >
      {products.map((product) => (
        <li key={`${product.event_slug} ${product.product_id}`} className="min-w-0">
          <button
            type="button"
            aria-disabled={busy !== null || undefined}
            aria-busy={busy === product.product_id || undefined}
            onClick={() => onChoose(product)}
            className="grid h-full w-full content-start overflow-hidden rounded-card border border-line bg-surface text-start transition-colors hover:border-accent focus-visible:border-accent aria-busy:opacity-60"
          >
            <img
              src={product.preview}
              alt=""
              width={320}
              height={320}
              loading="lazy"
              className="aspect-square w-full bg-paper-deep object-contain p-2"
            />
            <span className="grid gap-0.5 border-t border-line p-2.5">
              <span className="line-clamp-2 font-semibold [overflow-wrap:anywhere]">{product.name}</span>
              <span className="line-clamp-2 text-[0.9375rem] text-muted [overflow-wrap:anywhere]">
                {product.event_name}
              </span>
              <span className="text-[0.9375rem] text-muted">
                {product.currency === currency ? (
                  <Money amount={product.store_selling_price} currency={currency} />
                ) : (
                  t('otherCurrency', { currency })
                )}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
