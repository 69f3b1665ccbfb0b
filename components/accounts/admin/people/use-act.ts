'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { toast } from '@/components/ui/toast';

/** An act that a dialog asks about first: one at a time; a failure is told in the dialog, which stays open. */
export function useAct(onClose: () => void) {
  const router = useRouter();
  const errors = useErrorText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  async function run(work: () => Promise<void>, said: string) {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    try {
      await work();
      toast('success', said);
      onClose();
      router.refresh();
    } catch (failure) {
      setError(errors.call(failure));
    }
    setBusy(false);
  }
  return { busy, error, run };
}
