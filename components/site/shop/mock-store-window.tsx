import { ShoppingBag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { FJORD } from './showcase-data';
import { ShowcasePicture } from './showcase-picture';

const SERIF = 'font-[ui-serif,Georgia,serif]';

/** Mock: the example store in a browser window, in the store's colours. */
export function MockStoreWindow() {
  const t = useTranslations('home.mock');
  return (
    <div
      role="img"
      aria-label={t('storePicture')}
      className="overflow-hidden rounded-2xl border border-line bg-surface shadow-overlay"
    >
      <div className="flex items-center gap-3 border-b border-line bg-paper px-4 py-2.5">
        <span className="flex gap-1.5">
          {['#e4a49a', '#ead9a4', '#b5d3b0'].map((colour) => (
            <span key={colour} className="size-2.5 rounded-full" style={{ background: colour }} />
          ))}
        </span>
        <span className="rounded-md bg-surface px-3 py-0.5 text-[0.8125rem] text-muted ring-1 ring-line">
          {FJORD.path}
        </span>
      </div>
      <div className="bg-[#f6f1e6] text-[#1c2b25]">
        <div className="flex items-center justify-between gap-4 bg-[#1f4d3a] px-5 py-3 text-[#f6f1e6]">
          <span className={`${SERIF} text-base font-semibold tracking-tight sm:text-lg`}>{FJORD.name}</span>
          <span className="flex items-center gap-4 text-[0.875rem]">
            <span className="max-sm:hidden">{t('shopAll')}</span>
            <span className="max-sm:hidden">{t('about')}</span>
            <span className="flex items-center gap-1.5 rounded-full bg-[#f6f1e6] px-2.5 py-1 font-semibold text-[#1f4d3a]">
              <ShoppingBag className="size-3.5" />
              {2}
            </span>
          </span>
        </div>
        <div className="px-5 pt-5 pb-6">
          <p className={`${SERIF} text-2xl leading-tight font-semibold sm:text-[1.75rem]`}>
            {t('storeHeading')}
          </p>
          <p className="mt-1 text-[0.9375rem] text-[#4b5a53]">{t('storeSubheading')}</p>
          <div className="mt-4 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3 sm:gap-x-4">
            {FJORD.products.map((product) => (
              <MockProductCard key={product.name} product={product} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}

function MockProductCard({ product }: { product: (typeof FJORD.products)[number] }) {
  return (
    <div>
      <div className="rounded-lg bg-[#ece4d3] p-1.5">
        <ShowcasePicture name={product.picture} priority />
      </div>
      <p className="mt-2 text-[0.9375rem] leading-tight font-semibold">{product.name}</p>
      <p className="flex items-center justify-between gap-2 text-[0.9375rem] tabular-nums">
        {formatPrice(product.price, FJORD.region)}
        <span className="flex -space-x-1">
          {product.colours.map((colour) => (
            <span
              key={colour}
              className="size-3 rounded-full ring-1 ring-[#1c2b25]/30"
              style={{ background: colour }}
            />
          ))}
        </span>
      </p>
    </div>
  );
}
