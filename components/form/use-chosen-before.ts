import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Reads the radio button that was chosen before hydration. React leaves it checked but would reset it on its next
 * update, so the state is set before anything else renders. Put the ref on the radio buttons' container.
 * docs/decisions/0036.
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
