'use client';

import { useEffect, useRef } from 'react';

/** The open step's title; takes the focus when another step has become the open one, for what was pressed is gone. */
export function StepHeading({ id, text }: { id: string; text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    heading.current?.focus();
  }, [text]);
  return (
    <h2 ref={heading} id={id} tabIndex={-1} className="mb-4 text-2xl outline-none">
      {text}
    </h2>
  );
}
