'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { clsx } from 'clsx';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button';

/** What every modal takes, wherever on the screen it stands. */
export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence under the title, read out with it. */
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  /** An element inside the surface whose styles it takes; default: the `[data-surface]` element. */
  container?: HTMLElement;
}

/** Overlays open inside the surface they belong to, so that a store's colours and fonts reach them. */
function surfaceContainer(): HTMLElement | undefined {
  return typeof document === 'undefined'
    ? undefined
    : (document.querySelector<HTMLElement>('[data-surface]') ?? undefined);
}

function OverlayBackdrop() {
  return (
    <RadixDialog.Overlay className="fixed inset-0 z-50 bg-ink/45 data-[state=open]:animate-[appear_0.2s_ease-out] data-[state=closed]:animate-[fade-out_0.18s_ease-in_forwards]" />
  );
}

interface OverlayHeaderProps {
  title: ReactNode;
  closeLabel: string;
}

function OverlayHeader({ title, closeLabel }: OverlayHeaderProps) {
  return (
    <div className="flex items-start justify-between gap-4 border-b border-line px-5 py-3.5 sm:px-6">
      <RadixDialog.Title className="py-1.5 text-xl">{title}</RadixDialog.Title>
      <RadixDialog.Close asChild>
        <IconButton
          label={closeLabel}
          icon={<X aria-hidden="true" className="size-5" />}
          className="-me-2.5"
        />
      </RadixDialog.Close>
    </div>
  );
}

/** From the last control to the first Radix moves the focus without scrolling: in a low window it would not be seen. */
function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Gives focus back to what had it when the overlay opened: Radix itself only knows its own trigger. While it is open, what
 * the keyboard reaches is scrolled to.
 */
function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onFocus: showFocused,
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Somewhere else already, as after a link that leads to a field of the same page.
      if (document.activeElement && document.activeElement !== document.body) return;
      // What opened it may be gone by then: the page itself is the next best place.
      const back = opener.current?.isConnected ? opener.current : document.getElementById('main');
      back?.focus();
    },
  };
}

interface OverlayShape {
  /** Where it stands and how it comes and goes. */
  className: string;
  bodyClassName?: string;
  footerClassName?: string;
}

/** A modal: focus stays in it and returns to what opened it; Escape and the backdrop close it. */
export function Overlay(props: OverlayProps & OverlayShape) {
  const { open, onOpenChange, title, description, closeLabel, children, footer, container } = props;
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={open} onOpenChange={onOpenChange}>
      <RadixDialog.Portal container={container ?? surfaceContainer()}>
        <OverlayBackdrop />
        <RadixDialog.Content
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={clsx(
            'low-scrolls fixed z-50 flex flex-col bg-surface text-ink shadow-overlay',
            props.className,
          )}
        >
          <OverlayHeader title={title} closeLabel={closeLabel} />
          <div
            className={clsx('low-flows min-h-0 grow overflow-y-auto px-5 py-5 sm:px-6', props.bodyClassName)}
          >
            {description ? (
              <RadixDialog.Description className="mb-4 text-muted">{description}</RadixDialog.Description>
            ) : null}
            {children}
          </div>
          {footer ? (
            <div className={clsx('border-t border-line px-5 py-4 sm:px-6', props.footerClassName)}>
              {footer}
            </div>
          ) : null}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
