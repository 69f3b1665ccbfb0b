import { clsx } from 'clsx';
import type { ShowcaseName } from './showcase-data';

const SIZE = 640;

interface ShowcasePictureProps {
  name: ShowcaseName;
  /** Empty if the text beside it says the same. */
  alt?: string;
  /** Above the fold: loaded with high priority. */
  priority?: boolean;
  className?: string;
}

/** A square, pre-rendered picture of a printed garment. */
export function ShowcasePicture({ name, alt = '', priority = false, className }: ShowcasePictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={`/showcase/${name}.avif`} />
      <img
        src={`/showcase/${name}.webp`}
        alt={alt}
        width={SIZE}
        height={SIZE}
        loading={priority ? 'eager' : 'lazy'}
        decoding="async"
        className={clsx('aspect-square w-full object-contain', className)}
      />
    </picture>
  );
}
