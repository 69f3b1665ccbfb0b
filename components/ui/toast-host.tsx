'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import { TOAST_EVENT, type ToastRequest } from './toast';

const ToastStack = lazy(() => import('./toast-stack').then((module) => ({ default: module.ToastStack })));

/** Shows toasts; their library is loaded with the first one. One per document, in the root layout. */
export function ToastHost({ label, closeLabel }: { label: string; closeLabel: string }) {
  const [queue, setQueue] = useState<readonly ToastRequest[]>([]);
  useEffect(() => {
    const add = (event: Event) => {
      setQueue((known) => [...known, (event as CustomEvent<ToastRequest>).detail]);
    };
    window.addEventListener(TOAST_EVENT, add);
    return () => window.removeEventListener(TOAST_EVENT, add);
  }, []);
  if (queue.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <ToastStack queue={queue} label={label} closeLabel={closeLabel} />
    </Suspense>
  );
}
