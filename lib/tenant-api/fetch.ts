import { appEnv } from '@/lib/env/app';
import { AppError } from '@/lib/kernel/app-error';
import { tenantApi } from './app';
import { noteAway } from './away';
import { languageOf } from './context/language';
import { errorResponse } from './errors/to-response';
import { requestIdOf } from './router';

/** What a network between web and API may take beside the API's own time. */
const ROUND_TRIP_MS = 300;

/** Headers of the connection, not of the message, and those whose encoding fetch has already decoded. */
const HOP_HEADERS = ['connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length'];

interface Wait {
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal;
  /** The API's time begins. */
  start(): void;
  /** It's the visitor's time. */
  stop(): void;
  /** The API has answered, or the call has failed: the clock runs no more. */
  end(): void;
}

/**
 * Streams a request's body to `fetch`, whose types lack `duplex: 'half'`. The wait's clock stands while a part is awaited
 * from the visitor, and runs while the API is to take it. Without an end of its own, `fetch` would read the rest of the
 * body after it was given up.
 */
export function streamedBody(request: Request, wait?: Wait): RequestInit & { duplex?: 'half' } {
  const reader = request.body?.getReader();
  if (!reader) return {};
  const cancel = (reason: unknown) => reader.cancel(reason);
  const pull = async (parts: ReadableStreamDefaultController<Uint8Array>) => {
    if (wait?.signal.aborted) {
      parts.error(wait.signal.reason);
      return cancel(wait.signal.reason);
    }
    wait?.stop();
    const { done, value } = await reader.read();
    wait?.start();
    if (done) parts.close();
    else parts.enqueue(value);
  };
  return { body: new ReadableStream({ pull, cancel }, { highWaterMark: 0 }), duplex: 'half' };
}

/**
 * Ends a call that gets no answer in time. The API answers within ANSWER_WITHIN_MS of having read a request, so only one
 * that hangs, or a network that swallows packets, takes longer. The visitor's time to send is not counted: a phone may
 * be slow.
 */
function startWait(request: Request): Wait {
  const gaveUp = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let ended = false;
  const stop = () => clearTimeout(timer);
  const start = () => {
    stop();
    if (ended) return;
    timer = setTimeout(() => gaveUp.abort(), appEnv().ANSWER_WITHIN_MS + ROUND_TRIP_MS);
  };
  const end = () => {
    ended = true;
    stop();
  };
  start();
  return { signal: AbortSignal.any([request.signal, gaveUp.signal]), start, stop, end };
}

/** Forwards a request to a tenant API on another host, with the visitor's signed IP address; never rejects. */
export async function fetchRemote(remote: string, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  for (const name of ['host', ...HOP_HEADERS]) headers.delete(name);
  // Loaded only where the API is elsewhere.
  const { signPeer } = await import('./context/peer-signature');
  signPeer(headers);
  const wait = startWait(request);
  try {
    const response = await fetch(new URL(url.pathname + url.search, remote), {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: wait.signal,
      ...streamedBody(request, wait),
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
  } finally {
    wait.end();
  }
}

/**
 * Answers a request to the tenant API: in this process, or at TENANT_API_URL when that is set. An unreachable API gives
 * a 503 in the usual envelope; never rejects.
 */
export async function tenantApiFetch(request: Request): Promise<Response> {
  const remote = appEnv().TENANT_API_URL;
  return noteAway(await (remote ? fetchRemote(remote, request) : tenantApi().fetch(request)));
}
