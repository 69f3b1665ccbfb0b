'use client';

import { useState } from 'react';
import { browserCall } from '@/lib/client/browser';
import type { BlanksImport, importBlanks } from '@/lib/modules/catalogue/contract/blanks/blank-file';
import { importBlanksCall } from '@/lib/modules/catalogue/contract/paths';

interface BlanksFile {
  file: File | null;
  /** What the last check, or the import, has found. */
  result: BlanksImport | null;
  busy: boolean;
  failure: unknown;
}

/** A filled-in file of blanks: checked first, then written as a whole. A second file replaces the first. D48 */
export function useBlanksFile(onApplied: () => void) {
  const [state, setState] = useState<BlanksFile>({ file: null, result: null, busy: false, failure: null });
  async function send(file: File, dryRun: boolean) {
    setState({ file, result: null, busy: true, failure: null });
    try {
      // Read now, so that a file that is changed meanwhile is not sent half.
      const body = new Blob([await file.arrayBuffer()]);
      const query = { dry_run: String(dryRun) };
      const result = await browserCall<typeof importBlanks>(importBlanksCall, { query, body });
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
