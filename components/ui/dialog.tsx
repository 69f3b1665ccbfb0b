'use client';

import { clsx } from 'clsx';
import { Overlay, type OverlayProps } from './overlay';

interface DialogProps extends OverlayProps {
  size?: 'md' | 'lg';
}

/** A modal dialog, centred; at the bottom on phones. */
export function Dialog({ size = 'md', ...props }: DialogProps) {
  return (
    <Overlay
      {...props}
      className={clsx(
        'inset-x-3 bottom-3 mx-auto max-h-[calc(100dvh-1.5rem)] rounded-2xl border border-line',
        'sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 data-[state=open]:animate-[rise_0.2s_ease-out] data-[state=closed]:animate-[fade-out_0.15s_ease-in_forwards]',
        size === 'md' ? 'sm:max-w-lg' : 'sm:max-w-3xl',
      )}
      footerClassName="flex flex-wrap justify-end gap-3"
    />
  );
}
