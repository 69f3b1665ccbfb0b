'use client';

import { useEffect, useMemo } from 'react';
import type { LockedCountries } from '@/components/orders/shop/use-locked-countries';
import type { CodeTerms } from './look-at-code';

/**
 * Tells which gifts a good code is for, and leaves of the countries those that it is for; the event's own, where that
 * would leave none to choose. D40-3.
 */
export function useCodeTerms(
  terms: CodeTerms | null,
  locked: LockedCountries,
  onGifts: (products: readonly string[] | null) => void,
): LockedCountries {
  useEffect(() => {
    if (terms) onGifts(terms.products);
  }, [terms, onGifts]);
  return useMemo(() => {
    const { countries } = locked;
    const kept = terms?.countries
      ? countries.filter(({ iso2 }) => terms.countries?.includes(iso2))
      : countries;
    return kept.length > 0 ? { ...locked, countries: kept } : locked;
  }, [terms, locked]);
}
