'use client';

import { useState } from 'react';
import type { Gift } from './gift';

/** The gifts that a code is for. D40-3. */
export interface GiftLimit {
  code: string;
  products: readonly string[];
}

/**
 * The limit of the code that was entered last, if it has one. It outlives the form, which mounts anew for another gift.
 * Once it is lifted the gift that it had left stays: the form must not mount anew while a code is being typed.
 */
export function useGiftLimit() {
  const [only, setOnly] = useState<GiftLimit | null>(null);
  const [kept, setKept] = useState<Gift | null>(null);
  const limit = (shown: Gift) => (next: GiftLimit | null) => {
    if (next === null && only !== null) setKept(shown);
    setOnly(next);
  };
  return { only, kept, limit };
}
