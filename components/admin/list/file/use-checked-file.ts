'use client';

import { useState } from 'react';

interface CheckedFile<Result> {
  file: File | null;
  /** What the last check, or the import, has found. */
  result: Result | null;
  busy: boolean;
  failure: unknown;
}

/** Checks a file, or writes it too. */
export type SendFile<Result> = (bytes: Blob, dryRun: boolean) => Promise<Result>;

/**
 * A filled-in file that one call checks, and another writes as a whole. A second file replaces the first. D48.
 * `useFileImport` is for files that a job works on.
 */
export function useCheckedFile<Result extends { applied: boolean }>(
  call: SendFile<Result>,
  onApplied: () => void,
) {
  const [state, setState] = useState<CheckedFile<Result>>({
    file: null,
    result: null,
    busy: false,
    failure: null,
  });
  async function send(file: File, dryRun: boolean) {
    setState({ file, result: null, busy: true, failure: null });
    try {
      // Read now, so that a file that is changed meanwhile is not sent half.
      const result = await call(new Blob([await file.arrayBuffer()]), dryRun);
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
