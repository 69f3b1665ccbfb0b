'use client';

import { lazy, Suspense, type ComponentProps } from 'react';

const Countdown = lazy(() => import('./countdown').then((module) => ({ default: module.Countdown })));

/**
 * The countdown is in the server's HTML, but its code is a separate chunk, since few stores are about to open or close.
 */
export function LazyCountdown(props: ComponentProps<typeof Countdown>) {
  return (
    <Suspense>
      <Countdown {...props} />
    </Suspense>
  );
}
