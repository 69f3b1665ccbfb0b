import type { IncomingMessage, ServerResponse } from 'node:http';
import { now } from '@/lib/kernel/clock';
import { ByteLruCache } from './byte-lru-cache';
import type { WebResponse } from './web-response';

/** A picture or font whose URL changes with its content. */
const ADDRESS =
  /^\/api\/(?:font-file\/[\w.-]+|ten_\w+\/[a-z0-9-]+\/preview\/[\w.-]+\/[\w.-]+\/(?:front|back))\?v=[\w.]+(?:&w=\d+)?$/;
const FOR_ALL = /^(?=.*\bpublic\b)(?=.*\bimmutable\b)/;
const KEPT_HEADERS = ['content-type', 'cache-control', 'content-security-policy', 'vary'] as const;

const MAX_BYTES = 24 * 1024 * 1024;
const LARGEST = 256 * 1024;
/** The same as the maximum age of a page: a picture removed from a store is served no longer than that. */
const LIFETIME_MS = 300_000;

interface LastingFile {
  readonly headers: readonly (readonly [string, string | string[]])[];
  readonly body: Buffer;
  readonly until: number;
}

const cache = new ByteLruCache<LastingFile>(MAX_BYTES, ({ body }) => body.length);

/** A URL has one picture per format; `Accept` selects it. */
function nameOf({ url = '', headers }: IncomingMessage): string {
  const formats = ['avif', 'webp'].filter((format) => headers.accept?.includes(`image/${format}`));
  return `${formats.join('+')} ${url}`;
}

/** Whether this requests an immutable public file. */
export function asksForLastingFile({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers.range !== undefined || headers.authorization !== undefined) return false;
  return ADDRESS.test(url);
}

/** Sends the file from the cache. False when it is not cached; Next then answers. */
export function answerLastingFile(request: IncomingMessage, response: ServerResponse): boolean {
  const file = cache.get(nameOf(request));
  if (!file || file.until < now().getTime()) return false;
  for (const [name, value] of file.headers) response.setHeader(name, value);
  response.setHeader('content-length', file.body.length);
  response.end(file.body);
  return true;
}

function keep(name: string, response: ServerResponse, body: Buffer): void {
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return;
  if (!FOR_ALL.test(String(response.getHeader('cache-control') ?? ''))) return;
  const headers = KEPT_HEADERS.flatMap((header) => {
    const value = response.getHeader(header);
    return value === undefined ? [] : [[header, typeof value === 'number' ? String(value) : value] as const];
  });
  cache.set(name, { headers, body, until: now().getTime() + LIFETIME_MS });
}

/**
 * Keeps a copy of the file that is about to be sent, if its answer says that it is everybody's and for good, so that
 * the next visitor needs no router, no call and no disk (docs/decisions/0034). Call before Next sees the response.
 */
export function keepLastingFile(request: IncomingMessage, response: WebResponse): void {
  const name = nameOf(request);
  let parts: Buffer[] | null = [];
  let bytes = 0;
  response.readBody = (part) => {
    if (!parts || part === undefined || typeof part === 'function') return;
    if (part === null) {
      if (bytes > 0) keep(name, response, Buffer.concat(parts));
      return;
    }
    bytes += part instanceof Uint8Array ? part.length : Infinity;
    if (part instanceof Uint8Array && bytes <= LARGEST) parts.push(Buffer.from(part));
    else parts = null;
  };
}
