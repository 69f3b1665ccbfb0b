'use client';

import dynamic from 'next/dynamic';

/** The sizes form, rendered on the server, with its code in a separate chunk: the same route also serves a notice. */
export const LazySizes = dynamic(() => import('./sizes').then((module) => module.Sizes), { ssr: true });
