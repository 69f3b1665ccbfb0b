import { useId, useRef, useState } from 'react';
import { now } from '@/lib/kernel/clock';

/** After a longer pause, what is typed is a step of its own. */
const STEP_PAUSE_MS = 1000;

interface TypedOptions<T> {
  /** What the field shows while nobody types. */
  text: string;
  /** The value of a text, or null where it is none. */
  read: (text: string) => T | null;
  /** Writes a value as a step; those of one `merge` name are one step together. */
  write: (value: T, merge: string) => void;
}

interface Typed {
  text: string;
  /** What was typed is no value; the design keeps its last one. */
  isWrong: boolean;
  onText: (text: string) => void;
  onBlur: () => void;
}

/** What stands in a field, and the value that was behind it when it was written; null before that is known. */
interface Draft {
  text: string;
  over: string | null;
}

/**
 * A field that writes while somebody types: what they typed stands as it is until they leave, each value of it is written,
 * and a word is one step. What is wrong is said, and forgotten when they leave. What changes by another way, such as undo,
 * takes the place of what was typed.
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
