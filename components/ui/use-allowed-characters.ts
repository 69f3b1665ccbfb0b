'use client';

import { useEffect, useRef, useState, type ChangeEvent, type ChangeEventHandler } from 'react';

/** SPEC 5: how long a field says that it has dropped characters. */
export const INVALID_CHARACTER_MS = 1500;

interface Filtered {
  /** True for 1.5 s after characters were dropped. */
  rejected: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

/**
 * Cleans what is typed or pasted in place, with `keep` (the text without its forbidden characters), leaves the caret
 * where it was, and calls the field's own `onChange` with the clean value. SPEC 5.
 */
export function useAllowedCharacters(
  keep: (text: string) => string,
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
): Filtered {
  const [rejected, setRejected] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function handle(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const clean = keep(input.value);
    if (clean !== input.value) {
      const caret = keep(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
      input.value = clean;
      input.setSelectionRange(caret, caret);
      setRejected(true);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setRejected(false), INVALID_CHARACTER_MS);
    }
    onChange?.(event);
  }
  return { rejected, onChange: handle };
}
