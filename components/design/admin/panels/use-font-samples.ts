'use client';

import { useSyncExternalStore } from 'react';
import type { FontSample } from '@/lib/modules/design/rules/font-sample';

type Samples = Readonly<Record<string, FontSample>>;

const NONE: Samples = {};
const listeners = new Set<() => void>();
let samples = NONE;
let isAsked = false;

async function ask(): Promise<void> {
  const response = await fetch('/api/font-samples');
  if (!response.ok) throw new Error(`font samples answered ${response.status}`);
  const all = (await response.json()) as FontSample[];
  samples = Object.fromEntries(all.map((one) => [one.family, one]));
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    ask().catch(() => {
      // The plain names stay readable; the next caller tries again.
      isAsked = false;
    });
  }
  return () => void listeners.delete(listener);
}

/** Font samples by family: the name drawn in its own font. Empty until loaded; plain names show meanwhile. */
export function useFontSamples(): Samples {
  return useSyncExternalStore(
    subscribe,
    () => samples,
    () => NONE,
  );
}
