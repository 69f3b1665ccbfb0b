'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { OverlayBackdrop, OverlayHeader, surfaceContainer, useReturnFocus } from './overlay-parts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  size?: 'md' | 'lg';
  /** An element inside the surface whose styles the dialog takes; default: the `[data-surface]` element. */
  container?: HTMLElement;
}

/** A modal: focus stays in it and returns to what opened it; Escape and the backdrop close it. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    description,
    closeLabel,
    children,
    footer,
    size = 'md',
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
            'low-scrolls fixed inset-x-3 bottom-3 z-50 mx-auto flex max-h-[calc(100dvh-1.5rem)] flex-col rounded-2xl border border-line bg-surface text-ink shadow-overlay',
            'sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 data-[state=open]:animate-[rise_0.2s_ease-out] data-[state=closed]:animate-[fade-out_0.15s_ease-in_forwards]',
            size === 'md' ? 'sm:max-w-lg' : 'sm:max-w-3xl',
          )}
        >
          <OverlayHeader title={title} closeLabel={closeLabel} />
          <div className="low-flows min-h-0 grow overflow-y-auto px-5 py-5 sm:px-6">
            {description ? (
              <RadixDialog.Description className="mb-4 text-muted">{description}</RadixDialog.Description>
            ) : null}
            {children}
          </div>
          {footer ? (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 sm:px-6">
              {footer}
            </div>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
