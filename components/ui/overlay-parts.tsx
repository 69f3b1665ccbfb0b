'use client';

import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { useRef, type FocusEvent, type ReactNode } from 'react';
import { IconButton } from './icon-button';

/** Overlays open inside the surface they belong to, so that a store's colours and fonts reach them. */
export function surfaceContainer(): HTMLElement | undefined {
  return typeof document === 'undefined'
    ? undefined
    : (document.querySelector<HTMLElement>('[data-surface]') ?? undefined);
}

export function OverlayBackdrop() {
  return (
    <RadixDialog.Overlay className="fixed inset-0 z-50 bg-ink/45 data-[state=open]:animate-[appear_0.2s_ease-out] data-[state=closed]:animate-[fade-out_0.18s_ease-in_forwards]" />
  );
}

interface OverlayHeaderProps {
  title: ReactNode;
  closeLabel: string;
}

export function OverlayHeader({ title, closeLabel }: OverlayHeaderProps) {
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
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onFocus: showFocused,
    onOpenAutoFocus: () => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What opened it may be gone by then: the page itself is the next best place.
      const back = opener.current?.isConnected ? opener.current : document.getElementById('main');
      back?.focus();
    },
  };
}
