'use client';

import { useEffect, useRef, useState, type ChangeEvent, type ChangeEventHandler } from 'react';

/** How long the message about dropped characters stays (S5-8). */
const INVALID_CHARACTER_MS = 1500;

/** Why characters were dropped: not allowed, or too many. */
type Rejected = 'characters' | 'length';

interface Filtered {
  /** Set for 1.5 s after characters were dropped. */
  rejected: Rejected | null;
  /** The forbidden characters that were dropped since the field was last empty, each once. */
  dropped: readonly string[];
  onChange: ChangeEventHandler<HTMLInputElement>;
}

interface Rules {
  /** Returns the text without forbidden characters. */
  keep: (text: string) => string;
  /** Maximum number of characters. */
  most: number;
}

/** One space where a dropped character leaves two. */
const oneSpace = (text: string): string => text.replace(/ {2,}/g, ' ');

/** Drops excess characters before the caret, where they were typed or pasted; older text stays. */
function fitted(text: string, caret: number, most: number): { text: string; caret: number } {
  const before = [...text.slice(0, caret)];
  const after = [...text.slice(caret)];
  const kept = before.slice(0, Math.max(0, most - after.length)).join('');
  return { text: kept + after.slice(0, most).join(''), caret: kept.length };
}

/**
 * Cleans typed or pasted text, keeps the caret position, and calls the field's `onChange` with the clean value. What
 * was dropped stays known until the field is empty. S5-8.
 */
export function useAllowedCharacters(
  { keep, most }: Rules,
  onChange: ChangeEventHandler<HTMLInputElement> | undefined,
): Filtered {
  const [rejected, setRejected] = useState<Rejected | null>(null);
  const [dropped, setDropped] = useState<readonly string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function reject(what: Rejected) {
    setRejected(what);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setRejected(null), INVALID_CHARACTER_MS);
  }
  function handle(event: ChangeEvent<HTMLInputElement>) {
    const input = event.target;
    const typed = input.value;
    const gone = [...new Set([...dropped, ...typed])].filter((character) => keep(character) === '');
    // The second space may be typed long after the character before it was dropped.
    const tidy = (text: string) => (gone.length > 0 ? oneSpace(keep(text)) : keep(text));
    const clean = tidy(typed);
    const caret = tidy(typed.slice(0, input.selectionStart ?? typed.length)).length;
    const fit = fitted(clean, caret, most);
    if (fit.text !== typed) {
      input.value = fit.text;
      input.setSelectionRange(fit.caret, fit.caret);
    }
    if (fit.text !== clean) reject('length');
    else if (keep(typed) !== typed) reject('characters');
    setDropped(typed === '' ? [] : gone);
    onChange?.(event);
  }
  return { rejected, dropped, onChange: handle };
}
