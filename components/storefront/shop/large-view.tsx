'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Enlarge } from '@/components/ui/icons';

// Loaded, like the large picture, only once it was asked for.
const Dialog = lazy(() =>
  import('./large-view-dialog').then((module) => ({ default: module.LargeViewDialog })),
);

interface LargeViewProps {
  src: string;
  /** Text alternative of the picture. */
  alt: string;
}

/** Lies over a picture and opens it over the whole window. Without script it is a link to the picture. */
export function LargeView({ src, alt }: LargeViewProps) {
  const t = useTranslations('product');
  const [isOpen, setOpen] = useState(false);

  function open(event: MouseEvent): void {
    if (!('showModal' in HTMLDialogElement.prototype) || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    setOpen(true);
  }
  return (
    <>
      <a
        href={src}
        aria-label={t('enlarge')}
        aria-haspopup="dialog"
        draggable={false}
        onClick={open}
        className="absolute inset-0 cursor-zoom-in rounded-[inherit] outline-offset-[-4px]"
      >
        <span
          aria-hidden="true"
          className="absolute end-3 bottom-3 grid size-9 place-items-center rounded-full border border-line bg-white/90 text-ink"
        >
          <Enlarge className="size-4.5" />
        </span>
      </a>
      {isOpen ? (
        <Suspense fallback={null}>
          <Dialog src={src} alt={alt} onClosed={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
