'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type MouseEvent } from 'react';
import { Close, Enlarge } from '@/components/ui/icons';

interface LargeViewProps {
  src: string;
  /** Text alternative of the picture. */
  alt: string;
}

/** So that the middle of a picture that is larger than the window is seen first. */
function showMiddle(scroller: HTMLElement): void {
  scroller.scrollLeft = (scroller.scrollWidth - scroller.clientWidth) / 2;
  scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) / 2;
}

/**
 * Lies over a picture and opens it over the whole window, wider than a phone's, where it can be moved about. Without
 * script it is a link to the picture.
 */
export function LargeView({ src, alt }: LargeViewProps) {
  const t = useTranslations('product');
  const dialog = useRef<HTMLDialogElement>(null);
  // The large picture is fetched only once it was asked for.
  const [asked, setAsked] = useState(false);

  function open(event: MouseEvent): void {
    const view = dialog.current;
    if (!view?.showModal || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
    view.showModal();
  }
  const close = () => dialog.current?.close();
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
      <dialog
        ref={dialog}
        aria-label={alt}
        className="m-0 h-dvh max-h-none w-dvw max-w-none overflow-auto overscroll-contain bg-store-secondary p-0"
      >
        <button
          type="button"
          aria-label={t('closePicture')}
          onClick={close}
          className="fixed end-3 top-3 z-1 grid size-11 place-items-center rounded-full border border-line bg-white text-ink shadow-overlay"
        >
          <Close aria-hidden="true" className="size-5" />
        </button>
        {asked ? (
          <img
            src={src}
            alt={alt}
            width={600}
            height={600}
            // Only now is there something to scroll.
            ref={() => void (dialog.current && showMiddle(dialog.current))}
            onClick={close}
            className="m-auto size-[max(min(100dvw,100dvh),44rem)] max-w-none cursor-zoom-out object-contain"
          />
        ) : null}
      </dialog>
    </>
  );
}
