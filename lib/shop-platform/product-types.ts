/** A product as a shop is to have it; all that is left out there is taken away. */
export interface ProductToPush {
  /** The platform's id of the one that is changed; null: the one with this handle, else a new one. */
  id: string | null;
  /** The last part of its address in the shop. */
  handle: string;
  title: string;
  descriptionHtml: string;
  options: { name: string; values: string[] }[];
  variants: {
    sku: string;
    /** One value for each option, in their order. */
    values: string[];
    price: string;
    /** Null: the shop's own stays. */
    weightGrams: number | null;
    stock: { locationId: string; quantity: number } | null;
  }[];
  /** The shop fetches them itself, some time later. */
  pictures: { url: string; alt: string }[];
  /** What its page asks shoppers for, and where that is kept with the product for the shop's theme. */
  fields: { namespace: string; key: string; list: readonly object[] };
}

/** A variant as the shop has it. */
export interface ShopVariantFound {
  id: string;
  sku: string;
  price: string;
  inventoryItemId: string;
  /** Where its stock is kept. */
  locationIds: string[];
}

export interface ShopProductFound {
  id: string;
  handle: string;
  variants: ShopVariantFound[];
}

/** What a shop's calls cost: what this one took, what is left, and what comes back each second. */
export interface CallBudget {
  cost: number;
  available: number;
  restoreRate: number;
}

/** What became of a push; `gone`: there is no product with this id any more. */
export type PushOutcome =
  | { kind: 'pushed'; product: ShopProductFound; budget: CallBudget }
  | { kind: 'gone'; budget: CallBudget }
  /** The shop's own words, in its language. */
  | { kind: 'refused'; said: string; budget: CallBudget };

/** What is there of variants at our place in a shop. */
export interface StockToSet {
  locationId: string;
  quantities: readonly { inventoryItemId: string; quantity: number }[];
}

/** Set for all or for none; `refused`: the places in the list that are why not, -1 for a reason that names none. */
export interface StockOutcome {
  isDone: boolean;
  refused: number[];
  budget: CallBudget;
}

/** What a shop says of itself that its products depend on. */
export interface ShopTermsFound {
  currency: string;
  taxesIncluded: boolean;
}

/** The shop lets us ask for nothing more before this budget has grown; nothing was done. */
export class ShopThrottled extends Error {
  override readonly name = 'ShopThrottled';
  constructor(readonly budget: CallBudget) {
    super('the shop asks for a pause');
  }
}
