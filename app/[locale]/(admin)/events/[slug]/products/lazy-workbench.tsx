'use client';

import dynamic from 'next/dynamic';

/** Rendered on the server, with its code in a separate chunk: the list of products has the same URL. */
export const LazyWorkbench = dynamic(() => import('./workbench').then((module) => module.Workbench), {
  ssr: true,
});
