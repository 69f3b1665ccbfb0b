import { appEnv } from '@/lib/env/app';
import { isReady } from '@/lib/db/is-ready';

export const dynamic = 'force-dynamic';

async function isApiReady(remote: string): Promise<boolean> {
  const request = fetch(new URL('/readyz', remote), { signal: AbortSignal.timeout(5_000) });
  return request.then(
    (response) => response.ok,
    () => false,
  );
}

/** Readiness: the database answers and its migrations are applied, here or at the remote API. */
export async function GET(): Promise<Response> {
  const remote = appEnv().TENANT_API_URL;
  const ready = remote ? await isApiReady(remote) : await isReady();
  return Response.json(
    { ready },
    {
      status: ready ? 200 : 503,
      headers: { 'cache-control': 'no-store', ...(ready ? {} : { 'retry-after': '2' }) },
    },
  );
}
