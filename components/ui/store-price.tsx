'use client';

import { createContext, useContext, type ReactNode } from 'react';
import { formatPrice } from '@/lib/modules/catalogue/rules/format-price';
import type { Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';

const StoreRegion = createContext<Region>('UK');

/** Provides the region whose price format a store's components use (S9). */
export function StoreRegionProvider({ region, children }: { region: Region; children: ReactNode }) {
  return <StoreRegion value={region}>{children}</StoreRegion>;
}

/** The region of this store. */
export const useStoreRegion = (): Region => useContext(StoreRegion);

/** Minor units → the price in this store's format. */
export function useStorePrice(): (amount: Minor) => string {
  const region = useStoreRegion();
  return (amount) => formatPrice(amount, region);
}
