'use client';

import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { asOrdered, isRefused, onAnswers, writtenIn, type WordPlace } from './asked-words';
import { useWordPlace } from './word-place';

/** Calls `ask-words`. Its code is loaded only for stores with refused words; if that fails, the order decides alone. */
const askStore = (place: WordPlace, written: readonly string[]): Promise<boolean> =>
  import('./ask-words').then(({ askWords }) => askWords(place, written)).catch(() => false);

/** How long after the last key press the store is asked. */
export const WORD_PAUSE_MS = 400;

/** Returns whether the page's store is known to refuse a text; the store is asked shortly after typing. */
export function useRefusedWords(scenes: readonly Scene[], texts: Personalisation): (text: string) => boolean {
  const place = useWordPlace();
  const written = JSON.stringify(place ? writtenIn(scenes, texts) : []);
  useEffect(() => {
    const all = JSON.parse(written) as string[];
    if (!place || all.length === 0) return;
    const timer = setTimeout(() => void askStore(place, all), WORD_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [place, written]);
  const told = useSyncExternalStore(
    onAnswers,
    () => JSON.stringify((JSON.parse(written) as string[]).filter((text) => place && isRefused(place, text))),
    () => '[]',
  );
  return useCallback((text) => (JSON.parse(told) as string[]).includes(asOrdered(text)), [told]);
}

/** Asks the store at once, and returns whether any text is refused; null if there is no store to ask. */
export function useWordCheck(): ((written: readonly string[]) => Promise<boolean>) | null {
  const place = useWordPlace();
  return useMemo(() => place && ((written) => askStore(place, written)), [place]);
}
