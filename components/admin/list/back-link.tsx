'use client';

import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { isOneBack, useReturnHref } from './list-return';

interface BackLinkProps {
  /** The list's path, without filters. */
  path: string;
  label: string;
}

/** Whether the click opens the link somewhere else, such as in a new tab. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/**
 * Leads from a page back to its list, with the filters and the page that were shown. Right after the list it goes one step
 * back, as the browser's button does: that restores the place on the page, too.
 */
export function BackLink({ path, label }: BackLinkProps) {
  const router = useRouter();
  const href = useReturnHref(path);
  function goBack(event: MouseEvent) {
    if (opensElsewhere(event) || !isOneBack(href)) return;
    event.preventDefault();
    router.back();
  }
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={goBack}
      className="mb-3 inline-flex min-h-8 items-center gap-1.5 font-semibold text-accent underline-offset-2 hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
      {label}
    </Link>
  );
}
