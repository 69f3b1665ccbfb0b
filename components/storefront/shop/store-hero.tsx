import { useTranslations } from 'next-intl';
import { IdleLink } from '@/components/ui/idle-link';
import { ownLink } from '@/lib/modules/storefront/rules/store-place';
import type { ShownStore } from './shown-store';

/** A product picture beside the heading, if the store has no background picture. */
function HeroPicture({ store }: { store: ShownStore }) {
  const shown = store.event_products.find((product) => product.colours[0]?.front_preview);
  const picture = shown?.colours[0]?.front_preview;
  if (!picture) return null;
  return (
    <div
      className="hidden size-96 shrink-0 place-items-center rounded-full bg-store-secondary lg:grid"
      aria-hidden="true"
    >
      <img src={picture} alt="" width={600} height={600} loading="lazy" className="size-80 object-contain" />
    </div>
  );
}

/** The store's background picture, else that of its colour set, with the text colour for it. S3.6. */
export function heroBackground({ customBackground: own, colourSet }: ShownStore['storeConfig']) {
  const image = own.enabled && own.image !== '' ? own.image : colourSet.backgroundImage;
  return image ? { image, darkText: own.darkText } : null;
}

/** The store's heading and button on its colour or background picture (S3.6). */
export function StoreHero({ store }: { store: ShownStore }) {
  const t = useTranslations('store');
  const { storeConfig: config } = store;
  const background = heroBackground(config);
  const link = config.homeButton.enabled ? ownLink(store, config.homeButton.link) : null;
  const ink = background ? (background.darkText ? 'text-ink' : 'text-white') : 'text-store-on-primary';
  return (
    <section className={`relative isolate overflow-hidden bg-store-primary ${ink}`}>
      {background ? (
        <img
          src={background.image}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 -z-10 size-full object-cover"
        />
      ) : null}
      <div className="mx-auto flex w-full max-w-page items-center justify-between gap-10 px-4 py-14 sm:px-8 sm:py-20">
        <div className="grid gap-5">
          <h1 className="max-w-[20ch] text-4xl sm:text-6xl">{config.homeHeading || config.storeName}</h1>
          {config.homeSubheading ? (
            <p className="max-w-[52ch] text-lg sm:text-xl">{config.homeSubheading}</p>
          ) : null}
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
        {background ? null : <HeroPicture store={store} />}
      </div>
    </section>
  );
}
