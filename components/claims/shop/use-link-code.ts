'use client';

import { useSyncExternalStore } from 'react';

const LONGEST = 64;
const never = () => () => undefined;

/** The promotion code that the link carries, `?code=`; empty in the server's HTML, which is the same for every link. */
export function useLinkCode(): string {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(window.location.search).get('code')?.trim().slice(0, LONGEST) ?? '',
    () => '',
  );
}
