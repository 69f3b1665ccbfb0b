import { appEnv } from '@/lib/env/app';
import { tenantApi } from './app';

/** Answers a request to the tenant API: in this process, or at TENANT_API_URL when that is set (DESIGN "One picture"). */
export async function tenantApiFetch(request: Request): Promise<Response> {
  const remote = appEnv().TENANT_API_URL;
  if (!remote) return tenantApi().fetch(request);
  const { pathname, search } = new URL(request.url);
  const body =
    request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.arrayBuffer();
  const headers = new Headers(request.headers);
  headers.delete('host');
  headers.delete('content-length');
  return fetch(new URL(pathname + search, remote), {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(body === undefined ? {} : { body }),
  });
}
