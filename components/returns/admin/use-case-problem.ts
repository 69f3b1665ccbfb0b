'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { ApiError } from '@/lib/client/api-error';

/** Runs an act on a case; where somebody else was first, that is said and the cases are read again. */
export function useCaseProblem(refresh: () => void) {
  const t = useTranslations('casesPage.panel');
  const text = useErrorText();
  const [problem, setProblem] = useState<string>();
  const [fields, setFields] = useState<Readonly<Record<string, string | undefined>>>({});
  const [busy, setBusy] = useState(false);
  async function run(act: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem(undefined);
    setFields({});
    try {
      await act();
      return true;
    } catch (error) {
      const api = error instanceof ApiError ? error : null;
      if (api?.code === 'conflict') refresh();
      setProblem(api?.code === 'conflict' ? t('conflict') : text.call(error));
      setFields(
        Object.fromEntries(
          Object.entries(api?.codes ?? {}).map(([name, codes]) => [name, text.field(codes[0])]),
        ),
      );
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { problem, fields, busy, run };
}
