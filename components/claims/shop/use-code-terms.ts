'use client';

import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import type { LockedCountries } from '@/components/orders/shop/use-locked-countries';
import type { CodeTerms } from './look-at-code';
import type { GiftLimit } from './use-gift-limit';

interface CodeTermsInput {
  /** The code in its field. */
  code: string;
  /** What it is for; null while that is not known. */
  terms: CodeTerms | null;
  /** The code that limits the gifts now. */
  limitedBy: string | null;
  locked: LockedCountries;
  onGifts(limit: GiftLimit | null): void;
}

/**
 * Tells which gifts a good code is for, and leaves of the countries those that it is for; the event's own, where that
 * would leave none to choose. Both limits are lifted as soon as the code is changed. D40-3.
 */
export function useCodeTerms({ code, terms, limitedBy, locked, onGifts }: CodeTermsInput): LockedCountries {
  const before = useRef('');
  const heed = useEffectEvent((from: string, now: string) => {
    if (terms) onGifts(terms.products && { code: now, products: terms.products });
    // Not in a form that has just mounted, whose draft is still to come.
    else if (from === limitedBy && now !== from) onGifts(null);
  });
  useEffect(() => {
    const now = code.trim();
    heed(before.current, now);
    before.current = now;
  }, [code, terms]);
  return useMemo(() => {
    const { countries } = locked;
    const kept = terms?.countries
      ? countries.filter(({ iso2 }) => terms.countries?.includes(iso2))
      : countries;
    return kept.length > 0 ? { ...locked, countries: kept } : locked;
  }, [terms, locked]);
}
