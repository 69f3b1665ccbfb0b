import type { Region } from '@/lib/kernel/regions';
import type { ShippingTable } from './types';

/** What shipping costs in a region unless a store says otherwise, in minor units ex VAT. DECISIONS 14; the UK's and the US's are DEMO's. */
export const REGION_SHIPPING: Record<Region, ShippingTable> = {
  UK: { standard: 395, standardTracked: 545, express: 995, additionalItem: 75 },
  EU: { standard: 495, standardTracked: 695, express: 1295, additionalItem: 95 },
  US: { standard: 550, standardTracked: 795, express: 1595, additionalItem: 100 },
};
