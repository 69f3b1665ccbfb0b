import { useId, useRef, useState } from 'react';
import { now } from '@/lib/kernel/clock';

/** After a pause longer than this, typing begins a new undo step. */
const STEP_PAUSE_MS = 1000;

interface TypedOptions<T> {
  /** The field's text while nobody is typing. */
  text: string;
  /** Parses a text; null if invalid. */
  read: (text: string) => T | null;
  /** Applies a value; values with the same `merge` name form one undo step. */
  write: (value: T, merge: string) => void;
}

interface Typed {
  text: string;
  /** The typed text is invalid; the design keeps the last valid value. */
  isWrong: boolean;
  onText: (text: string) => void;
  onBlur: () => void;
}

/** The typed text, and the design's value when it was written; null before that is known. */
interface Draft {
  text: string;
  over: string | null;
}

/**
 * A field that applies while typing. The typed text stays until blur; each valid value is applied, and a word is one
 * undo step. An invalid text is reported, and dropped on blur. A change from elsewhere, such as undo, replaces the
 * typed text.
 */
export function useTyped<T>({ text, read, write }: TypedOptions<T>): Typed {
  const id = useId();
  const [draft, setDraft] = useState<Draft | null>(null);
  const step = useRef({ count: 0, at: 0 });
  if (draft?.over === null) setDraft({ ...draft, over: text });
  else if (draft && draft.over !== text) setDraft(null);

  function onText(next: string): void {
    setDraft({ text: next, over: null });
    const value = read(next);
    if (value === null) return;
    const at = now().getTime();
    if (at - step.current.at > STEP_PAUSE_MS) step.current.count += 1;
    step.current.at = at;
    write(value, `${id}:${step.current.count}`);
  }
  function onBlur(): void {
    setDraft(null);
    step.current.at = 0;
  }
  const isWrong = draft !== null && read(draft.text) === null;
  return { text: draft?.text ?? text, isWrong, onText, onBlur };
}
