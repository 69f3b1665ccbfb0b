import { buildSchema, graphql, Kind, parse } from 'graphql';
import { json, type Answer, type Call } from '@/sandbox/shared/exchange';
import type { Router } from '@/sandbox/shared/router';
import { productCost, productsRoot, PRODUCTS_SDL } from './graphql/products';
import { useAccess } from './token';
import { uninstall } from './webhooks';
import type { ShopifyWorld } from './world';

/** The part of the Admin API's schema that the app's operations use, by the names and types of version 2026-07. */
export const SCHEMA = buildSchema(`
  enum CurrencyCode { EUR GBP USD }
  type Shop {
    id: ID!
    name: String!
    email: String!
    myshopifyDomain: String!
    currencyCode: CurrencyCode!
    taxesIncluded: Boolean!
  }
  type AppUninstallError { field: [String!] message: String! }
  type AppUninstallPayload { userErrors: [AppUninstallError!]! }
  type Query { shop: Shop! }
  type Mutation { appUninstall: AppUninstallPayload }
  ${PRODUCTS_SDL}
`);

const VERSIONS = new Set(['2026-04', '2026-07', '2026-10']);
const UNAUTHORISED = '[API] Invalid API key or access token (unrecognized login or wrong password)';

function rootOf(world: ShopifyWorld, id: string): object {
  const shop = world.shop(id);
  return {
    shop: {
      id: `gid://shopify/Shop/${[...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)}`,
      name: shop.name,
      email: `owner@${id}`,
      myshopifyDomain: id,
      currencyCode: shop.currency,
      taxesIncluded: false,
    },
    ...productsRoot(world, id),
    appUninstall: () => {
      uninstall(world, id);
      return { userErrors: [] };
    },
  };
}

/** What a call costs: the sum of what it asks for. A document that can't be read costs as little as can be. */
function costOf(query: string, variables: Record<string, unknown>): number {
  try {
    const fields = parse(query).definitions.flatMap((one) =>
      one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet.selections : [],
    );
    const names = fields.map((field) => (field.kind === Kind.FIELD ? field.name.value : ''));
    return Math.max(
      1,
      names.reduce((sum, name) => sum + productCost(name, variables), 0),
    );
  } catch {
    return 1;
  }
}

const throttled = (cost: object): Answer =>
  json({ errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }], extensions: { cost } });

async function answer(world: ShopifyWorld, call: Call): Promise<Answer> {
  const failure = world.takeFailure();
  if (failure !== null) return json({ errors: 'Service unavailable' }, failure);
  const shop = call.params['shop'] ?? '';
  if (!VERSIONS.has(call.params['version'] ?? '')) return json({ errors: 'Not Found' }, 404);
  const token = call.headers['x-shopify-access-token'];
  if (typeof token !== 'string' || !useAccess(world, shop, token)) return json({ errors: UNAUTHORISED }, 401);
  const { query = '', variables } = JSON.parse(call.body) as {
    query?: string;
    variables?: Record<string, unknown>;
  };
  const requestedQueryCost = costOf(query, variables ?? {});
  if (!world.throttle.take(shop, requestedQueryCost)) {
    const throttleStatus = world.throttle.status(shop);
    return throttled({ requestedQueryCost, actualQueryCost: null, throttleStatus });
  }
  const result = await graphql({
    schema: SCHEMA,
    source: query,
    rootValue: rootOf(world, shop),
    variableValues: variables ?? {},
  });
  const throttleStatus = world.throttle.status(shop);
  const cost = { requestedQueryCost, actualQueryCost: requestedQueryCost, throttleStatus };
  return json({ ...result, extensions: { cost } });
}

/** `/shops/:shop/admin/api/:version/graphql.json`: the Admin API. */
export function graphqlRoutes(router: Router, world: ShopifyWorld): Router {
  return router.add('POST', '/shops/:shop/admin/api/:version/graphql.json', (call) => answer(world, call));
}
