import { otherMethods } from '@/app/other-methods';
import { appEnv } from '@/lib/env/app';
import { redisState } from '@/lib/cache/redis-state';
import { isReady } from '@/lib/db/is-ready';

export const dynamic = 'force-dynamic';

async function isApiReady(remote: string): Promise<boolean> {
  const request = fetch(new URL('/readyz', remote), { signal: AbortSignal.timeout(5_000) });
  return request.then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Readiness: the database answers and its migrations are applied, here or at the remote API; and Redis, if there is to be
 * one, has answered. `down` names what does not answer now. A Redis that is lost later is named, but takes no web out of
 * the balancer: each goes on alone (docs/decisions/0033). S8-18.
 */
export async function GET(): Promise<Response> {
  const remote = appEnv().TENANT_API_URL;
  const [served, redis] = await Promise.all([remote ? isApiReady(remote) : isReady(), redisState()]);
  const down: string[] = [];
  if (!served) down.push(remote ? 'api' : 'database');
  if (redis === 'never' || redis === 'lost') down.push('redis');
  const ready = served && redis !== 'never';
  return Response.json(
    { ready, down },
    {
      status: ready ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) },
    },
  );
}

const refuse = otherMethods('GET, HEAD, OPTIONS');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
