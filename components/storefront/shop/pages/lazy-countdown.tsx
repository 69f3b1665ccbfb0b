'use client';

import dynamic from 'next/dynamic';

/** The countdown in the server's HTML, its code apart: hardly a store is about to open or to close. */
export const LazyCountdown = dynamic(() => import('./countdown').then((module) => module.Countdown));
