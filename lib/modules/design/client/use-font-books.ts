'use client';

import { useEffect, useRef, useState } from 'react';
import type { FontBooks } from '@/lib/modules/design/rules/font-book';
import { sceneFontFamilies } from '@/lib/modules/design/rules/scene-fonts';
import type { Design } from '@/lib/modules/design/rules/scene-types';
import { loadBooks } from './load-font-books';

/** The fonts of a design loaded so far. */
export interface LoadedFonts {
  books: FontBooks;
  /** Some could not be fetched; `retry` tries again. */
  failed: boolean;
  retry: () => void;
}

/** Loads the fonts of a design, and keeps those loaded before. */
export function useFontBooks({ front, back }: Design): LoadedFonts {
  const [books, setBooks] = useState<FontBooks>({});
  // The loaded fonts, available before the next render.
  const known = useRef(books);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    loadBooks([front, back].filter((scene) => scene !== undefined)).then(
      (loaded) => {
        if (!wanted || Object.keys(loaded).every((family) => known.current[family])) return;
        known.current = { ...known.current, ...loaded };
        setBooks(known.current);
      },
      () => wanted && setFailedAt(attempt),
    );
    return () => {
      wanted = false;
    };
  }, [front, back, attempt]);
  // A font that was loaded another way meanwhile is no failure any more.
  const missing = sceneFontFamilies(front, back).some((family) => !books[family]);
  return {
    books,
    failed: failedAt === attempt && missing,
    retry: () => setAttempt((count) => count + 1),
  };
}
