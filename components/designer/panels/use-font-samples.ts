'use client';

import { useEffect, useState } from 'react';
import type { FontSample } from '@/lib/domain/design/font-sample';

let asked: Promise<FontSample[]> | null = null;

function loadSamples(): Promise<FontSample[]> {
  asked ??= fetch('/api/font-samples').then((response) => {
    if (!response.ok) throw new Error(`font samples answered ${response.status}`);
    return response.json() as Promise<FontSample[]>;
  });
  asked.catch(() => {
    asked = null;
  });
  return asked;
}

/** Every family's name in its own letters, by family; empty until they have come, and the plain names then show. */
export function useFontSamples(isWanted: boolean): Readonly<Record<string, FontSample>> {
  const [samples, setSamples] = useState<Readonly<Record<string, FontSample>>>({});
  useEffect(() => {
    if (!isWanted) return;
    let isHere = true;
    loadSamples().then(
      (all) => isHere && setSamples(Object.fromEntries(all.map((one) => [one.family, one]))),
      // The names can be read without them; the next opening asks again.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return samples;
}
