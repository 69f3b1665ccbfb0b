'use client';

import { clsx } from 'clsx';
import { Overlay, type OverlayProps } from './overlay';

interface SheetProps extends OverlayProps {
  side?: 'start' | 'end';
}

const SIDES = {
  end: 'end-0 border-s [--slide-from:100%] rtl:[--slide-from:-100%]',
  start: 'start-0 border-e [--slide-from:-100%] rtl:[--slide-from:100%]',
} as const;

/** A modal that slides in from the side: the basket, the navigation on phones. */
export function Sheet({ side = 'end', ...props }: SheetProps) {
  return (
    <Overlay
      {...props}
      className={clsx(
        'inset-y-0 w-full max-w-md border-line',
        'data-[state=open]:animate-[slide-in_0.26s_cubic-bezier(0.2,0.8,0.2,1)] data-[state=closed]:animate-[slide-out_0.2s_ease-in_forwards]',
        SIDES[side],
      )}
      bodyClassName="overscroll-contain"
    />
  );
}
