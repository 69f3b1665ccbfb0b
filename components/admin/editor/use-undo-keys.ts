'use client';

import { useEffect } from 'react';

const TYPED_INTO =
  'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=file])';

/** A text field undoes its own typing. */
const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;

function stepOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null;
  const letter = key.toLowerCase();
  if (letter === 'y' && ctrlKey && !shiftKey) return 'redo';
  if (letter !== 'z') return null;
  return shiftKey ? 'redo' : 'undo';
}

interface UndoActions {
  undo: () => void;
  redo: () => void;
}

/** ⌘Z and Ctrl+Z take back the last change, with Shift (or Ctrl+Y) they redo it; a part with keys of its own comes first. */
export function useUndoKeys({ undo, redo }: UndoActions): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (!step || event.defaultPrevented || isTypedInto(event.target)) return;
      event.preventDefault();
      if (step === 'undo') undo();
      else redo();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [undo, redo]);
}
