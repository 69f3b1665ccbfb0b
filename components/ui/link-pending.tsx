'use client';

import { useLinkStatus } from 'next/link';
import type { ReactNode } from 'react';
import { Spinner } from './spinner';

interface LinkPendingProps {
  /** The link's icon while it is not being followed. */
  children: ReactNode;
  /** As large as the icon is, so that nothing moves. */
  className: string;
}

/** In a link: its icon, and a turning ring from the press until the page that it leads to is there. */
export function LinkPending({ children, className }: LinkPendingProps) {
  return useLinkStatus().pending ? <Spinner className={className} /> : children;
}
