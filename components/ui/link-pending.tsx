'use client';

import { useLinkStatus } from 'next/link';
import type { ReactNode } from 'react';
import { Spinner } from './spinner';

interface LinkPendingProps {
  /** Icon of the link while idle. */
  children: ReactNode;
  /** Size of the icon, to avoid a layout shift. */
  className: string;
}

/** Icon inside a link; becomes a spinner from the press until the target page is shown. */
export function LinkPending({ children, className }: LinkPendingProps) {
  return useLinkStatus().pending ? <Spinner className={className} /> : children;
}
