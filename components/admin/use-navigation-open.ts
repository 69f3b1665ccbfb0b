'use client';

import { useEffect, useState } from 'react';
import { useVisiblePath } from './use-visible-path';

/** SPEC 9: from this width on the navigation stands beside the page; below it closes by itself. */
const NAVIGATION_WIDTH = 1024;

/** Whether the small screen's navigation is open. It belongs to the page it was opened on, so any other page closes it. */
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
