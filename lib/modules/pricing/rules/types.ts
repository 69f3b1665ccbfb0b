import type { Currency, Minor } from '@/lib/kernel/money';
import type { Region } from '@/lib/kernel/regions';

/** One line to price. `unitNet` is ex VAT; `vatApplies` is `store_default_vat` of S3.2. */
export interface PriceLine {
  key: string;
  unitNet: Minor;
  quantity: number;
  vatApplies: boolean;
  /** Only a voucher that is limited to some products asks for it. */
  productId?: string;
}

/** Prices ex VAT per method, and the price of each item beyond the first. S3.7-2, S9-4. */
export interface ShippingTable {
  standard: Minor;
  standardTracked: Minor;
  express: Minor;
  additionalItem: Minor;
}

/** The three methods in display order. S9-6. */
export const SHIPPING_METHODS = ['standard', 'standard_tracked', 'express'] as const;
export type ShippingMethod = (typeof SHIPPING_METHODS)[number];

/** What each shipping table of a region holds, by who pays it: shoppers, or the platform's clients. D14-2, D35-2. */
export const SHIPPING_KINDS = ['retail', 'fulfilment'] as const;
export type ShippingKind = (typeof SHIPPING_KINDS)[number];

/** A store's price settings (S3.5). `vatRateBp`: basis points, 20 % is 2000. */
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

/** A valid voucher. `basisPoints`: 10 % is 1000. `products`: the only ones that it counts for; all without. D41-3. */
export type Voucher = { code: string; products?: readonly string[] | null } & (
  { kind: 'amount'; amount: Minor } | { kind: 'percent'; basisPoints: number }
);

export interface PriceBasketInput {
  store: StorePricing;
  lines: readonly PriceLine[];
  shippingMethod: ShippingMethod;
  voucher?: Voucher | null;
}

/** A line before the discount: net + vat = gross. `discount` is its share of the discount, for display only. */
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

/**
 * Shipping before the discount. `net` is for the method and additional items; `additionalNet` is the part for
 * additional items.
 */
export interface PricedShipping {
  method: ShippingMethod;
  net: Minor;
  vat: Minor;
  gross: Minor;
  additionalNet: Minor;
  discount: Minor;
}

/** All charges of one VAT rate: `gross` before its share of the discount, `net` and `vat` after it. */
export interface RateGroup {
  rateBp: number;
  gross: Minor;
  discount: Minor;
  net: Minor;
  vat: Minor;
}

/**
 * A priced basket. `items…` and `shipping` are before the discount; `discount` includes `waived`. itemsGross +
 * shipping.gross − discount = total = totalNet + totalVat. In the US every VAT is 0 and `total` is before tax.
 */
export interface BasketPrice {
  lines: PricedLine[];
  itemsGross: Minor;
  itemsNet: Minor;
  itemsVat: Minor;
  shipping: PricedShipping;
  discount: Minor;
  /** The part of the discount that was given because the rest was below the provider's minimum charge. */
  waived: Minor;
  /** By rate, highest first; also present without a discount, since invoices need it. */
  discountByRate: RateGroup[];
  totalNet: Minor;
  totalVat: Minor;
  total: Minor;
  /** True when the basket is not empty and nothing is left to pay, before US tax. */
  coversEverything: boolean;
}
