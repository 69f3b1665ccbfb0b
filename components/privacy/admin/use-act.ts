'use client';

import { useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';

/** Runs one thing at a time; what failed is said in words. */
export function useAct() {
  const text = useErrorText();
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();
  const underWay = useRef(false);

  async function run(name: string, work: () => Promise<void>, told?: (error: unknown) => string | undefined) {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(name);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(told?.(failure) ?? text.call(failure));
    } finally {
      underWay.current = false;
      setBusy(undefined);
    }
  }
  return { busy, error, run };
}
