import { clsx } from 'clsx';
import { previewSources } from '@/components/ui/preview-sizes';
import type { ShownStore } from './shown-store';

type WithProducts = Pick<ShownStore, 'event_products'>;

/** Pictures of a store's first products. */
function firstPictures({ event_products: products }: WithProducts, count: number): string[] {
  return products
    .flatMap(({ colours: [colour] }) => colour?.front_preview ?? colour?.back_preview ?? [])
    .slice(0, count);
}

interface PictureProps {
  src: string;
  sizes: string;
  className: string;
}

/** Lazy, so that what a width hides is not fetched there. */
function Picture({ src, sizes, className }: PictureProps) {
  return (
    <img
      src={src}
      srcSet={previewSources(src)}
      sizes={sizes}
      alt=""
      width={600}
      height={600}
      loading="lazy"
      className={clsx('object-contain', className)}
    />
  );
}

/** A product on a disc beside the heading; on phones the first three in a row below it. */
export function BesideHeading({ store }: { store: WithProducts }) {
  const pictures = firstPictures(store, 3);
  const [first] = pictures;
  if (!first) return null;
  return (
    <>
      <div className="grid grid-cols-3 gap-3 sm:hidden" aria-hidden="true">
        {pictures.map((src) => (
          <div key={src} className="aspect-square rounded-card bg-store-secondary p-2">
            <Picture src={src} sizes="30vw" className="size-full" />
          </div>
        ))}
      </div>
      <div
        className="hidden size-64 shrink-0 place-items-center rounded-full bg-store-secondary sm:grid md:size-72 lg:size-96"
        aria-hidden="true"
      >
        <Picture src={first} sizes="320px" className="size-5/6" />
      </div>
    </>
  );
}

/**
 * By place in the store's order: the first product stands in the middle, the others to both sides of it. With the gaps
 * the widths fill the row exactly and none shrinks: a picture shrinks before it has loaded, but not after.
 */
const IN_A_ROW = [
  'order-3 w-[38%] md:w-[26%]',
  'order-2 w-[28%] md:w-[20%]',
  'order-4 w-[28%] md:w-[20%]',
  'order-1 hidden w-[13%] md:block',
  'order-5 hidden w-[13%] md:block',
] as const;

/** The first products in a row below a centred heading, the middle one largest. */
export function BelowHeading({ store }: { store: WithProducts }) {
  const pictures = firstPictures(store, IN_A_ROW.length);
  if (pictures.length === 0) return null;
  return (
    <div className="mx-auto flex w-full max-w-5xl items-end justify-center gap-[2%]" aria-hidden="true">
      {pictures.map((src, at) => (
        <Picture
          key={src}
          src={src}
          sizes="(min-width: 768px) 22rem, 38vw"
          className={clsx('shrink-0', IN_A_ROW[at])}
        />
      ))}
    </div>
  );
}
