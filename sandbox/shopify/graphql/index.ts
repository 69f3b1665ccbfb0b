import { buildSchema, graphql } from 'graphql';
import { json, type Answer, type Call } from '@/sandbox/shared/exchange';
import type { Router } from '@/sandbox/shared/router';
import { useAccess } from '@/sandbox/shopify/token';
import type { ShopifyWorld } from '@/sandbox/shopify/world';
import type { Area } from './area';
import { serviceArea } from './service';
import { shopArea } from './shop';
import { subscriptionArea } from './subscriptions';

/** The parts of the Admin API that the app's operations use. */
const AREAS: readonly Area[] = [shopArea, serviceArea, subscriptionArea];

const SCHEMA = buildSchema(AREAS.map(({ sdl }) => sdl).join('\n'));

const VERSIONS = new Set(['2026-04', '2026-07', '2026-10']);
const MOST_COST = 2_000;
const UNAUTHORISED = '[API] Invalid API key or access token (unrecognized login or wrong password)';

function rootOf(world: ShopifyWorld, id: string): object {
  const shop = AREAS.map((area) => area.shop?.(world, id) ?? {});
  return Object.assign({ shop: Object.assign({}, ...shop) }, ...AREAS.map((area) => area.roots(world, id)));
}

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
  const result = await graphql({
    schema: SCHEMA,
    source: query,
    rootValue: rootOf(world, shop),
    variableValues: variables ?? {},
  });
  const throttleStatus = { maximumAvailable: MOST_COST, currentlyAvailable: MOST_COST - 1, restoreRate: 100 };
  const cost = { requestedQueryCost: 1, actualQueryCost: 1, throttleStatus };
  return json({ ...result, extensions: { cost } });
}

/** `/shops/:shop/admin/api/:version/graphql.json`: the Admin API. */
export function graphqlRoutes(router: Router, world: ShopifyWorld): Router {
  return router.add('POST', '/shops/:shop/admin/api/:version/graphql.json', (call) => answer(world, call));
}
