import type { Region } from '@/lib/kernel/regions';
import type { ShippingTable } from './types';

/**
 * What both tables of a region begin with, in minor units ex VAT; those of the UK and the US are in docs/demo.md. What counts
 * now is in the database: `shipping.ts` of the service's statements reads it. Only what is made without one begins here.
 */
export const FIRST_SHIPPING: Record<Region, ShippingTable> = {
  UK: { standard: 395, standardTracked: 545, express: 995, additionalItem: 75 },
  EU: { standard: 495, standardTracked: 695, express: 1295, additionalItem: 95 },
  US: { standard: 550, standardTracked: 795, express: 1595, additionalItem: 100 },
};
