// What the published client does at run time. It is copied into the package beside the table of calls, so it imports nothing.

/**
 * @typedef {object} Call
 * @property {string} method
 * @property {string} path  with `{name}` for each parameter
 * @property {boolean} bare  the answer is the value itself, not in `data`
 */
/**
 * @typedef {object} ClientOptions
 * @property {string} baseUrl  where the API answers, without `/api`
 * @property {string} token
 * @property {string} tenant
 * @property {typeof fetch} [fetch]
 * @property {number} [timeoutMs]
 */
/**
 * @typedef {object} Input
 * @property {Record<string, string>} [params]
 * @property {Record<string, string | number | undefined>} [query]
 * @property {unknown} [body]
 * @property {string} [idempotencyKey]
 * @property {AbortSignal} [signal]
 */

const TIMEOUT_MS = 30_000;

/** An answer that refuses. `code` is stable; `errors` has the messages of each field. */
export class MerchloomError extends Error {
  /**
   * @param {number} status
   * @param {{ code?: string, message?: string, errors?: Record<string, string[]>, codes?: Record<string, string[]> }} answer
   * @param {number | null} retryAfter  in seconds
   */
  constructor(status, answer, retryAfter) {
    super(answer.message ?? `The API answered ${status}`);
    this.name = 'MerchloomError';
    this.status = status;
    this.code = answer.code ?? 'unknown';
    this.errors = answer.errors ?? {};
    this.codes = answer.codes ?? {};
    this.retryAfter = retryAfter;
  }
}

/** @param {string} path @param {Record<string, string>} params @param {string} tenant */
function filled(path, params, tenant) {
  return path.replace(/\{(\w+)\}/g, (_, name) => {
    const value = params[name] ?? (name === 'tenant' ? tenant : undefined);
    if (value === undefined || value === '') throw new TypeError(`params.${name} is missing`);
    return encodeURIComponent(value);
  });
}

/** @param {unknown} body @returns {{ body?: BodyInit, type?: string }} */
function bodyOf(body) {
  if (body === undefined) return {};
  if (body instanceof FormData || body instanceof Blob || body instanceof Uint8Array) {
    return { body: /** @type {BodyInit} */ (body) };
  }
  return { body: JSON.stringify(body), type: 'application/json' };
}

/** @param {Response} response */
async function refusal(response) {
  const answer = await response.json().catch(() => ({}));
  const wait = Number(response.headers.get('retry-after') ?? NaN);
  return new MerchloomError(response.status, answer, Number.isFinite(wait) ? wait : null);
}

/** @param {Call} call @param {Response} response */
async function valueOf(call, response) {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return response.blob();
  const answer = await response.json();
  return call.bare ? answer : answer.data;
}

/** @param {Call} call @param {ClientOptions} options @param {Input} input */
async function send(call, { baseUrl, token, tenant, fetch: ask = fetch, timeoutMs = TIMEOUT_MS }, input) {
  const url = new URL(filled(call.path, input.params ?? {}, tenant), baseUrl);
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const { body, type } = bodyOf(input.body);
  const limit = AbortSignal.timeout(timeoutMs);
  const response = await ask(url, {
    method: call.method.toUpperCase(),
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(type ? { 'content-type': type } : {}),
      ...(input.idempotencyKey ? { 'idempotency-key': input.idempotencyKey } : {}),
    },
    ...(body === undefined ? {} : { body }),
    signal: input.signal ? AbortSignal.any([input.signal, limit]) : limit,
  });
  if (!response.ok) throw await refusal(response);
  return valueOf(call, response);
}

/**
 * A client with one function per call, by area and verb: `client.orders.list()`.
 * @param {Record<string, Record<string, Call>>} calls
 * @param {ClientOptions} options
 */
export function makeClient(calls, options) {
  return Object.fromEntries(
    Object.entries(calls).map(([area, verbs]) => [
      area,
      Object.fromEntries(
        Object.entries(verbs).map(([verb, call]) => [
          verb,
          /** @param {Input} [input] */ (input = {}) => send(call, options, input),
        ]),
      ),
    ]),
  );
}
