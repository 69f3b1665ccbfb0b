'use client';

import dynamic from 'next/dynamic';

/** In the server's HTML, its code apart: the list of products stands at the same address. */
export const LazyWorkbench = dynamic(() => import('./workbench').then((module) => module.Workbench));
