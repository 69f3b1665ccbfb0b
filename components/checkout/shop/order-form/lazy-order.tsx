'use client';

import dynamic from 'next/dynamic';

/**
 * The paid order form, rendered on the server, with its code in a separate chunk: the same route also serves stores.
 */
export const LazyOrder = dynamic(() => import('./order').then((module) => module.Order), { ssr: true });
