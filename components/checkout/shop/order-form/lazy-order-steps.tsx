'use client';

import dynamic from 'next/dynamic';

/** A separate chunk, so that framed gift forms do not load it. */
export const LazyOrderSteps = dynamic(() => import('./order-steps').then((module) => module.OrderSteps), {
  ssr: true,
});
