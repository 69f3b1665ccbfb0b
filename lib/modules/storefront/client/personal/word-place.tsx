'use client';

import { createContext, useContext, type ReactNode } from 'react';
import type { WordPlace } from './asked-words';

const Place = createContext<WordPlace | null>(null);

/** Provides the text fields with the store to ask about refused words; null if it has none. */
export function WordCheckProvider({ place, children }: { place: WordPlace | null; children: ReactNode }) {
  return <Place value={place}>{children}</Place>;
}

/** The store to ask about refused words, if any. */
export const useWordPlace = (): WordPlace | null => useContext(Place);
