/** @jest-environment node */
import '@shopify/shopify-api/adapters/web-api';
import { ApiVersion, GraphqlQueryError, Session, shopifyApi } from '@shopify/shopify-api';
import { setAbstractFetchFunc } from '@shopify/shopify-api/runtime';
import { parse, validate } from 'graphql';
import {
  PUSH_PRODUCT,
  READ_PRODUCT,
  READ_TERMS,
  SET_FIELDS,
} from '@/lib/shop-platform/shopify/product-documents';
import { DEFAULT_SHOPIFY_APP } from './app';
import { SCHEMA } from './graphql';
import { startShopifySandbox, type ShopifySandbox } from './start';

// The vendor's own client, unchanged, against the stand-in.
const SHOP = 'harbour.myshopify.com';
const api = shopifyApi({
  apiKey: DEFAULT_SHOPIFY_APP.apiKey,
  apiSecretKey: DEFAULT_SHOPIFY_APP.apiSecret,
  scopes: ['write_products'],
  hostName: 'app.example',
  apiVersion: ApiVersion.July26,
  isEmbeddedApp: false,
  logger: { log: () => undefined },
});

let sandbox: ShopifySandbox;
beforeAll(async () => {
  sandbox = await startShopifySandbox();
  setAbstractFetchFunc((input, init) => {
    const { hostname, pathname, search } = new URL(String(input));
    return fetch(`${sandbox.url}/shops/${hostname}${pathname}${search}`, init);
  });
});
beforeEach(() => {
  sandbox.world.reset();
  const scopes = ['write_products'];
  const until = Date.now() + 3_600_000;
  const pair = { shop: SHOP, scopes, accessUntil: until, refresh: 'r', refreshUntil: until, former: null };
  sandbox.world.pairs.put({ id: 'access', ...pair });
});
afterAll(() => sandbox.close());

const client = () =>
  new api.clients.Graphql({
    session: new Session({ id: SHOP, shop: SHOP, state: '', isOnline: false, accessToken: 'access' }),
  });
const variant = (size: string, price = '20.00') => ({
  sku: `T-${size}`,
  price,
  optionValues: [{ optionName: 'Size', name: size }],
  inventoryItem: { tracked: true },
  inventoryQuantities: [{ locationId: 'gid://shopify/Location/1', name: 'available', quantity: 5 }],
});
const input = (more: object = {}) => ({
  title: 'Crew Tee',
  descriptionHtml: '<p>Cotton</p>',
  productOptions: [{ name: 'Size', values: [{ name: 'S' }, { name: 'M' }] }],
  files: [{ originalSource: 'https://app.example/p', alt: 'Tee', contentType: 'IMAGE' }],
  variants: [variant('S'), variant('M')],
  ...more,
});
async function set(identifier: object, given: object = input()) {
  const { data } = await client().request(PUSH_PRODUCT, { variables: { identifier, input: given } });
  return data?.productSet;
}
async function read(id: string, after: string | null = null) {
  const { data } = await client().request(READ_PRODUCT, { variables: { id, after } });
  return data?.product;
}

test.each([READ_TERMS, PUSH_PRODUCT, SET_FIELDS, READ_PRODUCT])(
  'a document of ours is valid: %.30s',
  (document) => {
    expect(validate(SCHEMA, parse(document))).toEqual([]);
  },
);

test('a handle makes a product once; its variants keep their ids as long as their options', async () => {
  const first = await set({ handle: 'crew-tee-1' }, input({ handle: 'crew-tee-1' }));
  const again = await set(
    { handle: 'crew-tee-1' },
    input({ variants: [variant('S', '21.50'), variant('L')] }),
  );
  expect(again.product.id).toBe(first.product.id);
  expect(sandbox.world.products.size).toBe(1);
  const [small, large] = again.product.variants.nodes;
  expect(small).toMatchObject({ id: first.product.variants.nodes[0].id, price: '21.50', sku: 'T-S' });
  expect(large.sku).toBe('T-L');
  expect(small.inventoryItem.inventoryLevels.nodes).toEqual([
    { location: { id: 'gid://shopify/Location/1' } },
  ]);
  expect(await read(first.product.id)).toMatchObject({ handle: 'crew-tee-1' });
  expect(await read('gid://shopify/Product/1')).toBeNull();
});

test('what is wrong is told in `userErrors`, by the platform’s codes', async () => {
  const code = async (identifier: object, given: object) =>
    (await set(identifier, given)).userErrors[0]?.code;
  expect(await code({ id: 'gid://shopify/Product/1' }, input())).toBe('PRODUCT_DOES_NOT_EXIST');
  expect(await code({ handle: 'a' }, input({ title: '' }))).toBe('INVALID_PRODUCT');
  expect(await code({ handle: 'a' }, input({ variants: [variant('S'), variant('S')] }))).toBe(
    'INVALID_VARIANT',
  );
  expect(await code({ handle: 'a' }, input({ files: [{ originalSource: '/p' }] }))).toBe('INVALID_INPUT');
  const many = Array.from({ length: 2_049 }, (_, at) => variant(`S${at}`));
  expect(await code({ handle: 'a' }, input({ variants: many }))).toBe('VARIANTS_OVER_LIMIT');
  expect(sandbox.world.products.size).toBe(0);
  await expect(set({ handle: 'a' }, input({ moon: 1 }))).rejects.toBeInstanceOf(GraphqlQueryError);
});

test('variants come in pages', async () => {
  const variants = Array.from({ length: 260 }, (_, at) => variant(`S${at}`));
  const { product } = await set({ handle: 'many' }, input({ variants }));
  expect(product.variants.nodes).toHaveLength(250);
  const rest = await read(product.id, product.variants.pageInfo.endCursor);
  expect(rest.variants.nodes).toHaveLength(10);
  expect(rest.variants.pageInfo.hasNextPage).toBe(false);
});

test('a drained bucket answers THROTTLED with its cost, and fills up by a hundred a second', async () => {
  sandbox.world.throttle.drain(SHOP, 5);
  const refused = await set({ handle: 'a' }).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(GraphqlQueryError);
  expect(refused).toMatchObject({
    body: {
      errors: { graphQLErrors: [{ extensions: { code: 'THROTTLED' } }] },
      extensions: {
        cost: { requestedQueryCost: 13, throttleStatus: { maximumAvailable: 2000, restoreRate: 100 } },
      },
    },
  });
  expect(sandbox.world.products.size).toBe(0);
  sandbox.world.throttle.drain(SHOP, 14);
  expect((await set({ handle: 'a' })).userErrors).toEqual([]);
});

test('a merchant’s page changes a price and deletes a product', async () => {
  const { product } = await set({ handle: 'crew-tee-1' });
  const url = `${sandbox.url}/shops/${SHOP}/products`;
  const page = await (await fetch(url)).text();
  expect(page).toContain('Save the price of Crew Tee');
  const post = (verb: string, body = '') =>
    fetch(`${url}/${encodeURIComponent(product.id)}/${verb}`, { method: 'POST', body, redirect: 'manual' });
  await post('price', 'price=31.5');
  await post('price', 'price=lots');
  expect((await read(product.id)).variants.nodes.map(({ price }: { price: string }) => price)).toEqual([
    '31.50',
    '31.50',
  ]);
  await post('delete');
  expect(await read(product.id)).toBeNull();
});

test('a shopper’s page asks for the fields that are kept with the product, and orders with what is typed', async () => {
  const { product } = await set({ handle: 'crew-tee-1' });
  const keep = async (value: string, ownerId: string = product.id) => {
    const kept = { ownerId, namespace: 'merchloom', key: 'fields', type: 'json', value };
    const { data } = await client().request(SET_FIELDS, { variables: { metafields: [kept] } });
    return data?.metafieldsSet.userErrors;
  };
  expect(await keep('[{')).toHaveLength(1);
  expect(await keep('[]', 'gid://shopify/Product/1')).toHaveLength(1);
  expect(
    await keep('[{"name":"Name","label":"Your name","kind":"text","max":9,"pattern":"[0-9]*"}]'),
  ).toEqual([]);
  // The product's own call leaves them alone.
  await set({ id: product.id });
  const url = `${sandbox.url}/shops/${SHOP}/products/${encodeURIComponent(product.id)}/buy`;
  const shown = await (await fetch(url)).text();
  expect(shown).toContain(
    'Your name <input type="text" name="properties[Name]" required maxlength="9" pattern="[0-9]*">',
  );
  const body = new URLSearchParams({ sku: 'T-S', 'properties[Name]': '42' });
  expect((await fetch(url, { method: 'POST', body })).status).toBe(404);
  const service = { serviceId: 's', callbackUrl: null, name: 'Us', locationId: 'gid://shopify/Location/1' };
  sandbox.world.services.put({ id: 's', shop: SHOP, ...service } as never);
  expect(await (await fetch(url, { method: 'POST', body })).text()).toContain('Ordered.');
  const [request] = sandbox.world.requests.newestFirst();
  expect(request?.lines).toMatchObject([{ sku: 'T-S', properties: { Name: '42' } }]);
});
