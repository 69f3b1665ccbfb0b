import type { Region } from '@/lib/kernel/regions';
import type { ShippingTable } from './types';

/** A region's default shipping prices, in minor units ex VAT. D14-2; those of the UK and the US are in docs/demo.md. */
export const REGION_SHIPPING: Record<Region, ShippingTable> = {
  UK: { standard: 395, standardTracked: 545, express: 995, additionalItem: 75 },
  EU: { standard: 495, standardTracked: 695, express: 1295, additionalItem: 95 },
  US: { standard: 550, standardTracked: 795, express: 1595, additionalItem: 100 },
};

/** What the platform charges a client for sending an order, in minor units ex VAT: a table of its own, to begin with equal. D35-2. */
export const FULFILMENT_SHIPPING: Record<Region, ShippingTable> = {
  UK: { standard: 395, standardTracked: 545, express: 995, additionalItem: 75 },
  EU: { standard: 495, standardTracked: 695, express: 1295, additionalItem: 95 },
  US: { standard: 550, standardTracked: 795, express: 1595, additionalItem: 100 },
};
