'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { DialogProps } from './dialog';
import { OverlayBackdrop, OverlayHeader, surfaceContainer, useReturnFocus } from './overlay-parts';

interface SheetProps extends Omit<DialogProps, 'size'> {
  side?: 'start' | 'end';
  children: ReactNode;
}

const SIDES = {
  end: 'end-0 border-s [--slide-from:100%] rtl:[--slide-from:-100%]',
  start: 'start-0 border-e [--slide-from:-100%] rtl:[--slide-from:100%]',
} as const;

/** A modal that comes in from the side: the basket, the phone's navigation. */
export function Sheet(props: SheetProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    closeLabel,
    children,
    footer,
    side = 'end',
    container,
  } = props;
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={container ?? surfaceContainer()}>
        <OverlayBackdrop />
        <RadixDialog.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'low-scrolls fixed inset-y-0 z-50 flex w-full max-w-md flex-col border-line bg-surface text-ink shadow-overlay',
            'data-[state=open]:animate-[slide-in_0.26s_cubic-bezier(0.2,0.8,0.2,1)] data-[state=closed]:animate-[slide-out_0.2s_ease-in_forwards]',
            SIDES[side],
          )}
        >
          <OverlayHeader title={title} closeLabel={closeLabel} />
          <div className="low-flows min-h-0 grow overflow-y-auto overscroll-contain px-5 py-5 sm:px-6">
            {description ? (
              <RadixDialog.Description className="mb-4 text-muted">{description}</RadixDialog.Description>
            ) : null}
            {children}
          </div>
          {footer ? <div className="border-t border-line px-5 py-4 sm:px-6">{footer}</div> : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
