import type { GraphQLResolveInfo } from 'graphql';
import { changeVariants, productsOf } from '../product-records';
import type { ShopifyWorld } from '../world';
import { userErrors, type Area } from './area';

/** What setting stock needs, by the names and types of version 2026-07, written down after the platform's reference. */
const INVENTORY_SDL = `
  directive @idempotent(key: String!) on FIELD
  input InventoryQuantityInput { inventoryItemId: ID! locationId: ID! quantity: Int! changeFromQuantity: Int }
  input InventorySetQuantitiesInput {
    name: String!
    reason: String!
    referenceDocumentUri: String
    quantities: [InventoryQuantityInput!]!
  }
  type InventorySetQuantitiesUserError { code: String field: [String!] message: String! }
  type InventorySetQuantitiesPayload { userErrors: [InventorySetQuantitiesUserError!]! }
  extend type Mutation { inventorySetQuantities(input: InventorySetQuantitiesInput!): InventorySetQuantitiesPayload }
`;

interface Asked {
  input: { quantities: { inventoryItemId: string; locationId: string; quantity: number }[] };
}

function set(world: ShopifyWorld, shop: string, { input }: Asked, info: GraphQLResolveInfo) {
  const isKeyed = info.fieldNodes.some(({ directives = [] }) =>
    directives.some(({ name }) => name.value === 'idempotent'),
  );
  if (!isKeyed)
    throw new Error('The @idempotent directive is required for this mutation but was not provided.');
  const found = input.quantities.map((wanted) => {
    const product = productsOf(world, shop).find((one) =>
      one.variants.some(
        ({ inventoryItem, stock }) => inventoryItem === wanted.inventoryItemId && wanted.locationId in stock,
      ),
    );
    return { ...wanted, product };
  });
  const wrong = found.flatMap(({ product }, place) =>
    product
      ? []
      : [
          {
            code: 'ITEM_NOT_STOCKED_AT_LOCATION',
            field: ['input', 'quantities', String(place), 'locationId'],
          },
        ],
  );
  if (wrong.length > 0)
    return {
      userErrors: wrong.map((one) => ({
        ...userErrors('The item is not stocked at the location.')[0],
        ...one,
      })),
    };
  for (const { product, inventoryItemId, locationId, quantity } of found) {
    const now = product && world.products.get(product.id);
    const variant = now?.variants.find(({ inventoryItem }) => inventoryItem === inventoryItemId);
    if (now && variant)
      changeVariants(
        world,
        now,
        { stock: { ...variant.stock, [locationId]: quantity } },
        (one) => one.id === variant.id,
      );
  }
  return { userErrors: [] };
}

/** What is there of a variant at a place. */
export const inventoryArea: Area = {
  sdl: INVENTORY_SDL,
  roots: (world, shop) => ({
    inventorySetQuantities: (asked: Asked, _context: unknown, info: GraphQLResolveInfo) =>
      set(world, shop, asked, info),
  }),
};
