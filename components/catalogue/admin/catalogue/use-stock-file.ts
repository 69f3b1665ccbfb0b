'use client';

import { useState } from 'react';
import type { ProductsPlace } from '@/lib/modules/catalogue/client/event-products';
import { importStock } from '@/lib/modules/catalogue/client/stock';
import type { ImportResult } from '@/lib/modules/catalogue/contract/stock-file';

export interface StockFile {
  file: File | null;
  /** What the last check, or the import, has found. */
  result: ImportResult | null;
  busy: boolean;
  failure: unknown;
  /** Checks a file; nothing is written. */
  check: (file: File) => void;
  /** Writes the checked file. */
  apply: () => void;
}

type State = Pick<StockFile, 'file' | 'result' | 'busy' | 'failure'>;

/** A file of stock and prices: checked first, then written as a whole. A second file replaces the first. */
export function useStockFile(place: ProductsPlace, onApplied: () => void): StockFile {
  const [state, setState] = useState<State>({ file: null, result: null, busy: false, failure: null });
  async function send(file: File, dryRun: boolean) {
    setState({ file, result: null, busy: true, failure: null });
    try {
      // Read now, so that a file that is changed meanwhile is not sent half.
      const bytes = new Blob([await file.arrayBuffer()]);
      const result = await importStock(place, bytes, dryRun);
      setState({ file, result, busy: false, failure: null });
      if (result.applied) onApplied();
    } catch (failure) {
      setState({ file, result: null, busy: false, failure });
    }
  }
  return {
    ...state,
    check: (file) => void send(file, true),
    apply: () => {
      if (state.file && !state.busy) void send(state.file, false);
    },
  };
}
