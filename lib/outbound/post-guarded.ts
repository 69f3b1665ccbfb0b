import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isOutsideUrl } from '@/lib/kernel/outside-url';
import type { PostFault } from '@/lib/kernel/post-faults';
import { AddressRefused, guardedLookup, type Resolve } from './guarded-lookup';
import { isPublicAddress } from './public-address';

/** From the first look-up to the answer's end. D47-2. */
const TIMEOUT_MS = 10_000;
/** So much of an answer is kept, and so long its rest is waited for once its status has come, where the caller doesn't say. */
const KEPT_BYTES = 1_000;
const REST_MS = 1_000;

/** What became of one try. */
export interface Posted {
  status: number | null;
  fault: PostFault | null;
  ms: number;
  /** The beginning of the answer. */
  response: string;
  /** Its Retry-After, as it stands there. */
  retryAfter: string | null;
}

interface PostOptions {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Whether this machine and plain HTTP may be used, for development. */
  local: boolean;
  resolve?: Resolve | undefined;
  timeoutMs?: number | undefined;
  /** How much of the answer is kept. */
  keptBytes?: number | undefined;
  /** How long the answer's rest is waited for once its status has come: one that hangs delays nobody. */
  restMs?: number | undefined;
}

const UNRESOLVED = new Set(['ENOTFOUND', 'EAI_AGAIN', 'ENODATA', 'EAI_FAIL']);
const NO_LETTERS = /[^\x20-\x7e\n\u00a0-\ud7ff\ue000-\ufffd]/g;

function faultOf(error: unknown): PostFault {
  if (error instanceof AddressRefused) return 'address_refused';
  if (!(error instanceof Error)) return 'unreachable';
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (UNRESOLVED.has(code)) return 'unresolved';
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code) ? 'tls' : 'unreachable';
}

/** What an answer's status says of the delivery: only 2xx has arrived, and a redirect is never followed. */
function faultOfStatus(status: number): PostFault | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect' : 'status';
}

/** The beginning of an answer; a rest that doesn't come in time is not waited for. */
async function beginningOf(answer: IncomingMessage, kept: number, restMs: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  const rest = setTimeout(() => answer.destroy(), restMs);
  try {
    for await (const part of answer) {
      const chunk: Buffer = Buffer.from(part);
      parts.push(chunk);
      bytes += chunk.length;
      if (bytes >= kept) break;
    }
  } catch {
    // Its status has come: what is missing is only for the log.
  }
  clearTimeout(rest);
  answer.destroy();
  return Buffer.concat(parts).subarray(0, kept).toString('utf8').replace(NO_LETTERS, '');
}

function optionsOf({ url, headers, body, local, resolve }: PostOptions, signal: AbortSignal): RequestOptions {
  const { hostname } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  // A socket looks up names only: a number is checked here.
  if (!isOutsideUrl(url, local) || (isIP(literal) > 0 && !isPublicAddress(literal, local)))
    throw new AddressRefused();
  return {
    method: 'POST',
    // A new connection each time, so that each is checked.
    agent: false,
    lookup: guardedLookup(local, resolve),
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    signal,
  };
}

function send(options: PostOptions, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const start = new URL(options.url).protocol === 'http:' ? httpRequest : httpsRequest;
    const outgoing = start(options.url, optionsOf(options, signal), resolve);
    outgoing.on('error', reject);
    outgoing.end(options.body);
  });
}

/**
 * Posts to an address that somebody has typed in: no private address, no redirect, ten seconds in all. Never rejects. D47-2,
 * D47-4.
 */
export async function postGuarded(options: PostOptions): Promise<Posted> {
  const begun = performance.now();
  const posted = (
    status: number | null,
    fault: PostFault | null,
    response = '',
    retryAfter?: string,
  ): Posted => {
    const ms = Math.round(performance.now() - begun);
    return { status, fault, ms, response, retryAfter: retryAfter ?? null };
  };
  const signal = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS);
  try {
    const answer = await send(options, signal);
    const status = answer.statusCode ?? 0;
    const { keptBytes = KEPT_BYTES, restMs = REST_MS } = options;
    const beginning = await beginningOf(answer, keptBytes, restMs);
    return posted(status, faultOfStatus(status), beginning, answer.headers['retry-after']);
  } catch (error) {
    return posted(null, signal.aborted ? 'timeout' : faultOf(error));
  }
}
