'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** Heading of the content that has replaced a form; takes the focus, so that a screen reader continues there. */
export function FocusedHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
