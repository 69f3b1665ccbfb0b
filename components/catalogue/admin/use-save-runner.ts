'use client';

import { useRef, useState } from 'react';
import type { FactErrors } from './facts-form';
import { problemOf, type SaveProblem } from './save-problem';

export interface SaveRunner {
  busy: boolean;
  problem: SaveProblem | null;
  errors: FactErrors;
  setErrors: (errors: FactErrors) => void;
  run: (work: () => Promise<void>) => Promise<void>;
  clear: () => void;
}

/** Runs one save at a time and reports why it failed; presses during a save are ignored. */
export function useSaveRunner(): SaveRunner {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SaveProblem | null>(null);
  const [errors, setErrors] = useState<FactErrors>({});
  const underWay = useRef(false);
  function clear() {
    setProblem(null);
    setErrors({});
  }
  async function run(work: () => Promise<void>) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    clear();
    try {
      await work();
    } catch (error) {
      const found = problemOf(error);
      setProblem(found);
      if (found.kind === 'fields') setErrors(found.errors);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, problem, errors, setErrors, run, clear };
}
