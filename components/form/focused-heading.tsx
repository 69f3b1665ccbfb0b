'use client';

import { useEffect, useRef, type ReactNode } from 'react';

interface FocusedHeadingProps {
  children: ReactNode;
  className?: string;
  /** 2 below a heading of the page that stays. */
  level?: 1 | 2;
}

/** Heading of the content that has replaced a form; takes the focus, so that a screen reader continues there. */
export function FocusedHeading({ children, className, level = 1 }: FocusedHeadingProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  );
}
