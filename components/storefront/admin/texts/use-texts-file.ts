'use client';

import { useState } from 'react';
import { importTexts, type TextsPlace } from '@/lib/modules/storefront/client/event-texts';
import type { TextsImport } from '@/lib/modules/storefront/contract/texts/texts-file';

interface TextsFile {
  file: File | null;
  /** What the last check, or the import, has found. */
  result: TextsImport | null;
  busy: boolean;
  failure: unknown;
}

/** A translator's file: checked first, then written as a whole. A second file replaces the first. */
export function useTextsFile(place: TextsPlace, onApplied: () => void) {
  const [state, setState] = useState<TextsFile>({ file: null, result: null, busy: false, failure: null });
  async function send(file: File, dryRun: boolean) {
    setState({ file, result: null, busy: true, failure: null });
    try {
      // Read now, so that a file that is changed meanwhile is not sent half.
      const bytes = new Blob([await file.arrayBuffer()]);
      const result = await importTexts(place, bytes, dryRun);
      setState({ file, result, busy: false, failure: null });
      if (result.applied) onApplied();
    } catch (failure) {
      setState({ file, result: null, busy: false, failure });
    }
  }
  return {
    ...state,
    /** Checks a file; nothing is written. */
    check: (file: File) => void send(file, true),
    /** Writes the checked file. */
    apply: () => {
      if (state.file && !state.busy) void send(state.file, false);
    },
  };
}
