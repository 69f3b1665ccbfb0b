import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';
import type { ShippingTable, StorePricing } from './types';

export interface StoreSettings {
  region: Region;
  currency: Currency;
  vatRateBp: number;
  notVatRegistered: boolean;
  freeRetailShipping: boolean;
  fixedRetailShippingMinor: Minor | null;
  customRetailShipping: ShippingTable | null;
  /** The platform's prices in its region, for a store without its own. */
  regionShipping: ShippingTable;
}

/** The pricing settings of a stored event, including the region's shipping table. S3.5, D14-2. */
export function storePricing(settings: StoreSettings): StorePricing {
  return {
    region: settings.region,
    currency: settings.currency,
    vatRateBp: settings.vatRateBp,
    vatRegistered: !settings.notVatRegistered,
    freeRetailShipping: settings.freeRetailShipping,
    fixedRetailShipping: settings.fixedRetailShippingMinor,
    customShipping: settings.customRetailShipping,
    regionShipping: settings.regionShipping,
  };
}
