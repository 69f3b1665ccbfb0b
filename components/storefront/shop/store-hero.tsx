import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { IdleLink } from '@/components/ui/idle-link';
import { ownLink } from '@/lib/modules/storefront/rules/store-place';
import type { StoreLayout } from '@/lib/modules/storefront/rules/theme/store-layout';
import { BelowHeading, BesideHeading } from './hero-pictures';
import type { ShownStore } from './shown-store';

/** The store's background picture, else that of its colour set, with the text colour for it. S3.6. */
export function heroBackground({ customBackground: own, colourSet }: ShownStore['storeConfig']) {
  const image = own.enabled && own.image !== '' ? own.image : colourSet.backgroundImage;
  return image ? { image, darkText: own.darkText } : null;
}

interface Arrangement {
  /** Background and text colour where there is no background picture. */
  colours: string;
  inside: string;
  words: string;
  heading: string;
  subheading: string;
  /** What shows the products; a compact page has them right below. */
  Pictures: typeof BesideHeading | null;
}

const ON_PRIMARY = 'bg-store-primary text-store-on-primary';
const LARGE = 'max-w-[52ch] text-lg sm:text-xl';

const ARRANGEMENTS: Readonly<Record<StoreLayout, Arrangement>> = {
  classic: {
    colours: ON_PRIMARY,
    inside:
      'flex flex-col justify-between gap-8 py-9 sm:flex-row sm:items-center sm:gap-10 sm:py-16 lg:py-20',
    words: 'grid gap-5',
    heading: 'max-w-[20ch] text-4xl md:text-5xl lg:text-6xl',
    subheading: LARGE,
    Pictures: BesideHeading,
  },
  showcase: {
    colours: 'bg-store-secondary text-store-on-secondary',
    inside: 'grid gap-8 pt-9 pb-6 sm:gap-10 sm:pt-16 sm:pb-10',
    words: 'grid justify-items-center gap-5 text-center *:justify-items-center',
    heading: 'max-w-[18ch] text-4xl sm:text-6xl lg:text-7xl',
    subheading: LARGE,
    Pictures: BelowHeading,
  },
  compact: {
    colours: ON_PRIMARY,
    inside: 'py-6 sm:py-8',
    words: 'flex flex-wrap items-center justify-between gap-x-8 gap-y-3',
    heading: 'text-3xl sm:text-4xl',
    subheading: 'max-w-[70ch] text-lg',
    Pictures: null,
  },
};

interface HeroProps {
  store: ShownStore;
}

function HeroWords({ store }: HeroProps) {
  const t = useTranslations('store');
  const { storeConfig: config } = store;
  const { words, heading, subheading } = ARRANGEMENTS[config.layout];
  const link = config.homeButton.enabled ? ownLink(store, config.homeButton.link) : null;
  return (
    <div className={words}>
      <div className="grid gap-[inherit]">
        <h1 className={heading}>{config.homeHeading || config.storeName}</h1>
        {config.homeSubheading ? <p className={subheading}>{config.homeSubheading}</p> : null}
      </div>
      {link ? (
        <p>
          <IdleLink
            href={link}
            className="inline-flex min-h-13 items-center rounded-control bg-store-tertiary px-6 font-semibold text-store-on-tertiary no-underline hover:opacity-90"
          >
            {config.homeButton.text || t('seeAll')}
          </IdleLink>
        </p>
      ) : null}
    </div>
  );
}

/** The store's heading, button and first products on its colour or background picture, as its layout has them (S3.6). */
export function StoreHero({ store }: HeroProps) {
  const { storeConfig: config } = store;
  const background = heroBackground(config);
  const { colours, inside, Pictures } = ARRANGEMENTS[config.layout];
  const onPicture = background?.darkText ? 'text-ink' : 'text-white';
  return (
    <section
      className={clsx(
        'relative isolate overflow-hidden',
        background ? `bg-store-primary ${onPicture}` : colours,
      )}
    >
      {background ? (
        <img
          src={background.image}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full object-cover"
        />
      ) : null}
      <div className={`mx-auto w-full max-w-page px-4 sm:px-8 ${inside}`}>
        <HeroWords store={store} />
        {background || !Pictures ? null : <Pictures store={store} />}
      </div>
    </section>
  );
}
