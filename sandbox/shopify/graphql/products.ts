import { newGid, productOf, productsOf, type ProductRecord, type VariantRecord } from '../product-records';
import type { ShopifyWorld } from '../world';
import type { Area } from './area';

/**
 * The part of the schema that products need, by the names and types of version 2026-07, written down after the platform's reference: its
 * `productSet`, the inputs of it that are used, and what is read of a product.
 */
const PRODUCTS_SDL = `
  scalar Money
  scalar HTML
  enum ProductStatus { ACTIVE ARCHIVED DRAFT UNLISTED }
  enum FileContentType { EXTERNAL_VIDEO FILE IMAGE MODEL_3D VIDEO }
  enum ProductSetUserErrorCode {
    DUPLICATED_OPTION_NAME DUPLICATED_OPTION_VALUE GENERIC_ERROR HANDLE_NOT_UNIQUE INPUT_MISMATCH INVALID_INPUT INVALID_PRODUCT
    INVALID_VARIANT INVENTORY_QUANTITIES_LIMIT_EXCEEDED MISSING_FIELD_REQUIRED NOT_FOUND OPTION_VALUES_MISSING OPTIONS_OVER_LIMIT
    PRODUCT_DOES_NOT_EXIST PRODUCT_OPTIONS_INPUT_MISSING VARIANTS_INPUT_MISSING VARIANTS_OVER_LIMIT
  }
  input ProductSetIdentifiers { handle: String id: ID }
  input OptionValueSetInput { id: ID name: String }
  input OptionSetInput { id: ID name: String position: Int values: [OptionValueSetInput!] }
  input VariantOptionValueInput { id: ID name: String optionId: ID optionName: String }
  input FileSetInput { alt: String contentType: FileContentType filename: String id: ID originalSource: String }
  enum WeightUnit { GRAMS KILOGRAMS OUNCES POUNDS }
  input WeightInput { unit: WeightUnit! value: Float! }
  input InventoryItemMeasurementInput { weight: WeightInput }
  input InventoryItemInput { measurement: InventoryItemMeasurementInput requiresShipping: Boolean sku: String tracked: Boolean }
  input ProductSetInventoryInput { locationId: ID! name: String! quantity: Int! }
  input ProductVariantSetInput {
    id: ID
    inventoryItem: InventoryItemInput
    inventoryQuantities: [ProductSetInventoryInput!]
    optionValues: [VariantOptionValueInput!]!
    price: Money
    sku: String
  }
  input ProductSetInput {
    descriptionHtml: String
    files: [FileSetInput!]
    handle: String
    productOptions: [OptionSetInput!]
    status: ProductStatus
    title: String
    variants: [ProductVariantSetInput!]
  }
  type InventoryLevel { location: Location! }
  type InventoryLevelConnection { nodes: [InventoryLevel!]! pageInfo: PageInfo! }
  type InventoryItem { id: ID! sku: String tracked: Boolean! inventoryLevels(first: Int, after: String): InventoryLevelConnection! }
  type ProductVariant { id: ID! sku: String price: Money! inventoryItem: InventoryItem! }
  type ProductVariantConnection { nodes: [ProductVariant!]! pageInfo: PageInfo! }
  type Product {
    id: ID!
    handle: String!
    title: String!
    descriptionHtml: HTML!
    status: ProductStatus!
    variants(first: Int, after: String): ProductVariantConnection!
  }
  type ProductSetUserError { code: ProductSetUserErrorCode field: [String!] message: String! }
  type ProductSetPayload { product: Product userErrors: [ProductSetUserError!]! }
  extend type Query { product(id: ID!): Product }
  extend type Mutation {
    productSet(identifier: ProductSetIdentifiers, input: ProductSetInput!, synchronous: Boolean = true): ProductSetPayload
  }
`;

const MOST_VARIANTS = 2_048;

interface VariantInput {
  sku?: string;
  price?: string;
  optionValues: { name?: string; optionName?: string }[];
  inventoryItem?: { tracked?: boolean; measurement?: { weight?: VariantRecord['weight'] } };
  inventoryQuantities?: { locationId: string; quantity: number }[];
}
interface ProductSetArguments {
  identifier?: { id?: string; handle?: string };
  input: {
    title?: string;
    handle?: string;
    descriptionHtml?: string;
    status?: string;
    productOptions?: { name?: string; values?: { name?: string }[] }[];
    files?: { originalSource?: string; alt?: string }[];
    variants?: VariantInput[];
  };
}

interface UserError {
  code: string;
  field: string[] | null;
  message: string;
}
const wrong = (code: string, field: string[] | null, message: string): UserError => ({
  code,
  field,
  message,
});

/** What the platform finds wrong with a product's input. */
function faultsOf(world: ShopifyWorld, shop: string, { input }: ProductSetArguments): UserError[] {
  const { title, variants = [], productOptions = [], files = [] } = input;
  if (!title) return [wrong('INVALID_PRODUCT', ['input'], "Title can't be blank")];
  if (world.refusedTitles.has(`${shop} ${title}`))
    return [
      wrong('GENERIC_ERROR', ['input'], 'Daily variant creation limit reached. Please try again later.'),
    ];
  if (title.length > 255)
    return [wrong('INVALID_PRODUCT', ['input'], 'Title is too long (maximum is 255 characters)')];
  if (variants.length > MOST_VARIANTS)
    return [
      wrong(
        'VARIANTS_OVER_LIMIT',
        ['input', 'variants'],
        `You can't have more than ${MOST_VARIANTS} variants.`,
      ),
    ];
  if (productOptions.length === 0 && variants.length > 0)
    return [
      wrong(
        'PRODUCT_OPTIONS_INPUT_MISSING',
        ['input'],
        'Product options input is required when updating variants',
      ),
    ];
  if (files.some(({ originalSource = '' }) => !/^https?:/.test(originalSource)))
    return [wrong('INVALID_INPUT', ['input', 'files'], 'Image URL is invalid')];
  const keys = variants.map(({ optionValues }) => optionValues.map(({ name }) => name).join(' / '));
  const twice = keys.find((key, place) => keys.indexOf(key) !== place);
  return twice === undefined
    ? []
    : [wrong('INVALID_VARIANT', ['input', 'variants'], `The variant '${twice}' already exists.`)];
}

/** A variant keeps its id as long as its options do. */
function variantOf(input: VariantInput, former: ProductRecord | undefined): VariantRecord {
  const values = input.optionValues.map(({ name = '' }) => name);
  const known = former?.variants.find((one) => one.values.join('\n') === values.join('\n'));
  const given = input.inventoryQuantities?.map(({ locationId, quantity }) => [locationId, quantity] as const);
  return {
    id: known?.id ?? newGid('ProductVariant'),
    inventoryItem: known?.inventoryItem ?? newGid('InventoryItem'),
    values,
    sku: input.sku ?? known?.sku ?? '',
    price: input.price ?? known?.price ?? '0.00',
    tracked: input.inventoryItem?.tracked ?? known?.tracked ?? false,
    weight: input.inventoryItem?.measurement?.weight ?? known?.weight,
    stock: { ...known?.stock, ...Object.fromEntries(given ?? []) },
  };
}

function saved(
  world: ShopifyWorld,
  shop: string,
  former: ProductRecord | undefined,
  { identifier, input }: ProductSetArguments,
) {
  return world.products.put({
    id: former?.id ?? newGid('Product'),
    shop,
    handle: input.handle ?? identifier?.handle ?? former?.handle ?? newGid('handle'),
    title: input.title ?? former?.title ?? '',
    descriptionHtml: input.descriptionHtml ?? former?.descriptionHtml ?? '',
    status: input.status ?? former?.status ?? 'ACTIVE',
    options:
      input.productOptions?.map(({ name = '', values = [] }) => ({
        name,
        values: values.map((value) => value.name ?? ''),
      })) ??
      former?.options ??
      [],
    pictures:
      input.files?.map(({ originalSource = '', alt = '' }) => ({ url: originalSource, alt })) ??
      former?.pictures ??
      [],
    metafields: former?.metafields ?? {},
    variants: input.variants?.map((one) => variantOf(one, former)) ?? former?.variants ?? [],
  });
}

function page<T>(all: readonly T[], { first, after }: { first?: number; after?: string | null }) {
  const from = after ? Number(Buffer.from(after, 'base64').toString()) : 0;
  const to = Math.min(all.length, from + (first ?? 10));
  const cursor = (place: number) => Buffer.from(String(place)).toString('base64');
  const pageInfo = {
    hasNextPage: to < all.length,
    hasPreviousPage: from > 0,
    startCursor: cursor(from),
    endCursor: to > from ? cursor(to) : null,
  };
  return { nodes: all.slice(from, to), pageInfo };
}

const shownVariant = ({ id, sku, price, inventoryItem, tracked, stock }: VariantRecord) => ({
  id,
  sku,
  price,
  inventoryItem: {
    id: inventoryItem,
    sku,
    tracked,
    inventoryLevels: () =>
      page(
        Object.keys(stock).map((location) => ({ location: { id: location } })),
        { first: 50 },
      ),
  },
});

const shownProduct = (product: ProductRecord) => ({
  ...product,
  variants: (asked: { first?: number; after?: string | null }) =>
    page(product.variants.map(shownVariant), asked),
});

/** What the schema's root answers of one shop's products. */
function productsRoot(world: ShopifyWorld, shop: string): object {
  return {
    product: ({ id }: { id: string }) => {
      const found = productOf(world, shop, id);
      return found ? shownProduct(found) : null;
    },
    productSet: (asked: ProductSetArguments) => {
      const { id, handle } = asked.identifier ?? {};
      const former = id
        ? productOf(world, shop, id)
        : productsOf(world, shop).find((one) => handle !== undefined && one.handle === handle);
      const userErrors =
        id && !former
          ? [wrong('PRODUCT_DOES_NOT_EXIST', ['identifier', 'id'], 'Product does not exist')]
          : faultsOf(world, shop, asked);
      if (userErrors.length > 0) return { product: null, userErrors };
      return { product: shownProduct(saved(world, shop, former, asked)), userErrors };
    },
  };
}

/** What a call of products costs; of a change, by its variants and pictures. */
export function productCost(field: string, variables: Record<string, unknown>): number {
  if (field === 'product') return 25;
  if (field === 'metafieldsSet') return 10;
  if (field !== 'productSet') return 0;
  const { variants = [], files = [] } = (variables['input'] ?? {}) as ProductSetArguments['input'];
  return Math.ceil(10 + variants.length * 0.4 + files.length * 1.9);
}

/** Products, their variants, and what of them is kept where. */
export const productArea: Area = { sdl: PRODUCTS_SDL, roots: productsRoot };
