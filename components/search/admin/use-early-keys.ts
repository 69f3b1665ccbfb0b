'use client';

import { useEffect, useState } from 'react';

/** Collects what is typed between the key that opens the palette and the moment its field has the focus. */
class EarlyKeys {
  #text = '';

  #press = (event: KeyboardEvent): void => {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Backspace') this.#text = this.#text.slice(0, -1);
    else if (key.length === 1) this.#text += key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  listen = (): void => {
    this.#text = '';
    window.addEventListener('keydown', this.#press, true);
  };

  /** What was typed so far; nothing is collected any longer. */
  take = (): string => {
    window.removeEventListener('keydown', this.#press, true);
    return this.#text;
  };
}

/** Fast hands lose no letter while the palette is being loaded. */
export function useEarlyKeys(): Pick<EarlyKeys, 'listen' | 'take'> {
  const [keys] = useState(() => new EarlyKeys());
  useEffect(() => () => void keys.take(), [keys]);
  return keys;
}
