'use client';

import { useState } from 'react';
import { browserCall } from '@/lib/client/browser';
import type {
  FactsFileKind,
  FactsImport,
  importFacts,
} from '@/lib/modules/fulfilment/contract/fulfillers/facts-files';
import { importFactsCall } from '@/lib/modules/fulfilment/contract/paths';

interface FactsFile {
  file: File | null;
  /** What the last check, or the import, has found. */
  result: FactsImport | null;
  busy: boolean;
  failure: unknown;
}

interface Place {
  id: string;
  kind: FactsFileKind;
  version: number;
}

/** A filled-in file: checked first, then written as a whole. A second file replaces the first. D48. */
export function useFactsFile({ id, kind, version }: Place, onApplied: () => void) {
  const [state, setState] = useState<FactsFile>({ file: null, result: null, busy: false, failure: null });
  async function send(file: File, dryRun: boolean) {
    setState({ file, result: null, busy: true, failure: null });
    try {
      // Read now, so that a file that is changed meanwhile is not sent half.
      const body = new Blob([await file.arrayBuffer()]);
      const params = { fulfiller: id, file: kind };
      const query = { dry_run: String(dryRun), version: String(version) };
      const result = await browserCall<typeof importFacts>(importFactsCall, { params, query, body });
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
