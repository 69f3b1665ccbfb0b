'use client';

import { clsx } from 'clsx';
import { ModalFrame, type ModalProps } from './modal-frame';

interface SidePanelProps extends ModalProps {
  side?: 'start' | 'end';
  /** Navigation is narrow; details of a row have room for a form. */
  size?: 'narrow' | 'wide';
}

const SIDES = {
  end: 'end-0 sm:border-s [--slide-from:100%] rtl:[--slide-from:-100%]',
  start: 'start-0 sm:border-e [--slide-from:-100%] rtl:[--slide-from:100%]',
} as const;

/** A modal that slides in from the side: details of a row, filters, the navigation. As wide as the window on phones. */
export function SidePanel({ side = 'end', size = 'narrow', ...props }: SidePanelProps) {
  return (
    <ModalFrame
      {...props}
      className={clsx(
        'inset-y-0 w-full border-line',
        size === 'narrow' ? 'sm:max-w-md' : 'sm:max-w-2xl',
        'data-[entering]:animate-[slide-in_0.26s_cubic-bezier(0.2,0.8,0.2,1)] data-[exiting]:animate-[slide-out_0.2s_ease-in_forwards]',
        SIDES[side],
      )}
      bodyClassName="overscroll-contain"
      footerClassName="flex flex-wrap justify-end gap-3 empty:hidden"
    />
  );
}
