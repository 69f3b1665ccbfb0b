'use client';

import dynamic from 'next/dynamic';

/** The paid order form in the server's HTML, its code apart: a store stands at the same route. */
export const LazyOrder = dynamic(() => import('./order').then((module) => module.Order));
