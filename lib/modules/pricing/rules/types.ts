import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';

/** One line to be priced. `unitNet` is ex VAT; `vatApplies` is SPEC 3.2's store_default_vat. */
export interface PriceLine {
  key: string;
  unitNet: Minor;
  quantity: number;
  vatApplies: boolean;
}

/** Prices ex VAT per method, and what each item beyond the first adds. SPEC 3.7, 9. */
export interface ShippingTable {
  standard: Minor;
  standardTracked: Minor;
  express: Minor;
  additionalItem: Minor;
}

/** The three methods in the order they are offered. SPEC 9. */
export const SHIPPING_METHODS = ['standard', 'standard_tracked', 'express'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** What a store's settings say about prices (SPEC 3.5). `vatRateBp`: basis points, 20 % is 2000. */
export interface StorePricing {
  region: Region;
  currency: Currency;
  vatRateBp: number;
  vatRegistered: boolean;
  freeRetailShipping: boolean;
  fixedRetailShipping: Minor | null;
  customShipping: ShippingTable | null;
  regionShipping: ShippingTable;
}

/** A voucher already found valid. `basisPoints`: 10 % is 1000. */
export type Voucher =
  { code: string; kind: 'amount'; amount: Minor } | { code: string; kind: 'percent'; basisPoints: number };

export interface PriceBasketInput {
  store: StorePricing;
  lines: readonly PriceLine[];
  shippingMethod: ShippingMethod;
  voucher?: Voucher | null;
}

/** A line before the discount: net + vat = gross. `discount` is its share of it, for display only. */
export interface PricedLine {
  key: string;
  quantity: number;
  unitNet: Minor;
  unitVat: Minor;
  unitGross: Minor;
  net: Minor;
  vat: Minor;
  gross: Minor;
  discount: Minor;
}

/** Shipping before the discount. `net` holds method and further items; `additionalNet` is the latter's part of it. */
export interface PricedShipping {
  method: ShippingMethod;
  net: Minor;
  vat: Minor;
  gross: Minor;
  additionalNet: Minor;
  discount: Minor;
}

/** All that is taxed at one rate: `gross` before its share of the discount, `net` and `vat` after it. */
export interface RateGroup {
  rateBp: number;
  gross: Minor;
  discount: Minor;
  net: Minor;
  vat: Minor;
}

/**
 * A priced basket. `items…` and `shipping` stand before the discount; `discount` includes `waived`.
 * itemsGross + shipping.gross − discount = total = totalNet + totalVat. In the US every VAT is 0 and `total` is before tax.
 */
export interface BasketPrice {
  lines: PricedLine[];
  itemsGross: Minor;
  itemsNet: Minor;
  itemsVat: Minor;
  shipping: PricedShipping;
  discount: Minor;
  /** The part of the discount given because the rest was below what the provider charges. */
  waived: Minor;
  /** By rate, highest first; also there without a discount, as an invoice needs it. */
  discountByRate: RateGroup[];
  totalNet: Minor;
  totalVat: Minor;
  total: Minor;
  /** Something is ordered and nothing is left to pay, judged before US tax. */
  coversEverything: boolean;
}
