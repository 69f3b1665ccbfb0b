import { productOf } from '../product-records';
import type { ShopifyWorld } from '../world';
import type { Area } from './area';

interface MetafieldInput {
  ownerId: string;
  namespace?: string;
  key: string;
  value: string;
  type?: string;
}

const wrong = (code: string, at: number, message: string) => ({
  code,
  elementIndex: at,
  field: ['metafields', String(at), 'value'],
  message,
});

const isJson = (value: string): boolean => {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
};

function set(world: ShopifyWorld, shop: string, metafields: readonly MetafieldInput[]) {
  const userErrors = metafields.flatMap(({ ownerId, type, value }, at) => {
    if (!productOf(world, shop, ownerId)) return [wrong('INVALID', at, 'Owner does not exist.')];
    return type === 'json' && !isJson(value) ? [wrong('INVALID_VALUE', at, 'Value is invalid JSON.')] : [];
  });
  // All or none, as the platform has it.
  if (userErrors.length > 0) return { userErrors };
  for (const { ownerId, namespace = '', key, value } of metafields) {
    const product = productOf(world, shop, ownerId);
    const kept = { ...product?.metafields, [`${namespace}.${key}`]: value };
    if (product) world.products.put({ ...product, metafields: kept });
  }
  return { userErrors };
}

/** Values that an app keeps with a product, for the shop's theme. */
export const metafieldArea: Area = {
  sdl: `
  enum MetafieldsSetUserErrorCode {
    APP_NOT_AUTHORIZED BLANK CAPABILITY_VIOLATION INCLUSION INTERNAL_ERROR INVALID_COMPARE_DIGEST INVALID_TYPE INVALID_VALUE
    LESS_THAN_OR_EQUAL_TO PRESENT STALE_OBJECT TAKEN TOO_LONG TOO_SHORT INVALID
  }
  input MetafieldsSetInput { compareDigest: String key: String! namespace: String ownerId: ID! type: String value: String! }
  type MetafieldsSetUserError { code: MetafieldsSetUserErrorCode elementIndex: Int field: [String!] message: String! }
  type MetafieldsSetPayload { userErrors: [MetafieldsSetUserError!]! }
  extend type Mutation { metafieldsSet(metafields: [MetafieldsSetInput!]!): MetafieldsSetPayload }
`,
  roots: (world, shop) => ({
    metafieldsSet: ({ metafields }: { metafields: MetafieldInput[] }) => set(world, shop, metafields),
  }),
};
