import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import { EXAMPLE_ORDER, FJORD } from './showcase-data';
import { ShowcasePicture } from './showcase-picture';

const TEE = FJORD.products[0];

/** Mock: the options of a product page. */
export function MockProductOptions() {
  const t = useTranslations('home.mock');
  if (!TEE) return null;
  return (
    <div aria-hidden="true" className="grid h-full grid-cols-[2fr_3fr] items-center gap-4 p-5">
      <div className="rounded-lg bg-[#ece4d3] p-1.5">
        <ShowcasePicture name={TEE.picture} />
      </div>
      <div className="grid gap-2.5 text-[0.875rem]">
        <p className="flex items-baseline justify-between gap-2 text-base font-semibold">
          {TEE.name}
          <span className="tabular-nums">{formatPrice(TEE.price, FJORD.region)}</span>
        </p>
        <p className="-mt-2 text-muted">{t('inclVat')}</p>
        <div className="flex gap-2">
          {TEE.colours.map((colour, index) => (
            <span
              key={colour}
              className={clsx(
                'size-6 rounded-full ring-offset-2 ring-offset-surface',
                index === 1 ? 'ring-2 ring-ink' : 'ring-1 ring-line-strong',
              )}
              style={{ background: colour }}
            />
          ))}
        </div>
        <div className="flex flex-wrap gap-1.5">
          {EXAMPLE_ORDER.sizes.slice(0, 4).map((size) => (
            <span
              key={size}
              className={clsx(
                'rounded-md border px-2 py-0.5 font-semibold',
                size === EXAMPLE_ORDER.size ? 'border-ink bg-ink text-white' : 'border-line-strong/60',
              )}
            >
              {size}
            </span>
          ))}
        </div>
        <p className="rounded-lg bg-[#1f4d3a] py-2 text-center font-semibold text-white">
          {t('addToBasket')}
        </p>
      </div>
    </div>
  );
}
