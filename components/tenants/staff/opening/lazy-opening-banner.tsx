'use client';

import dynamic from 'next/dynamic';

// A page counts what a server component names, also by `dynamic`: only from here a client's pages load none of it.
export const LazyOpeningBanner = dynamic(() =>
  import('./opening-banner').then((loaded) => loaded.OpeningBanner),
);
