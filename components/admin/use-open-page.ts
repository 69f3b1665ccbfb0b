'use client';

import { useRouter } from 'next/navigation';
import { isCardPage } from '@/components/ui/own-documents';

/** Opens a page behind the login: without a page load, unless it may run other scripts than this one. */
export function useOpenPage(): (href: string) => void {
  const { push } = useRouter();
  return (href) => (isCardPage(href) ? window.location.assign(href) : push(href));
}
