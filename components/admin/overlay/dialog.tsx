'use client';

import { clsx } from 'clsx';
import { ModalFrame, type ModalProps } from './modal-frame';

interface DialogProps extends ModalProps {
  size?: 'md' | 'lg';
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog, centred; at the bottom on phones. */
export function Dialog({ size = 'md', ...props }: DialogProps) {
  return (
    <ModalFrame
      {...props}
      className={clsx(
        'inset-x-3 bottom-3 mx-auto max-h-[calc(100dvh-1.5rem)] rounded-2xl border border-line',
        'data-[entering]:animate-[rise_0.2s_ease-out] sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2',
        size === 'md' ? 'sm:max-w-lg' : 'sm:max-w-3xl',
      )}
      footerClassName="flex flex-wrap justify-end gap-3"
    />
  );
}
