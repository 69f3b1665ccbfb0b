import type { AnyRoute, ResponseOf } from '@/lib/contract/route';
import { ApiError } from './api-error';
import { callRoute, type CallInput, type CallRoute } from './call';
import { beginProgress } from './progress';

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
  // If the token could not be fetched, the next call tries again.
  csrf ??= fetchCsrf().catch((error: unknown) => {
    csrf = undefined;
    throw error;
  });
  const headers = new Headers(init.headers);
  headers.set('x-csrf-token', await csrf);
  return fetch(url, { ...init, headers });
}

async function attempt<R extends AnyRoute>(
  contract: CallRoute<R>,
  input: CallInput<R>,
): Promise<ResponseOf<R>> {
  try {
    return await callRoute(send, contract, input);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'csrf_failed') throw error;
    csrf = undefined;
    return callRoute(send, contract, input);
  }
}

/**
 * A typed call from the browser through the proxy: same-origin credentials, CSRF header on writes (D21-3). A stale CSRF
 * token is fetched again once. The progress bar shows the call and its failure, unless `progress` is false (S8-15); an
 * aborted call is no failure. Rejects with an ApiError.
 */
export async function browserCall<R extends AnyRoute>(
  contract: CallRoute<R>,
  input: CallInput<R> = {},
): Promise<ResponseOf<R>> {
  const end = input.progress === false ? undefined : beginProgress();
  try {
    const answer = await attempt(contract, input);
    end?.(true);
    return answer;
  } catch (error) {
    end?.(input.signal?.aborted === true);
    throw error;
  }
}
