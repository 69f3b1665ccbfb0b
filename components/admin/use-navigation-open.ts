'use client';

import { useEffect, useState } from 'react';
import { useVisiblePath } from './use-visible-path';

/** From this width (px) the navigation is always visible; below it closes by itself (S9-22). */
const NAVIGATION_WIDTH = 1024;

/** Whether the small-screen navigation is open. The state belongs to the current path, so a route change closes it. */
export function useNavigationOpen(): [boolean, (open: boolean) => void] {
  const path = useVisiblePath();
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  useEffect(() => {
    const wide = window.matchMedia(`(min-width: ${NAVIGATION_WIDTH}px)`);
    const close = () => setOpenedOn(null);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);
  return [openedOn === path, (open) => setOpenedOn(open ? path : null)];
}
