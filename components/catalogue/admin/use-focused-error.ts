import { useEffect, useRef, type RefObject } from 'react';
import type { FactField } from './facts-form';
import type { ProductEditor } from './use-product-editor';

/**
 * Focuses the first invalid field of a panel after a save was refused, unless a panel before it, which has the fields
 * `before`, does.
 */
export function useFocusedError(
  errors: ProductEditor['errors'],
  fields: readonly FactField[],
  before: readonly FactField[] = [],
): RefObject<HTMLFieldSetElement | null> {
  const box = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (before.some((name) => errors[name])) return;
    const wrong = fields.find((name) => errors[name]);
    if (wrong)
      box.current?.querySelector<HTMLElement>(`[data-field="${wrong}"] :is(input, textarea)`)?.focus();
  }, [errors, fields, before]);
  return box;
}
