'use client';

import { useEffect, useRef, useState, type ChangeEvent, type ChangeEventHandler } from 'react';

/** SPEC 5: how long a field says that it has dropped characters. */
export const INVALID_CHARACTER_MS = 1500;

/** What was dropped: characters that are not allowed, or those for which there was no room. */
type Rejected = 'characters' | 'length';

interface Filtered {
  /** Set for 1.5 s after something was dropped. */
  rejected: Rejected | null;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

interface Rules {
  /** The text without its forbidden characters. */
  keep: (text: string) => string;
  /** The most characters that there may be. */
  most: number;
}

/** Drops what is too much where it was typed or pasted, before the caret; what stood there already stays. */
function fitted(text: string, caret: number, most: number): { text: string; caret: number } {
  const before = [...text.slice(0, caret)];
  const after = [...text.slice(caret)];
  const kept = before.slice(0, Math.max(0, most - after.length)).join('');
  return { text: kept + after.slice(0, most).join(''), caret: kept.length };
}

/**
 * Cleans what is typed or pasted in place, leaves the caret where it was, and calls the field's own `onChange` with the
 * clean value. SPEC 5.
 */
export function useAllowedCharacters(
  { keep, most }: Rules,
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
): Filtered {
  const [rejected, setRejected] = useState<Rejected | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function reject(what: Rejected) {
    setRejected(what);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRejected(null), INVALID_CHARACTER_MS);
  }
  function handle(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const clean = keep(input.value);
    const caret = keep(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
    const fit = fitted(clean, caret, most);
    if (fit.text !== input.value) {
      input.value = fit.text;
      input.setSelectionRange(fit.caret, fit.caret);
      reject(clean === fit.text ? 'characters' : 'length');
    }
    onChange?.(event);
  }
  return { rejected, onChange: handle };
}
