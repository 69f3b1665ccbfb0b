'use client';

import { clsx } from 'clsx';
import { Maximize2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useHydrated } from './use-hydrated';

export interface SmallPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  src: string;
  /** Text alternative; also the heading of the large view. */
  alt: string;
  /** Classes of the small picture. */
  imageClassName?: string;
}

/** A thumbnail with a button over it that asks for the large view. */
export function SmallPicture(props: SmallPictureProps & { onEnlarge: () => void }) {
  const { src, alt, className, imageClassName, onEnlarge, ...image } = props;
  const t = useTranslations('ui');
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <div className={clsx('relative', className)}>
      <img {...image} src={src} alt={alt} className={imageClassName} />
      <button
        type="button"
        aria-label={t('enlarge', { name: alt })}
        disabled={!ready}
        onClick={onEnlarge}
        className="absolute inset-0 rounded-[inherit] enabled:cursor-zoom-in"
      >
        <span
          aria-hidden="true"
          className="absolute end-1 bottom-1 grid size-6 place-items-center rounded-full border border-line bg-white/90 text-ink"
        >
          <Maximize2 className="size-3.5" />
        </span>
      </button>
    </div>
  );
}
