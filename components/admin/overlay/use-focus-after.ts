'use client';

import { useEffect, useRef, useState } from 'react';

/**
 * React Aria returns the focus to the control that opened a modal. If that control is gone, e.g. because the act it was
 * for is done, the focus would be lost; then it goes to the page.
 */
export function useFocusAfter(): void {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  const frame = useRef(0);
  useEffect(() => {
    cancelAnimationFrame(frame.current);
    return () => {
      frame.current = requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && !opener?.isConnected) document.getElementById('main')?.focus();
      });
    };
  }, [opener]);
}
