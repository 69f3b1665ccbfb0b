import type { AnyRoute, BodyInputOf, ResponseOf } from '@/lib/contract/route';
import { ApiError } from './api-error';

export interface CallInput<R extends AnyRoute> {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  /** A Blob is sent as raw bytes. */
  body?: BodyInputOf<R> | FormData | Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** False hides the call from the progress bar, for background work. S8-15. Used in the browser only. */
  progress?: boolean;
}

type Send = (request: { url: string; init: RequestInit }) => Promise<Response>;
/** The parts of a contract that a call needs, so that a browser bundle can leave out its schemas. */
export type CallRoute<R extends AnyRoute> = Pick<R, 'path' | 'bare'> & {
  /** Only the web app's own routes use `delete`; no contract does. */
  method: R['method'] | 'delete';
  response?: R['response'];
};

/** `/api/{tenant}/…` with its parameters and query filled in, each encoded. */
export function urlOf(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, string | number | undefined> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value));
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}

function initOf(
  method: string,
  body: unknown,
  headers: Record<string, string>,
  signal: AbortSignal | undefined,
): RequestInit {
  const base: RequestInit = {
    method: method.toUpperCase(),
    credentials: 'same-origin',
    ...(signal ? { signal } : {}),
  };
  const accept = { accept: 'application/json', ...headers };
  if (body === undefined) return { ...base, headers: accept };
  if (body instanceof FormData) return { ...base, headers: accept, body };
  if (body instanceof Blob) {
    return { ...base, headers: { ...accept, 'content-type': 'application/octet-stream' }, body };
  }
  return { ...base, headers: { ...accept, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

async function failure(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
  const text = await response.text();
  try {
    const body: ConstructorParameters<typeof ApiError>[1] = JSON.parse(text);
    return new ApiError(response.status, Number.isNaN(retryAfter) ? body : { ...body, retryAfter });
  } catch {
    return new ApiError(response.status, { message: response.statusText });
  }
}

/**
 * Runs a typed call of a contract with `send`. Rejects with an ApiError for every failure, `network` when there was no
 * answer.
 */
export async function callRoute<R extends AnyRoute>(
  send: Send,
  contract: CallRoute<R>,
  input: CallInput<R> = {},
): Promise<ResponseOf<R>> {
  const url = urlOf(contract.path, input.params, input.query);
  const init = initOf(contract.method, input.body, input.headers ?? {}, input.signal);
  const response = await send({ url, init }).catch((cause: unknown) => {
    throw Object.assign(new ApiError(0, { code: 'network' }), { cause });
  });
  if (!response.ok) throw await failure(response);
  const json: { data: ResponseOf<R> } & ResponseOf<R> = await response.json();
  return contract.bare ? json : json.data;
}
