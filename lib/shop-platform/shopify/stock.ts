import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { ShopAccess } from '../port';
import type { StockOutcome, StockToSet } from '../product-types';
import { askWithBudget } from './ask-with-budget';

const SET_MS = 10_000;

// The platform asks for a key from 2026-04 on. Quantities are absolute, so that each call may have its own.
const SET_STOCK = `mutation SetStock($input: InventorySetQuantitiesInput!, $key: String!) {
  inventorySetQuantities(input: $input) @idempotent(key: $key) { userErrors { code field message } }
}`;

const answer = z.object({
  inventorySetQuantities: z.object({
    userErrors: z.array(z.object({ field: z.array(z.string()).nullable() })),
  }),
});

/** The place in the list that an error is about: `input.quantities.3.locationId`. */
const placeOf = (field: readonly string[] | null): number => {
  const place = field?.[field.indexOf('quantities') + 1];
  return place === undefined || !/^\d+$/.test(place) ? -1 : Number(place);
};

/** Sets what is there of variants at our place; all of them or none. Throws `ShopThrottled`. S4-80. */
export async function setStock(
  access: ShopAccess,
  { locationId, quantities }: StockToSet,
): Promise<StockOutcome> {
  const input = {
    name: 'available',
    reason: 'correction',
    quantities: quantities.map(({ inventoryItemId, quantity }) => ({
      inventoryItemId,
      locationId,
      quantity,
      changeFromQuantity: null,
    })),
  };
  const { data, budget } = await askWithBudget(access, {
    query: SET_STOCK,
    variables: { input, key: randomUUID() },
    shape: answer,
    ms: SET_MS,
  });
  const { userErrors } = data.inventorySetQuantities;
  return { isDone: userErrors.length === 0, refused: userErrors.map(({ field }) => placeOf(field)), budget };
}
