'use client';

import { clsx } from 'clsx';
import { Maximize2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState, type ComponentProps } from 'react';
import { Dialog } from './dialog';
import { useHydrated } from './use-hydrated';

interface LargePictureProps extends Omit<ComponentProps<'img'>, 'src' | 'alt'> {
  src: string;
  /** Text alternative; also the heading of the large view. */
  alt: string;
  /** Classes of the small picture. */
  imageClassName?: string;
}

/** A thumbnail that opens large on press, so that what will be printed can be read. */
export function LargePicture({ src, alt, className, imageClassName, ...image }: LargePictureProps) {
  const t = useTranslations('ui');
  const [open, setOpen] = useState(false);
  // Disabled until hydrated: an earlier press would have no effect.
  const ready = useHydrated();
  return (
    <div className={clsx('relative', className)}>
      <img {...image} src={src} alt={alt} className={imageClassName} />
      <button
        type="button"
        aria-label={t('enlarge', { name: alt })}
        disabled={!ready}
        onClick={() => setOpen(true)}
        className="absolute inset-0 rounded-[inherit] enabled:cursor-zoom-in"
      >
        <span
          aria-hidden="true"
          className="absolute end-1 bottom-1 grid size-6 place-items-center rounded-full border border-line bg-white/90 text-ink"
        >
          <Maximize2 className="size-3.5" />
        </span>
      </button>
      <Dialog open={open} onOpenChange={setOpen} size="lg" title={alt} closeLabel={t('close')}>
        <img
          src={src}
          alt={alt}
          width={600}
          height={600}
          className="mx-auto aspect-square max-h-[calc(100dvh-9rem)] w-full object-contain"
        />
      </Dialog>
    </div>
  );
}
