import type { Currency, Minor } from '@/lib/kernel/money';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { PersonalPrice } from '@/lib/modules/pricing/rules/personal-price';
import type { QuantityPrices } from '@/lib/modules/pricing/rules/quantity-prices';

export interface SellableVariant {
  id: string;
  sku: string;
  colourIdentifier: string;
  size: string;
  /** The stock when it was read; only the conditional write decides. */
  stock: number;
}

/** A product of an event in the checkout; `unitNet` is the event's own price ex VAT. */
export interface SellableProduct {
  id: string;
  name: string;
  /** Published and not deleted. */
  forSale: boolean;
  /** What it is made of, and which drawing that has. */
  blankId: string;
  family: GarmentFamily;
  colours: readonly { identifier: string; name: string; hex: string }[];
  vatApplies: boolean;
  unitNet: Minor;
  /** Prices of a shopper's own texts and pictures. */
  personalPrice: PersonalPrice;
  /** What the unprinted item and the print of one side cost, ex VAT; never shown to shoppers (D50-2). */
  making: {
    blank: Partial<Record<Currency, Minor>>;
    print: Partial<Record<Currency, Minor>>;
    byQuantity?: QuantityPrices;
  };
  sceneFront: Scene | null;
  sceneBack: Scene | null;
  variants: readonly SellableVariant[];
}

/** Side → layer id → the shopper's own value: a text, or a picture's file id. */
export type PersonalTexts = Partial<Record<Side, Record<string, string>>>;

/** A requested line: the variant by id, or by colour identifier and size (S3.2-2). */
export interface WantedLine {
  product_id: string;
  variant_id?: string | undefined;
  quantity: number;
  /** Wire amount, only compared with the server's. */
  price?: string | undefined;
  /** The same ex VAT. */
  store_selling_price?: string | undefined;
  products?: { store?: { identifier: string; size: string } | undefined } | undefined;
  personalisation?: { [S in Side]?: Record<string, string> | undefined } | undefined;
  /** The same as the basket sent it, with pictures as upload tokens; the line's key is made from it. */
  asSent?: { [S in Side]?: Record<string, string> | undefined } | undefined;
}

/** A line that can be sold, and its scenes with the shopper's texts in them. */
export interface CheckoutLine {
  /** The line's basket id, so that browser and server split a discount in the same way. */
  key: string;
  product: SellableProduct;
  variant: SellableVariant;
  quantity: number;
  /** Unit price ex VAT, including personalisation. */
  unitNet: Minor;
  /** The personalisation's part of it. */
  personalNet: Minor;
  personalisation: PersonalTexts;
  sceneFront: Scene | null;
  sceneBack: Scene | null;
}
