import { buildSchema, graphql, Kind, parse } from 'graphql';
import { json, type Answer, type Call } from '@/sandbox/shared/exchange';
import type { Router } from '@/sandbox/shared/router';
import { useAccess } from '@/sandbox/shopify/token';
import type { ShopifyWorld } from '@/sandbox/shopify/world';
import type { Area } from './area';
import { fulfilmentArea } from './fulfilment';
import { inventoryArea } from './inventory';
import { metafieldArea } from './metafields';
import { productArea, productCost } from './products';
import { serviceArea } from './service';
import { shopArea } from './shop';
import { subscriptionArea } from './subscriptions';

/** The parts of the Admin API that the app's operations use. */
const AREAS: readonly Area[] = [
  shopArea,
  serviceArea,
  subscriptionArea,
  productArea,
  metafieldArea,
  inventoryArea,
  fulfilmentArea,
];

export const SCHEMA = buildSchema(AREAS.map(({ sdl }) => sdl).join('\n'));

const VERSIONS = new Set(['2026-04', '2026-07', '2026-10']);
const UNAUTHORISED = '[API] Invalid API key or access token (unrecognized login or wrong password)';

function rootOf(world: ShopifyWorld, id: string): object {
  const shop = AREAS.map((area) => area.shop?.(world, id) ?? {});
  return Object.assign({ shop: Object.assign({}, ...shop) }, ...AREAS.map((area) => area.roots(world, id)));
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
  if (failure !== null) {
    // As the platform says it with a 429.
    const pause = failure === 429 ? { 'retry-after': '2.0' } : undefined;
    return json({ errors: 'Service unavailable' }, failure, pause);
  }
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
