'use client';

import dynamic from 'next/dynamic';

/**
 * The claim form, rendered on the server, with its code in a separate chunk: the same route also serves stores without
 * gifts.
 */
export const LazyClaim = dynamic(() => import('./claim').then((module) => module.Claim), { ssr: true });
