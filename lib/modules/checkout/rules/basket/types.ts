import type { Side } from '@/lib/modules/design/rules/scene-types';
import type { PersonalCount } from '@/lib/modules/pricing/rules/personal-price';

/** Side → layer id → the shopper's text. S3.2, S3.4. */
export type Personalisation = Partial<Record<Side, Record<string, string>>>;

/**
 * An item in the basket: id, price and quantity of S3.3, the variant, and what a line shows. Amounts are wire strings:
 * `price` is the VAT-inclusive unit price, `sellingPrice` the same ex VAT (D13, D31).
 */
export interface BasketItem {
  /** From `basketItemId`: the same product with another text is another item. */
  id: string;
  productId: string;
  variantId: string;
  quantity: number;
  price: string;
  sellingPrice: string;
  vatApplies: boolean;
  name: string;
  code: string;
  /** The colour's identifier and its display name. */
  colourIdentifier: string;
  colour: string;
  size: string;
  image: string | null;
  personalisation?: Personalisation;
  /** The number of own texts, pictures and sides that the price counts; absent without any. */
  personal?: PersonalCount;
  /** The personalisation's part of `price`; absent if it is free. */
  personalPrice?: string;
  /** The stock when it was added; missing in older baskets. The server checks again at checkout. */
  left?: number;
  /** Other product fields for the wire; nothing depends on them. */
  details?: BasketDetails;
}

/** A store's basket. It holds the customer id so that all tabs share one open order (D16). */
export interface Basket {
  storeId: string;
  customerId: string | null;
  items: BasketItem[];
}

interface Previews {
  front_preview: string | null;
  back_preview: string | null;
}

/** The `products` object of a basket item in S3.2; colours by identifier, their names in the same order. */
interface WireBasketProducts {
  images: Previews;
  artwork: Previews & { front_colours: { colour: string }[] };
  front: { customisable: boolean }[];
  back: { customisable: boolean }[];
  store: { identifier: string; colour: string; size: string; quantity: number };
  colours: string[];
  colour_names: string[];
}

/** Product fields of a wire item that the basket only passes on. S3.2. */
export interface BasketDetails {
  description: string;
  status: string;
  products: Omit<WireBasketProducts, 'store'>;
}

/** A basket item on the wire: the fields of S3.2, plus the variant and the shopper's texts. */
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
