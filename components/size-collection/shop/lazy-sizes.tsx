'use client';

import dynamic from 'next/dynamic';

/** The form for sizes in the server's HTML, its code apart: a notice may stand at the same address. */
export const LazySizes = dynamic(() => import('./sizes').then((module) => module.Sizes));
