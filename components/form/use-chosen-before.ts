import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What was chosen among radio buttons before the page's script took them over. React leaves it as it stands, and takes it
 * back with its next change unless it is told: so it is, before anything else is drawn. Spread the ref on what is around
 * the radio buttons. docs/decisions/0022.
 */
export function useChosenBefore<E extends HTMLElement>(choose: (value: string) => void): RefObject<E | null> {
  const around = useRef<E>(null);
  const latest = useRef(choose);
  useLayoutEffect(() => {
    latest.current = choose;
  });
  useLayoutEffect(() => {
    const chosen = around.current?.querySelector<HTMLInputElement>('input:checked');
    if (chosen && !chosen.defaultChecked) latest.current(chosen.value);
  }, []);
  return around;
}
