import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Applies what a filter was set to while the page was only HTML. The browser keeps such a value, but React would reset it
 * on its next update, so it is read before anything else renders.
 */
export function useEarlyValue<E extends HTMLInputElement | HTMLSelectElement>(
  field: RefObject<E | null>,
  current: string,
  apply: (value: string) => void,
): void {
  const early = useRef<string>(undefined);
  const take = useEffectEvent(() => {
    if (early.current !== undefined && early.current !== current) apply(early.current);
    early.current = undefined;
  });
  useLayoutEffect(() => {
    if (field.current) early.current = valueOf(field.current);
  }, [field]);
  useEffect(() => take(), []);
}

/** What a field says in the URL: empty for a checkbox that is not checked. */
function valueOf(field: HTMLInputElement | HTMLSelectElement): string {
  const unchecked = field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked;
  return unchecked ? '' : field.value.trim();
}
