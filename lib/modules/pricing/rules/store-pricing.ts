import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import { REGION_SHIPPING } from './region-shipping';
import type { ShippingTable, StorePricing } from './types';

/** An event's settings as its row holds them. */
export interface StoreSettings {
  region: Region;
  currency: Currency;
  vatRateBp: number;
  notVatRegistered: boolean;
  freeRetailShipping: boolean;
  fixedRetailShippingMinor: Minor | null;
  customRetailShipping: ShippingTable | null;
}

/** What pricing needs of a stored event, the region's shipping table included. SPEC 3.5, DECISIONS 14. */
export function storePricing(settings: StoreSettings): StorePricing {
  return {
    region: settings.region,
    currency: settings.currency,
    vatRateBp: settings.vatRateBp,
    vatRegistered: !settings.notVatRegistered,
    freeRetailShipping: settings.freeRetailShipping,
    fixedRetailShipping: settings.fixedRetailShippingMinor,
    customShipping: settings.customRetailShipping,
    regionShipping: REGION_SHIPPING[settings.region],
  };
}
