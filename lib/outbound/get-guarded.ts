import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isOutsideUrl } from '@/lib/kernel/outside-url';
import { fail, ok, type Result } from '@/lib/kernel/result';
import { AddressRefused, guardedLookup, type Resolve } from './guarded-lookup';
import { isPublicAddress } from './public-address';

/** From the first look-up to the last byte, with all redirects. */
const TIMEOUT_MS = 15_000;
const MOST_REDIRECTS = 3;

/** `refused`: an address that is not called; `missing`: it answers with something else; `large`: more bytes than may come; `away`: no answer in time. */
export type GetFault = 'refused' | 'missing' | 'large' | 'away';

interface GetOptions {
  url: string;
  /** The most bytes that are taken. */
  mostBytes: number;
  /** Whether this machine and plain HTTP may be used, for development. */
  local: boolean;
  resolve?: Resolve | undefined;
  timeoutMs?: number | undefined;
}

function open({ url, local, resolve }: GetOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { hostname, protocol } = new URL(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  // A socket looks up names only: a number is checked here.
  if (!isOutsideUrl(url, local) || (isIP(literal) > 0 && !isPublicAddress(literal, local)))
    throw new AddressRefused();
  return new Promise((resolved, reject) => {
    const start = protocol === 'http:' ? httpRequest : httpsRequest;
    // A new connection each time, so that each is checked.
    const options = { method: 'GET', agent: false, lookup: guardedLookup(local, resolve), signal } as const;
    start(url, options, resolved).on('error', reject).end();
  });
}

async function bytesOf(answer: IncomingMessage, most: number): Promise<Result<Buffer, GetFault>> {
  if (Number(answer.headers['content-length'] ?? 0) > most) return fail('large');
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer) {
    const chunk: Buffer = Buffer.from(part);
    parts.push(chunk);
    bytes += chunk.length;
    if (bytes > most) return fail('large');
  }
  return ok(Buffer.concat(parts));
}

async function follow(options: GetOptions, signal: AbortSignal): Promise<Result<Buffer, GetFault>> {
  let { url } = options;
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const answer = await open({ ...options, url }, signal);
    try {
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 500 || statusCode === 429) return fail('away');
      if (statusCode === 200) return await bytesOf(answer, options.mostBytes);
      const next = headers.location;
      if (statusCode < 300 || statusCode >= 400 || !next || !URL.canParse(next, url)) return fail('missing');
      url = new URL(next, url).href;
    } finally {
      answer.destroy();
    }
  }
  return fail('missing');
}

/**
 * What is at an address that somebody outside has given: no private address, neither at first nor by a redirect, no more than `mostBytes`,
 * fifteen seconds in all. Never rejects. S4-60, D47-4.
 */
export async function getGuarded(options: GetOptions): Promise<Result<Buffer, GetFault>> {
  try {
    return await follow(options, AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS));
  } catch (error) {
    return fail(error instanceof AddressRefused ? 'refused' : 'away');
  }
}
