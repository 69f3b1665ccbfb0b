'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';

/**
 * One act at a time; what is shown is read again afterwards. `run`: whether it succeeded. A failure is kept for a dialog that
 * stays open, and `tell` says it in a toast where there is none.
 */
export function useAct() {
  const router = useRouter();
  const errors = useErrorText();
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function run(work: () => Promise<unknown>, options: { said?: string; tell?: boolean } = {}) {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      if (options.said) toast('success', options.said);
      router.refresh();
      return true;
    } catch (failure) {
      const text = errors.call(failure);
      if (options.tell) toast('error', text);
      else setError(text);
      return false;
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }
  return { busy, error, run };
}
