'use client';

import { useSyncExternalStore } from 'react';
import { cutLine } from '@/lib/kernel/clean-line';

const LONGEST = 64;
const never = () => () => undefined;

/** The promotion code in the address of this page; empty without one. In the browser only. */
export const readLinkCode = (): string =>
  cutLine((new URLSearchParams(window.location.search).get('code') ?? '').trim(), LONGEST);

/** The promotion code in the link, `?code=`; empty in the server's HTML, which is cached for every link. */
export function useLinkCode(): string {
  return useSyncExternalStore(never, readLinkCode, () => '');
}
