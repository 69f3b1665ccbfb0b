'use client';

import { useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';
import type { LinkedCases } from '@/lib/modules/returns/contract/linked-cases';

interface CaseFormOptions {
  /** What is said where something else can be asked for by now; `refresh` then shows it. */
  conflict: string;
  refresh: () => void;
  onDone: (cases: LinkedCases) => void;
}

/**
 * Sends a form once at a time, under a key that is made when it is opened: sent again after a lost answer, it is the same case.
 */
export function useCaseForm({ conflict, refresh, onDone }: CaseFormOptions) {
  const text = useErrorText();
  const [key] = useState(() => crypto.randomUUID());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const underWay = useRef(false);
  async function send(call: (key: string) => Promise<LinkedCases>): Promise<boolean> {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      onDone(await call(key));
      return true;
    } catch (error) {
      const other = error instanceof ApiError && error.code === 'conflict';
      if (other) refresh();
      setProblem(other ? conflict : text.call(error));
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, problem, send, say: setProblem };
}
