import type { ShopifyWorld } from '@/sandbox/shopify/world';

/** A part of the Admin API: what it adds to the schema, and what answers it in one shop. */
export interface Area {
  /** Types by the names of version 2026-07; queries and mutations as `extend type Query` and `extend type Mutation`. */
  sdl: string;
  roots(world: ShopifyWorld, shop: string): object;
  /** What it adds to the type `Shop`. */
  shop?(world: ShopifyWorld, shop: string): object;
}

export interface UserError {
  field: string[] | null;
  message: string;
}

export const userErrors = (message: string, ...field: string[]): UserError[] => [
  { field: field.length > 0 ? field : null, message },
];

/** All of a short list, as one page. */
export const connection = <T>(nodes: T[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});
