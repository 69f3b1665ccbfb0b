'use client';

import { useEffect, useMemo, useState } from 'react';
import { browserCall } from '@/lib/client/browser';
import type { Region } from '@/lib/kernel/regions';
import { wizardBlanksCall } from '@/lib/modules/event-builder/contract/paths';
import type { wizardBlanks } from '@/lib/modules/event-builder/contract/wizard-blanks';
import type { OfferedBlanks, ShelfBlank } from './offered-blanks';

/** The blanks that the catalogue offers in a region; those of the former region until the answer is here. */
export function useOfferedBlanks(tenant: string, region: Region): OfferedBlanks {
  const [known, setKnown] = useState<{ list: readonly ShelfBlank[]; region: Region } | null>(null);
  const [failed, setFailed] = useState<Region | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const call = new AbortController();
    const input = { params: { tenant }, query: { region }, progress: false, signal: call.signal };
    browserCall<typeof wizardBlanks>(wizardBlanksCall, input).then(
      ({ blanks }) => {
        if (call.signal.aborted) return;
        setKnown({ list: blanks, region });
        setFailed(null);
      },
      () => call.signal.aborted || setFailed(region),
    );
    return () => call.abort();
  }, [tenant, region, asked]);
  return useMemo(
    () => ({
      list: failed === region ? null : (known?.list ?? null),
      region: known?.region ?? null,
      failed: failed === region,
      retry: () => {
        setFailed(null);
        setAsked((times) => times + 1);
      },
    }),
    [known, failed, region],
  );
}
