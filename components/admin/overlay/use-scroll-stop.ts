'use client';

import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Makes a long text a stop of the Tab key, so that it can be scrolled by keyboard. One with controls in it already can. */
export function useScrollStop(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = ref.current;
    if (box && box.scrollHeight > box.clientHeight && !box.querySelector(FOCUSABLE)) box.tabIndex = 0;
  }, []);
  return ref;
}
