import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For an act that takes its own row out of a list: if the focus was in the box, it goes to the row beside it, or without one to the
 * part of the page, so that the keyboard goes on from there. Elsewhere it is left alone.
 */
export function useFocusStays<Box extends HTMLElement>(): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const row = element.closest('li');
      const near = [row?.nextElementSibling, row?.previousElementSibling, element.closest('section')];
      // Only then is known what is still there.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const place = near.find((one) => one instanceof HTMLElement && one.isConnected);
        if (!(place instanceof HTMLElement)) return;
        place.tabIndex = -1;
        place.focus();
      });
    };
  }, []);
  return box;
}
