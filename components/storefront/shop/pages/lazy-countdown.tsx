'use client';

import dynamic from 'next/dynamic';

/**
 * The countdown is in the server's HTML, but its code is a separate chunk, since few stores are about to open or close.
 */
export const LazyCountdown = dynamic(() => import('./countdown').then((module) => module.Countdown));
