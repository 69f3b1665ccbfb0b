'use client';

import { useEffect, useRef, type FocusEvent } from 'react';
import { Toaster, toast as show } from 'sonner';
import { ACTION_TOAST_MS, TOAST_MS, type ToastRequest } from './toast';
import { useNarrow } from './use-narrow';

interface ToastStackProps {
  /** All requests so far; those not shown yet are shown. */
  queue: readonly ToastRequest[];
  label: string;
  closeLabel: string;
}

const CLASS_NAMES = {
  closeButton: '!border-line !bg-surface !text-muted hover:!text-ink',
  toast: '!rounded-card !border-line !bg-surface !text-ink !shadow-overlay !font-text !text-base !gap-3',
  success: '[&_svg]:!text-ok',
  error: '[&_svg]:!text-danger',
  info: '[&_svg]:!text-info',
  actionButton:
    '!h-8 !rounded-control !bg-accent !px-3 !text-[0.9375rem] !font-semibold !text-white hover:!bg-accent-dark focus-visible:!outline-2',
};

/** Below the page's header. */
const BELOW_HEADER = { top: '4.75rem' };

/** Toasts with a button that are on the screen. The list is the document's, as the toaster is. */
const openActions = new Map<number, ToastRequest>();

/** Shows a request as the toast `id`; the same id again changes that toast. */
function showAs(id: number, { kind, text, action }: ToastRequest, duration: number): void {
  if (!action) {
    show[kind](text, { id });
    return;
  }
  const forget = () => openActions.delete(id);
  const onClick = () => {
    forget();
    action.run();
  };
  openActions.set(id, { kind, text, action });
  show[kind](text, {
    id,
    duration,
    action: { label: action.label, onClick },
    onDismiss: forget,
    onAutoClose: forget,
  });
}

function setDuration(duration: number): void {
  for (const [id, request] of openActions) showAs(id, request, duration);
}

/** While the focus is in a toast, toasts with a button stay: they would take the focus with them. */
function onFocus(event: FocusEvent): void {
  if (!event.currentTarget.contains(event.relatedTarget)) setDuration(Infinity);
}

function onBlur(event: FocusEvent): void {
  if (!event.currentTarget.contains(event.relatedTarget)) setDuration(ACTION_TOAST_MS);
}

export function ToastStack({ queue, label, closeLabel }: ToastStackProps) {
  const shown = useRef(0);
  const isNarrow = useNarrow();
  useEffect(() => {
    for (const [index, request] of queue.entries()) {
      if (index < shown.current) continue;
      showAs(index, request, ACTION_TOAST_MS);
    }
    shown.current = queue.length;
  }, [queue]);
  return (
    // The attribute keeps toasts usable beside an open modal of React Aria, which makes the rest of the page inert.
    <div data-react-aria-top-layer="true" onFocus={onFocus} onBlur={onBlur}>
      <Toaster
        // At the bottom of a phone's screen are the buttons of dialogs and the bar that saves.
        position={isNarrow ? 'top-center' : 'bottom-right'}
        mobileOffset={BELOW_HEADER}
        duration={TOAST_MS}
        containerAriaLabel={label}
        closeButton
        toastOptions={{ classNames: CLASS_NAMES, closeButtonAriaLabel: closeLabel }}
      />
    </div>
  );
}
