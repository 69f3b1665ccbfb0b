import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { PersonalCount } from '@/lib/modules/pricing/rules/personal-price';

/** Side → layer id → the shopper's text. SPEC 3.2, 3.4. */
export type Personalisation = Partial<Record<Side, Record<string, string>>>;

/**
 * An item as the basket keeps it: SPEC 3.3's id, price and quantity, what names the variant, and what a line shows.
 * Amounts are wire strings: `price` the VAT-inclusive unit price, `sellingPrice` the same ex VAT (DECISIONS 13, 31).
 */
export interface BasketItem {
  /** `basketItemId`: the same product with another text is another item. */
  id: string;
  productId: string;
  variantId: string;
  quantity: number;
  price: string;
  sellingPrice: string;
  vatApplies: boolean;
  name: string;
  code: string;
  /** The colour's identifier and its name for people. */
  colourIdentifier: string;
  colour: string;
  size: string;
  image: string | null;
  personalisation?: Personalisation;
  /** How much of it is the shopper's own, as its price counts it; absent where that is nothing. */
  personal?: PersonalCount;
  /** What of `price` is for that; absent where it is nothing. */
  personalPrice?: string;
  /** How many could be had when it was put in; unknown in older baskets. The server decides again at checkout. */
  left?: number;
  /** What the wire tells beside it; nothing is decided by it. */
  details?: BasketDetails;
}

/** A store's basket. The customer id is kept so that all tabs share one open order (DECISIONS 16). */
export interface Basket {
  storeId: string;
  customerId: string | null;
  items: BasketItem[];
}

interface Previews {
  front_preview: string | null;
  back_preview: string | null;
}

/** SPEC 3.2's `products` object of a basket item; colours by identifier, their names in the same order. */
interface WireBasketProducts {
  images: Previews;
  artwork: Previews & { front_colours: { colour: string }[] };
  front: { customisable: boolean }[];
  back: { customisable: boolean }[];
  store: { identifier: string; colour: string; size: string; quantity: number };
  colours: string[];
  colour_names: string[];
}

/** The part of a wire item that a product tells and the basket only carries. SPEC 3.2. */
export interface BasketDetails {
  description: string;
  status: string;
  products: Omit<WireBasketProducts, 'store'>;
}

/** A basket item on the wire: SPEC 3.2, and beside it what names the variant and carries the shopper's texts. */
export interface WireBasketItem {
  name: string;
  description: string;
  price: string;
  product_id: string;
  variant_id: string;
  quantity: number;
  status: string;
  store_default_vat: 0 | 1;
  store_selling_price: string;
  selected: { code: string };
  custom_text_front: boolean;
  custom_text_back: boolean;
  personalisation?: Personalisation;
  products: WireBasketProducts;
}
