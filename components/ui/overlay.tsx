'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { clsx } from 'clsx';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button';

/** Props shared by all modals. */
export interface OverlayProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One sentence below the title, read with it. */
  description?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the bottom, the primary one last. */
  footer?: ReactNode;
  /** Portal container, whose styles the modal inherits; default: the `[data-surface]` element. */
  container?: HTMLElement;
}

/** Modals open inside their surface, so that a store's colours and fonts apply. */
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

/** When the focus wraps around, Radix focuses without scrolling; in a low window the control would be out of view. */
function showFocused({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' });
}

/**
 * Returns the focus to the element that opened the modal (Radix only knows its own trigger), and scrolls focused
 * controls into view while it is open.
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
      // The focus has already moved on, e.g. through a link to a field of the same page.
      if (document.activeElement && document.activeElement !== document.body) return;
      // The opener may be gone; then focus the page itself.
      const back = opener.current?.isConnected ? opener.current : document.getElementById('main');
      back?.focus();
    },
  };
}

interface OverlayShape {
  /** Position and animation classes. */
  className: string;
  bodyClassName?: string;
  footerClassName?: string;
}

/** A modal: traps the focus and returns it to the opener; Escape and the backdrop close it. */
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
