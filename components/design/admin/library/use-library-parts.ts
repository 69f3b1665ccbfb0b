'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState, type ComponentType } from 'react';
import { DEFAULT_LOCALE, isLocale } from '@/lib/kernel/locales';
import { loadLibraryWords, type LibraryWords } from '@/lib/modules/design/client/load-library-words';
import type { LibraryShelvesProps } from './library-shelves';

interface LibraryParts {
  Shelves: ComponentType<LibraryShelvesProps>;
  words: LibraryWords;
}

/** The library's code, drawings and words, fetched when it is first opened. */
export function useLibraryParts(): { parts: LibraryParts | null; failed: boolean; retry: () => void } {
  const locale = useLocale();
  const language = isLocale(locale) ? locale : DEFAULT_LOCALE;
  const [parts, setParts] = useState<LibraryParts | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAt, setFailedAt] = useState<number | null>(null);
  useEffect(() => {
    let wanted = true;
    Promise.all([import('./library-shelves'), loadLibraryWords(language)]).then(
      ([{ LibraryShelves }, words]) => wanted && setParts({ Shelves: LibraryShelves, words }),
      () => wanted && setFailedAt(attempt),
    );
    return () => {
      wanted = false;
    };
  }, [language, attempt]);
  return {
    parts,
    failed: parts === null && failedAt === attempt,
    retry: () => setAttempt((count) => count + 1),
  };
}
