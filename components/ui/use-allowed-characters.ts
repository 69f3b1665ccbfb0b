'use client';

import { useEffect, useRef, useState, type ChangeEvent, type ChangeEventHandler } from 'react';

/** How long the message about dropped characters stays (S5-8). */
const INVALID_CHARACTER_MS = 1500;

/** Why characters were dropped: not allowed, or too many. */
type Rejected = 'characters' | 'length';

interface Filtered {
  /** Set for 1.5 s after characters were dropped. */
  rejected: Rejected | null;
  onChange: ChangeEventHandler<HTMLInputElement>;
}

interface Rules {
  /** Returns the text without forbidden characters. */
  keep: (text: string) => string;
  /** Maximum number of characters. */
  most: number;
}

/** Drops excess characters before the caret, where they were typed or pasted; older text stays. */
function fitted(text: string, caret: number, most: number): { text: string; caret: number } {
  const before = [...text.slice(0, caret)];
  const after = [...text.slice(caret)];
  const kept = before.slice(0, Math.max(0, most - after.length)).join('');
  return { text: kept + after.slice(0, most).join(''), caret: kept.length };
}

/**
 * Cleans typed or pasted text, keeps the caret position, and calls the field's `onChange` with the clean value. S5-8.
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
