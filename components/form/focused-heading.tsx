'use client';

import { useEffect, useRef, type ReactNode } from 'react';

/** The heading of what has taken a form's place: it takes the focus, so that a screen reader goes on from there. */
export function FocusedHeading({ children, className }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
}
