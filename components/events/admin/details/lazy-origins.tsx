'use client';

import dynamic from 'next/dynamic';
import type { ComponentProps } from 'react';
import type { OriginsPanel as Panel } from './origins-panel';

// Stores have none: their pages don't fetch it.
const OriginsPanel = dynamic(() => import('./origins-panel').then((module) => module.OriginsPanel), {
  ssr: true,
});

/** The same panel, fetched where it is shown. D8-1. */
export function LazyOrigins(props: ComponentProps<typeof Panel>) {
  return <OriginsPanel {...props} />;
}
