'use client';

import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Personalisation } from '@/lib/modules/checkout/rules/basket/types';
import type { Scene } from '@/lib/modules/design/rules/scene-types';
import { asOrdered, isRefused, onAnswers, writtenIn, type WordPlace } from './asked-words';

const Place = createContext<WordPlace | null>(null);

/** Tells the text fields of a store whom to ask about words; nobody (null) where it prints them all. */
export function WordCheckProvider({ place, children }: { place: WordPlace | null; children: ReactNode }) {
  return <Place value={place}>{children}</Place>;
}

/** As `ask-words` says; its code comes only where a store refuses words, and without it the order decides alone. */
const askStore = (place: WordPlace, written: readonly string[]): Promise<boolean> =>
  import('./ask-words').then(({ askWords }) => askWords(place, written)).catch(() => false);

/** How long after the last letter a store is asked. */
export const WORD_PAUSE_MS = 400;

/** The store that is to be asked about words, if any. */
export const useWordPlace = (): WordPlace | null => useContext(Place);

/** Whether the store of this page is known not to print a text; it is asked a moment after one is typed. */
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

/** Asks at once, and tells whether any of what is written is refused; null where nobody is to be asked. */
export function useWordCheck(): ((written: readonly string[]) => Promise<boolean>) | null {
  const place = useWordPlace();
  return useMemo(() => place && ((written) => askStore(place, written)), [place]);
}
