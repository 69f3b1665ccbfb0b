'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';

interface ActOptions {
  /** Which of several acts it is. */
  name?: string;
  said?: string;
  tell?: boolean;
}

/**
 * One act at a time; what is shown is read again afterwards, but for pages that read theirs by calls (`refresh`). `run`: whether
 * it succeeded. A failure is kept for a dialog that stays open, and `tell` says it in a toast where there is none.
 */
export function useAct({ refresh = true } = {}) {
  const router = useRouter();
  const errors = useErrorText();
  const underWay = useRef(false);
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();

  async function run(work: () => Promise<unknown>, { name = '', said, tell = false }: ActOptions = {}) {
    if (underWay.current) return false;
    underWay.current = true;
    setBusy(name);
    setError(undefined);
    try {
      await work();
      if (said) toast('success', said);
      if (refresh) router.refresh();
      return true;
    } catch (failure) {
      const text = errors.call(failure);
      if (tell) toast('error', text);
      else setError(text);
      return false;
    } finally {
      underWay.current = false;
      setBusy(undefined);
    }
  }
  return { busy: busy !== undefined, busyWith: busy, error, run };
}
