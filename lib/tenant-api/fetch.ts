import { appEnv } from '@/lib/env/app';
import { AppError } from '@/lib/kernel/app-error';
import { tenantApi } from './app';
import { languageOf } from './context/language';
import { signPeer } from './context/peer-signature';
import { errorResponse } from './errors/to-response';
import { requestIdOf } from './router';

/** Headers of the connection, not of the message, and those whose encoding fetch has already decoded. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

/** Streams a request's body to `fetch`, whose types lack `duplex: 'half'`. */
export function streamedBody(request: Request): RequestInit & { duplex?: 'half' } {
  return request.body ? { body: request.body, duplex: 'half' } : {};
}

/** Forwards a request to a tenant API on another host, with the visitor's signed IP address; never rejects. */
export async function fetchRemote(remote: string, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', ...HOP_HEADERS]) headers.delete(name);
  signPeer(headers);
  try {
    const response = await fetch(new URL(url.pathname + url.search, remote), {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: request.signal,
      ...streamedBody(request),
    });
    const answered = new Headers(response.headers);
    for (const name of HOP_HEADERS) answered.delete(name);
    return new Response(response.body, { status: response.status, headers: answered });
  } catch (cause) {
    return errorResponse(
      new AppError('unavailable', { retryAfter: 2, cause }),
      languageOf(url),
      requestIdOf(request),
    );
  }
}

/**
 * Answers a request to the tenant API: in this process, or at TENANT_API_URL when that is set. An unreachable API gives
 * a 503 in the usual envelope; never rejects.
 */
export async function tenantApiFetch(request: Request): Promise<Response> {
  const remote = appEnv().TENANT_API_URL;
  return remote ? fetchRemote(remote, request) : tenantApi().fetch(request);
}
