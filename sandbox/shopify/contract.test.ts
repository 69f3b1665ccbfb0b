/** @jest-environment node */
import '@shopify/shopify-api/adapters/web-api';
import { ApiVersion, GraphqlQueryError, HttpResponseError, Session, shopifyApi } from '@shopify/shopify-api';
import { setAbstractFetchFunc } from '@shopify/shopify-api/runtime';
import { DEFAULT_SHOPIFY_APP } from './app';
import { bodySignature } from './sign';
import { startShopifySandbox, type ShopifySandbox } from './start';

// The vendor's own client, unchanged, against the stand-in.
const SHOP = 'harbour.myshopify.com';
const { apiKey, apiSecret: apiSecretKey } = DEFAULT_SHOPIFY_APP;
const api = shopifyApi({
  apiKey,
  apiSecretKey,
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
beforeEach(() => sandbox.world.reset());
afterAll(() => sandbox.close());

/** Grants the app its scopes, as the page's button does, and gives the query of the redirect. */
async function granted(shop = SHOP): Promise<Record<string, string>> {
  const query = new URLSearchParams({
    client_id: apiKey,
    scope: 'write_products,read_orders',
    redirect_uri: 'https://app.example/callback',
    state: 'a state/+ of ours',
  });
  const url = `${sandbox.url}/shops/${shop}/admin/oauth/authorize?${query}`;
  const answer = await fetch(url, { method: 'POST', redirect: 'manual' });
  return Object.fromEntries(new URL(answer.headers.get('location') ?? '').searchParams);
}

async function exchange(code: string | undefined): Promise<Response> {
  return fetch(`${sandbox.url}/shops/${SHOP}/admin/oauth/access_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: apiKey, client_secret: apiSecretKey, code, expiring: '1' }),
  });
}

async function installed(): Promise<{ access_token: string; refresh_token: string; scope: string }> {
  const { code } = await granted();
  return (await exchange(code)).json();
}

const graphql = (accessToken: string) =>
  new api.clients.Graphql({
    session: new Session({ id: SHOP, shop: SHOP, state: '', isOnline: false, accessToken }),
  });

test('the grant page names each scope, and its answer is signed over all that it says', async () => {
  const page = await fetch(
    `${sandbox.url}/shops/${SHOP}/admin/oauth/authorize?client_id=${apiKey}&scope=read_orders&redirect_uri=https://app.example/`,
  );
  expect(await page.text()).toContain('read_orders');
  const query = await granted();
  expect(await api.utils.validateHmac(query)).toBe(true);
  expect(await api.utils.validateHmac({ ...query, shop: 'other.myshopify.com' })).toBe(false);
});

test('a code is good once, for expiring tokens', async () => {
  const { code } = await granted();
  const first = await exchange(code);
  expect(await first.json()).toMatchObject({ scope: 'write_products,read_orders', expires_in: 3600 });
  expect((await exchange(code)).status).toBe(400);
});

test('a refresh token rotates; the used one is good until its successor is used', async () => {
  const tokens = await installed();
  const refresh = (refreshToken: string) => api.auth.refreshToken({ shop: SHOP, refreshToken });
  const lost = await refresh(tokens.refresh_token);
  const { session } = await refresh(tokens.refresh_token);
  expect(session.accessToken).not.toBe(lost.session.accessToken);
  expect(session.expires?.getTime()).toBeGreaterThan(Date.now());
  await graphql(session.accessToken ?? '').request('{ shop { name } }');
  await expect(refresh(tokens.refresh_token)).rejects.toBeInstanceOf(HttpResponseError);
  await expect(refresh(session.refreshToken ?? '')).resolves.toBeTruthy();
});

test('a shop is read; an unknown field, a wrong token and a revoked one are refused as the platform does', async () => {
  const { access_token } = await installed();
  const client = graphql(access_token);
  const { data, extensions } = await client.request('{ shop { name myshopifyDomain currencyCode } }');
  expect(data).toEqual({ shop: { name: 'Harbour', myshopifyDomain: SHOP, currencyCode: 'USD' } });
  expect(extensions).toHaveProperty('cost.throttleStatus.restoreRate', 100);
  await expect(client.request('{ shop { moon } }')).rejects.toBeInstanceOf(GraphqlQueryError);
  await expect(graphql('nothing').request('{ shop { name } }')).rejects.toMatchObject({
    response: { code: 401 },
  });
  sandbox.world.revoke(SHOP);
  await expect(client.request('{ shop { name } }')).rejects.toMatchObject({ response: { code: 401 } });
});

test('an uninstalled app is told so by a webhook that the client finds good, and its tokens end', async () => {
  const got: { rawBody: string; headers: Headers }[] = [];
  const post = jest.spyOn(sandbox.world.outbox, 'send').mockImplementation((parcel) => {
    got.push({ rawBody: parcel.body, headers: new Headers(parcel.headers()) });
  });
  const { access_token } = await installed();
  const { data } = await graphql(access_token).request(
    'mutation { appUninstall { userErrors { message } } }',
  );
  post.mockRestore();
  expect(data).toEqual({ appUninstall: { userErrors: [] } });
  const [{ rawBody, headers } = { rawBody: '', headers: new Headers() }] = got;
  const validate = (body: string) => {
    const rawRequest = new Request('https://app.example/webhook', { method: 'POST', headers });
    return api.webhooks.validate({ rawBody: body, rawRequest });
  };
  expect(await validate(rawBody)).toMatchObject({ valid: true, topic: 'APP_UNINSTALLED', domain: SHOP });
  expect(await validate(`${rawBody} `)).toMatchObject({ valid: false });
  expect(headers.get('x-shopify-hmac-sha256')).toBe(bodySignature(apiSecretKey, rawBody));
  await expect(graphql(access_token).request('{ shop { name } }')).rejects.toMatchObject({
    response: { code: 401 },
  });
});

test('a fulfilment service is made once by its name, with a location of its own, and listed', async () => {
  const { access_token } = await installed();
  const client = graphql(access_token);
  const make = `mutation { fulfillmentServiceCreate(name: "Ours", trackingSupport: true) {
    fulfillmentService { id serviceName handle location { id } } userErrors { field message } } }`;
  const first = await client.request(make);
  const second = await client.request(make);
  const made = first.data?.fulfillmentServiceCreate;
  expect(made).toMatchObject({ fulfillmentService: { serviceName: 'Ours', handle: 'ours' }, userErrors: [] });
  expect(second.data?.fulfillmentServiceCreate).toEqual({
    fulfillmentService: null,
    userErrors: [{ field: ['name'], message: 'Name has already been taken' }],
  });
  const { data } = await client.request('{ shop { fulfillmentServices { id location { id } } } }');
  const { id, location } = made.fulfillmentService;
  expect(data?.shop.fulfillmentServices).toEqual([{ id, location }]);
});

test('a topic is subscribed to once for an address', async () => {
  const { access_token } = await installed();
  const client = graphql(access_token);
  const subscribe = (uri: string) =>
    client.request(
      `mutation ($uri: String!) { webhookSubscriptionCreate(topic: ORDERS_UPDATED, webhookSubscription: { uri: $uri }) {
        webhookSubscription { topic uri } userErrors { message } } }`,
      { variables: { uri } },
    );
  const uri = 'https://app.example/hook';
  const first = await subscribe(uri);
  expect(first.data?.webhookSubscriptionCreate).toEqual({
    webhookSubscription: { topic: 'ORDERS_UPDATED', uri },
    userErrors: [],
  });
  for (const refused of [uri, 'nowhere']) {
    const answer = await subscribe(refused);
    expect(answer.data?.webhookSubscriptionCreate.userErrors).toHaveLength(1);
  }
  const { data } = await client.request(
    '{ webhookSubscriptions(first: 5, uri: "https://app.example/hook") { nodes { topic } } }',
  );
  expect(data?.webhookSubscriptions.nodes).toEqual([{ topic: 'ORDERS_UPDATED' }]);
});
