'use client';

import { useMemo, useState } from 'react';
import { useProductChoice } from '@/components/catalogue/shop/use-product-choice';
import type { Gift } from './gift';

/** The gift's chosen options, including what sold out while the page was open. */
export function useGiftChoice(gift: Gift) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const variants = useMemo(
    () => gift.variants.map((one) => (gone.includes(one.variant_id) ? { ...one, available: 0 } : one)),
    [gift.variants, gone],
  );
  const choice = useProductChoice(variants);
  const [asked, setAsked] = useState(0);
  return {
    choice,
    markGone: (variantId: string) => setGone([...gone, variantId]),
    /** Counts the attempts to continue without a size. */
    asked,
    askSize: () => setAsked(asked + 1),
  };
}
