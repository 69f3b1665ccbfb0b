'use client';

import { createContext, useContext } from 'react';
import type { Region } from '@/lib/kernel/regions';
import { FIRST_SHIPPING } from '@/lib/modules/pricing/rules/region-shipping';
import type { ShippingTable } from '@/lib/modules/pricing/rules/types';

/** What delivery costs in each region, for a store that is shown before it has prices of its own. */
const Context = createContext<Record<Region, ShippingTable>>(FIRST_SHIPPING);
export const ListShipping = Context.Provider;
export const useListShipping = (): Record<Region, ShippingTable> => useContext(Context);
