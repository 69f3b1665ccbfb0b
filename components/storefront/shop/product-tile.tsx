import { useTranslations } from 'next-intl';
import { IdleLink } from '@/components/ui/idle-link';
import { Money } from '@/components/ui/money';
import { previewSources, TILE_SIZES } from '@/components/ui/preview-sizes';
import type { ProductCard } from '@/lib/modules/storefront/contract/product-card';
import { productPath, type StorePlace } from '@/lib/modules/storefront/rules/store-place';
import type { StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';
import { localSpelling } from '@/lib/modules/catalogue/rules/us-spelling';
import type { Currency } from '@/lib/kernel/money';
import { REGION_FACTS } from '@/lib/kernel/regions';

interface ProductTileProps {
  place: StorePlace;
  product: ProductCard;
  currency: Currency;
  /** One level below the list's heading. */
  heading: 'h2' | 'h3';
  /** Fetched before other pictures: one of a page. */
  eager?: boolean;
  layout: StoreLayout;
}

interface Frame {
  /** Of the link, the picture's card, and the small back view, which has the card's colour. */
  link: string;
  card: string;
  chip: string;
  name: string;
}

const FRAMES: Readonly<Record<StoreLayout, Frame>> = {
  classic: {
    link: '',
    card: 'rounded-card bg-store-secondary',
    chip: 'bg-store-secondary',
    name: 'mt-3 text-lg',
  },
  showcase: {
    link: 'text-center *:justify-center',
    card: 'bg-store-secondary',
    chip: 'bg-store-secondary',
    name: 'mt-4 text-xl',
  },
  compact: {
    link: 'h-full border border-line bg-white pb-3 *:px-3 *:first:px-0 hover:border-ink',
    card: 'rounded-t-card bg-white',
    chip: 'bg-white',
    name: 'text-base',
  },
};

/** As many as fit on the narrowest tile. */
const MAX_SWATCHES = 6;

function Swatches({ colours, currency }: Pick<ProductCard, 'colours'> & { currency: Currency }) {
  const t = useTranslations('store');
  const count = t('colours', { count: colours.length });
  const more = colours.length - MAX_SWATCHES;
  return (
    <div className="mt-2 flex items-center gap-1.5">
      <span className="sr-only">
        {localSpelling(count, currency === REGION_FACTS.US.currency ? 'US' : 'UK')}
      </span>
      {colours.slice(0, MAX_SWATCHES).map((colour) => (
        <span
          key={colour.identifier}
          aria-hidden="true"
          title={colour.name}
          style={{ backgroundColor: colour.hex }}
          className="size-4 rounded-full border border-ink/20"
        />
      ))}
      {more > 0 ? (
        <span aria-hidden="true" className="text-[0.9375rem] text-muted">
          {`+${more}`}
        </span>
      ) : null}
    </div>
  );
}

/** A product in a list: front picture with the back small over it, name, price with VAT, and colours (S2.7-13). */
export function ProductTile(props: ProductTileProps) {
  const { place, product, currency, heading: Heading, eager = false, layout } = props;
  const frame = FRAMES[layout];
  const t = useTranslations('store');
  const [colour] = product.colours;
  const main = colour?.front_preview ?? colour?.back_preview;
  const overlay = colour?.front_preview ? colour.back_preview : null;
  const soldOut = product.variants.every((variant) => variant.available === 0);
  return (
    <IdleLink
      href={productPath(place, product)}
      className={`group block rounded-card no-underline ${frame.link}`}
    >
      <div className={`relative aspect-square overflow-hidden ${frame.card}`}>
        {main ? (
          <img
            src={main}
            srcSet={previewSources(main)}
            sizes={TILE_SIZES[layout]}
            alt=""
            width={600}
            height={600}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding={eager ? 'sync' : 'async'}
            className="size-full object-contain p-3 transition-transform duration-300 group-hover:scale-103 motion-reduce:transition-none"
          />
        ) : null}
        {overlay ? (
          <img
            src={overlay}
            srcSet={previewSources(overlay)}
            sizes="120px"
            alt=""
            width={120}
            height={120}
            loading="lazy"
            className={`absolute end-2 bottom-2 size-1/4 rounded-control object-contain p-1 ${frame.chip}`}
          />
        ) : null}
        {soldOut ? (
          <span className="absolute start-2 top-2 rounded-full bg-ink px-3 py-1 text-sm font-semibold text-white">
            {t('soldOut')}
          </span>
        ) : null}
      </div>
      <Heading className={`group-hover:underline ${frame.name}`}>{product.name}</Heading>
      <p className="font-semibold">
        <Money amount={product.price} currency={currency} />
      </p>
      {product.customisable ? <p className="text-[0.9375rem] text-muted">{t('personalise')}</p> : null}
      <Swatches colours={product.colours} currency={currency} />
    </IdleLink>
  );
}
