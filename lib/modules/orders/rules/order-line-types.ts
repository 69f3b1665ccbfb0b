import type { Minor } from '@/lib/kernel/money';
import type { GarmentFamily, Scene, Side } from '@/lib/modules/design/rules/scene-types';
import type { PersonalPrice } from '@/lib/modules/pricing/rules/personal-price';

export interface SellableVariant {
  id: string;
  sku: string;
  colourIdentifier: string;
  size: string;
  /** Pieces left when it was read; what counts is the write that takes them. */
  stock: number;
}

/** A product of an event as the checkout reads it; `unitNet` is the event's own price ex VAT. */
export interface SellableProduct {
  id: string;
  name: string;
  /** Published and not deleted. */
  forSale: boolean;
  family: GarmentFamily;
  colours: readonly { identifier: string; name: string; hex: string }[];
  vatApplies: boolean;
  unitNet: Minor;
  /** What a shopper's own texts and pictures add to it. */
  personalPrice: PersonalPrice;
  sceneFront: Scene | null;
  sceneBack: Scene | null;
  variants: readonly SellableVariant[];
}

/** Side → layer id → what is the shopper's own: a text, or a picture's file. */
export type PersonalTexts = Partial<Record<Side, Record<string, string>>>;

/** A line as it is asked for: the variant by id, or by colour identifier and size (SPEC 3.2). */
export interface WantedLine {
  product_id: string;
  variant_id?: string | undefined;
  quantity: number;
  /** Wire amount, compared with the server's. */
  price?: string | undefined;
  /** The same ex VAT. */
  store_selling_price?: string | undefined;
  products?: { store?: { identifier: string; size: string } | undefined } | undefined;
  personalisation?: { [S in Side]?: Record<string, string> | undefined } | undefined;
  /** The same as the basket has it, where pictures stand as tokens: what its key is made of. */
  asSent?: { [S in Side]?: Record<string, string> | undefined } | undefined;
}

/** A line that can be sold: what it is, and its scenes with the shopper's texts in them. */
export interface CheckoutLine {
  /** The basket's id of it, so that shares of a discount fall alike in browser and server. */
  key: string;
  product: SellableProduct;
  variant: SellableVariant;
  quantity: number;
  /** What one piece costs ex VAT, its personalisation included. */
  unitNet: Minor;
  /** What of that is for the personalisation. */
  personalNet: Minor;
  personalisation: PersonalTexts;
  sceneFront: Scene | null;
  sceneBack: Scene | null;
}
