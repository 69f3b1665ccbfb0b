'use client';

import { useEffect, useEffectEvent } from 'react';

const FIELDS = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=textbox]';
const OVERLAYS = '[role=dialog], [role=alertdialog], [role=menu]';

/** Single keys can be switched off, with those of the lists (WCAG 2.1.4). */
function areKeysOff(): boolean {
  try {
    return window.localStorage.getItem('list-keys') === 'off';
  } catch {
    return false;
  }
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null;

/** ⌘K and Ctrl K anywhere; `/` where nothing is typed into. A list's own `/`, which comes first, is left to it. */
function opensPalette(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, repeat, target } = event;
  if (defaultPrevented || repeat || altKey || document.querySelector(OVERLAYS)) return false;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !shiftKey;
  return key === '/' && !ctrlKey && !metaKey && !isTyping(target) && !areKeysOff();
}

/** Opens the palette by its keys. On the window, behind the keys of a list, which listen on the document. */
export function usePaletteKeys(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!opensPalette(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
