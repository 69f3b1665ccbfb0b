import { clsx } from 'clsx';
import type { StorefrontData } from '@/lib/modules/storefront/contract/storefront';
import type { FormProduct } from '@/lib/modules/storefront/contract/form-product';

interface EventHeroProps {
  store: Pick<StorefrontData, 'storeConfig'>;
  product: { colours: FormProduct['colours']; pictures: FormProduct['images'] } | undefined;
  /** The page goes on with the same picture on a phone, so the hero leaves it out there. */
  pictureFollows?: boolean;
}

/** The event's heading on its colours, with a picture of its first product, without a name. */
export function EventHero({ store, product, pictureFollows = false }: EventHeroProps) {
  const { storeConfig: config } = store;
  const background =
    config.customBackground.enabled && config.customBackground.image !== '' ? config.customBackground : null;
  const ink = background ? (background.darkText ? 'text-ink' : 'text-white') : 'text-store-on-primary';
  const colour = product?.colours[0]?.identifier ?? '';
  const picture = product?.pictures.front[colour] ?? product?.pictures.back[colour];
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
      <div className="mx-auto grid w-full max-w-page items-center gap-x-10 gap-y-4 px-4 py-8 sm:grid-cols-[1fr_auto] sm:px-8">
        <div className="grid gap-4 max-sm:pt-4">
          <h1 className="max-w-[16ch] text-4xl sm:text-6xl">{config.homeHeading || config.storeName}</h1>
          {config.homeSubheading ? (
            <p className="max-w-[44ch] text-lg sm:text-xl">{config.homeSubheading}</p>
          ) : null}
        </div>
        {picture ? (
          <img
            src={picture}
            alt=""
            width={600}
            height={600}
            // One picture is fetched first, the largest.
            fetchPriority={background ? 'low' : 'high'}
            className={clsx(
              'size-60 justify-self-center rounded-full bg-store-secondary object-contain p-6 sm:size-72 lg:me-10 lg:size-84',
              pictureFollows && 'max-sm:hidden',
            )}
          />
        ) : null}
      </div>
    </section>
  );
}
