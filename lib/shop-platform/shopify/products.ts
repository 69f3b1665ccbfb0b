import { z } from 'zod';
import type { ShopAccess } from '../port';
import type {
  CallBudget,
  ProductToPush,
  PushOutcome,
  ShopProductFound,
  ShopTermsFound,
  ShopVariantFound,
} from '../product-types';
import { askWithBudget } from './ask-with-budget';
import { PUSH_PRODUCT, READ_PRODUCT, READ_TERMS, SET_FIELDS } from './product-documents';

/** A job waits for these, nobody at a page. The platform makes a large product in some seconds. */
const [READ_MS, PUSH_MS] = [5_000, 20_000];
/** More pages than the most variants need. */
const MOST_PAGES = 10;
const SAID_LENGTH = 300;

const variantShape = z.object({
  id: z.string(),
  sku: z.string().nullable(),
  price: z.string(),
  inventoryItem: z.object({
    id: z.string(),
    inventoryLevels: z.object({ nodes: z.array(z.object({ location: z.object({ id: z.string() }) })) }),
  }),
});
const productShape = z.object({
  id: z.string(),
  handle: z.string(),
  variants: z.object({
    nodes: z.array(variantShape),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});
type ProductAnswer = z.output<typeof productShape>;

const termsAnswer = z.object({ shop: z.object({ currencyCode: z.string(), taxesIncluded: z.boolean() }) });
const readAnswer = z.object({ product: productShape.nullable() });
const pushAnswer = z.object({
  productSet: z.object({
    product: productShape.nullable(),
    userErrors: z.array(z.object({ code: z.string().nullable(), message: z.string() })),
  }),
});

const fieldsAnswer = z.object({
  metafieldsSet: z.object({ userErrors: z.array(z.object({ message: z.string() })) }),
});

/** In which currency a shop sells, and whether its prices are with tax. */
export async function readTerms(access: ShopAccess): Promise<ShopTermsFound> {
  const { data } = await askWithBudget(access, { query: READ_TERMS, shape: termsAnswer, ms: READ_MS });
  return { currency: data.shop.currencyCode, taxesIncluded: data.shop.taxesIncluded };
}

const foundVariant = ({
  id,
  sku,
  price,
  inventoryItem,
}: z.output<typeof variantShape>): ShopVariantFound => ({
  id,
  sku: sku ?? '',
  price,
  inventoryItemId: inventoryItem.id,
  locationIds: inventoryItem.inventoryLevels.nodes.map(({ location }) => location.id),
});

const readPage = (access: ShopAccess, id: string, after: string | null) =>
  askWithBudget(access, { query: READ_PRODUCT, variables: { id, after }, shape: readAnswer, ms: READ_MS });

/** A product whose first variants are known, with all others. */
async function withAllVariants(
  access: ShopAccess,
  first: { product: ProductAnswer; budget: CallBudget },
): Promise<{ product: ShopProductFound; budget: CallBudget }> {
  const { id, handle } = first.product;
  const variants: ShopVariantFound[] = [];
  let { budget } = first;
  let page: ProductAnswer['variants'] | null = first.product.variants;
  for (let read = 0; page && read < MOST_PAGES; read += 1) {
    variants.push(...page.nodes.map(foundVariant));
    const { hasNextPage, endCursor } = page.pageInfo;
    if (!hasNextPage || endCursor === null) break;
    const next = await readPage(access, id, endCursor);
    page = next.data.product?.variants ?? null;
    ({ budget } = next);
  }
  return { product: { id, handle, variants }, budget };
}

/** A product with all its variants; null for one that is gone. S4-77. */
export async function readProduct(access: ShopAccess, id: string) {
  const { data, budget } = await readPage(access, id, null);
  return data.product
    ? withAllVariants(access, { product: data.product, budget })
    : { product: null, budget };
}

function inputOf({ id, title, handle, descriptionHtml, options, variants, pictures }: ProductToPush) {
  return {
    title,
    // Its address, and whether it is on sale, are the merchant's once it is there.
    ...(id === null && { handle, status: 'ACTIVE' }),
    descriptionHtml,
    productOptions: options.map(({ name, values }) => ({
      name,
      values: values.map((value) => ({ name: value })),
    })),
    files: pictures.map(({ url, alt }) => ({ originalSource: url, alt, contentType: 'IMAGE' })),
    variants: variants.map(({ sku, values, price, weightGrams, stock }) => ({
      sku,
      price,
      optionValues: values.map((name, place) => ({ optionName: options[place]?.name ?? '', name })),
      inventoryItem: {
        tracked: stock !== null,
        requiresShipping: true,
        ...(weightGrams !== null && { measurement: { weight: { unit: 'GRAMS', value: weightGrams } } }),
      },
      ...(stock && {
        inventoryQuantities: [{ locationId: stock.locationId, name: 'available', quantity: stock.quantity }],
      }),
    })),
  };
}

const refused = (userErrors: readonly { message: string }[], budget: CallBudget): PushOutcome => {
  const said = userErrors.map(({ message }) => message).join(' ');
  return { kind: 'refused', said: said.slice(0, SAID_LENGTH), budget };
};

/**
 * Keeps with a product what its page asks for. By a call of its own: a list of such values within the product's would delete all others,
 * which are the merchant's. None of a product is kept, too, since there may have been some. S4-81.
 */
async function setFields(
  access: ShopAccess,
  { id: known, fields }: ProductToPush,
  { id: ownerId, budget }: { id: string; budget: CallBudget },
) {
  if (known === null && fields.list.length === 0) return { userErrors: [], budget };
  const { namespace, key, list } = fields;
  const kept = { ownerId, namespace, key, type: 'json', value: JSON.stringify(list) };
  const variables = { metafields: [kept] };
  const asked = { query: SET_FIELDS, variables, shape: fieldsAnswer, ms: READ_MS };
  const { data, budget: left } = await askWithBudget(access, asked);
  return { userErrors: data.metafieldsSet.userErrors, budget: left };
}

/** Makes a product, or changes the one with its id, else its handle. S4-73. */
export async function pushProduct(access: ShopAccess, product: ProductToPush): Promise<PushOutcome> {
  const identifier = product.id === null ? { handle: product.handle } : { id: product.id };
  const { data, budget } = await askWithBudget(access, {
    query: PUSH_PRODUCT,
    variables: { identifier, input: inputOf(product) },
    shape: pushAnswer,
    ms: PUSH_MS,
  });
  const { product: made, userErrors } = data.productSet;
  if (userErrors.some(({ code }) => code === 'PRODUCT_DOES_NOT_EXIST')) return { kind: 'gone', budget };
  if (userErrors.length > 0 || !made) {
    return refused(userErrors, budget);
  }
  const fields = await setFields(access, product, { id: made.id, budget });
  if (fields.userErrors.length > 0) return refused(fields.userErrors, fields.budget);
  return { kind: 'pushed', ...(await withAllVariants(access, { product: made, budget: fields.budget })) };
}
