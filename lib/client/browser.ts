import type { AnyRoute, ResponseOf } from '@/lib/contracts/route';
import { ApiError } from './api-error';
import { callRoute, type CallInput, type CallRoute } from './call';

let csrf: Promise<string> | undefined;

async function fetchCsrf(): Promise<string> {
  const response = await fetch('/api/csrf-cookie', {
    credentials: 'same-origin',
    headers: { accept: 'application/json' },
  });
  const body: { csrf_token?: string } = await response.json();
  return body.csrf_token ?? '';
}

async function send({ url, init }: { url: string; init: RequestInit }): Promise<Response> {
  if (init.method === 'GET') return fetch(url, init);
  csrf ??= fetchCsrf();
  const headers = new Headers(init.headers);
  headers.set('x-csrf-token', await csrf);
  return fetch(url, { ...init, headers });
}

/**
 * A typed call from the browser through the proxy: same-origin credentials, CSRF header on writes (DECISIONS 21).
 * A stale CSRF token is fetched anew once. Rejects with an ApiError.
 */
export async function browserCall<R extends AnyRoute>(
  contract: CallRoute<R>,
  input: CallInput<R> = {},
): Promise<ResponseOf<R>> {
  try {
    return await callRoute(send, contract, input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'csrf_failed') throw error;
    csrf = undefined;
    return callRoute(send, contract, input);
  }
}
