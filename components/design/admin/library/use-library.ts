'use client';

import { useCallback, useMemo, useState } from 'react';
import { focusTool } from '../panels/move-focus';
import type { Room } from '../panels/use-room';
import type { LibraryKind, LibraryState } from './library-kinds';

/** State of the library. Beside a wide canvas it stays open for the next choice, elsewhere it gives way to the settings. */
export function useLibrary(room: Room | null, unfold: () => void): LibraryState {
  const [kind, setKind] = useState<LibraryKind | null>(null);
  const [query, search] = useState('');
  const open = useCallback(
    (wanted: LibraryKind) => {
      unfold();
      setKind(wanted);
    },
    [unfold],
  );
  const close = useCallback(() => {
    setKind(null);
    search('');
    focusTool('graphic');
  }, []);
  const covers = room !== 'wide';
  const giveWay = useCallback(() => {
    if (!covers) return;
    setKind(null);
    search('');
  }, [covers]);
  const added = useCallback(() => {
    if (covers) close();
  }, [covers, close]);
  return useMemo(
    () => ({ kind, open, close, giveWay, added, query, search }),
    [kind, open, close, giveWay, added, query],
  );
}
