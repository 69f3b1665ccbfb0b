/** What DEMO.md and the shop say of a product; its family, colours and pictures come with its artwork. */
export interface ProductFacts {
  id: string;
  name: string;
  description: string;
  category: string;
  /** The catalogue number, first part of every SKU. */
  code: string;
  /** Ex VAT, in minor units. */
  priceMinor: number;
  sizes: readonly string[];
  /** True unless said. */
  vatApplies?: boolean;
  status?: 'draft' | 'active';
  /** Colour name → units of each of its sizes, where it is not 500. */
  stock?: Readonly<Record<string, number>>;
}

/** The events that sell a list of products, in this order. */
export interface Assortment {
  tenantId: string;
  products: readonly ProductFacts[];
  /** Event id → product ids. */
  events: Readonly<Record<string, readonly string[]>>;
}
