'use client';

import { useEffect, useRef } from 'react';

/**
 * React Aria returns the focus to the control that opened a modal. If that control is gone, e.g. because the act it was
 * for is done, the focus would be lost; then it goes to the page.
 */
export function useFocusAfter(): void {
  const frame = useRef(0);
  useEffect(() => {
    cancelAnimationFrame(frame.current);
    return () => {
      // In the frame after React Aria's own attempt.
      frame.current = requestAnimationFrame(() => {
        frame.current = requestAnimationFrame(() => {
          const held = document.activeElement;
          if (!held || held === document.body) document.getElementById('main')?.focus();
        });
      });
    };
  }, []);
}
