'use client';

import { usePathname } from 'next/navigation';
import { isLocale } from '@/lib/kernel/locales';

/** The path as the person sees it: while rendering on the server, Next also names the internal locale segment. */
export function useVisiblePath(): string {
  const path = usePathname();
  const [, first, ...rest] = path.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : path;
}
