'use client';

import dynamic from 'next/dynamic';

/** The claim form in the server's HTML, its code apart: a store without gifts stands at the same route. */
export const LazyClaim = dynamic(() => import('./claim').then((module) => module.Claim));
