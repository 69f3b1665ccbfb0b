'use client';

import { usePathname } from 'next/navigation';
import { isLocale } from '@/lib/kernel/locales';

/** The path as shown in the browser: on the server, Next includes the internal locale segment. */
export function useVisiblePath(): string {
  const path = usePathname();
  const [, first, ...rest] = path.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : path;
}
