'use client';

import { useMemo, useState } from 'react';
import { useProductChoice } from '@/components/catalogue/shop/use-product-choice';
import type { Gift } from './gift';

/** The gift's choice, what went out of stock while the page was open included. */
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
    /** How often somebody tried to go on without a size. */
    asked,
    askSize: () => setAsked(asked + 1),
  };
}
