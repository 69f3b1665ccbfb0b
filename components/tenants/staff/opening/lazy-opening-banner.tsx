'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import type { OpeningBanner as Banner } from './opening-banner';

const OpeningBanner = lazy(() =>
  import('./opening-banner').then((loaded) => ({ default: loaded.OpeningBanner })),
);

/** The same banner, fetched by staff’s pages alone: what the frame names itself, every client’s page would fetch. D43-2. */
export function LazyOpeningBanner(props: ComponentProps<typeof Banner>) {
  return (
    <Suspense fallback={null}>
      <OpeningBanner {...props} />
    </Suspense>
  );
}
