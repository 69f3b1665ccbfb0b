'use client';

import dynamic from 'next/dynamic';

/** Its code apart from that of the gifts that are framed alike. */
export const LazyOrderSteps = dynamic(() => import('./order-steps').then((module) => module.OrderSteps));
