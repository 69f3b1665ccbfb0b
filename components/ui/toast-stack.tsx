'use client';

import { useEffect, useRef } from 'react';
import { Toaster, toast as show } from 'sonner';
import { TOAST_MS, type ToastRequest } from './toast';

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
};

export function ToastStack({ queue, label, closeLabel }: ToastStackProps) {
  const shown = useRef(0);
  useEffect(() => {
    for (const request of queue.slice(shown.current)) show[request.kind](request.text);
    shown.current = queue.length;
  }, [queue]);
  return (
    <Toaster
      position="bottom-right"
      duration={TOAST_MS}
      containerAriaLabel={label}
      closeButton
      toastOptions={{ classNames: CLASS_NAMES, closeButtonAriaLabel: closeLabel }}
    />
  );
}
