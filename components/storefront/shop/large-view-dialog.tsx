'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Close } from '@/components/ui/icons';

interface LargeViewDialogProps {
  src: string;
  /** Text alternative of the picture. */
  alt: string;
  onClosed(): void;
}

/** So that the middle of a picture that is larger than the window is seen first. */
function showMiddle(scroller: HTMLElement): void {
  scroller.scrollLeft = (scroller.scrollWidth - scroller.clientWidth) / 2;
  scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) / 2;
}

/** A picture over the whole window, wider than a phone's, where it can be moved about. Open as long as it is there. */
export function LargeViewDialog({ src, alt, onClosed }: LargeViewDialogProps) {
  const t = useTranslations('product');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const view = dialog.current;
    if (!view || view.open) return;
    view.showModal();
    showMiddle(view);
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      aria-label={alt}
      onClose={onClosed}
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
      <img
        src={src}
        alt={alt}
        width={600}
        height={600}
        onClick={close}
        className="m-auto size-[max(min(100dvw,100dvh),44rem)] max-w-none cursor-zoom-out object-contain"
      />
    </dialog>
  );
}
