/** A product's facts from docs/demo.md; family, colours and pictures come from its artwork. */
export interface ProductFacts {
  id: string;
  name: string;
  description: string;
  category: string;
  /** Catalogue number, the first part of every SKU. */
  code: string;
  /** Ex VAT, in minor units. */
  priceMinor: number;
  sizes: readonly string[];
  /** Default: true. */
  vatApplies?: boolean;
  status?: 'draft' | 'active';
  /** Colour name → stock per size, if it is not 500. */
  stock?: Readonly<Record<string, number>>;
}

/** A list of products, and the events that sell them in this order. */
export interface Assortment {
  tenantId: string;
  products: readonly ProductFacts[];
  /** Event id → product ids. */
  events: Readonly<Record<string, readonly string[]>>;
}
