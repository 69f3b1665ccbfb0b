import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';

/** A request as handlers see it. */
export interface Call {
  method: string;
  /** Path without query, still percent-encoded. */
  path: string;
  /** The raw query, without `?`. */
  rawQuery: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: string;
  /** Decoded `:name` parameters of the route. */
  params: Record<string, string>;
}

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const BODY_LIMIT = 2_000_000;

/** Reads a complete request. Resolves to null if the body exceeds 2 MB. */
export async function readCall(request: IncomingMessage): Promise<Call | null> {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const rawQuery = mark < 0 ? '' : target.slice(mark + 1);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > BODY_LIMIT) return null;
    chunks.push(chunk);
  }
  return {
    method: request.method ?? 'GET',
    path: mark < 0 ? target : target.slice(0, mark),
    rawQuery,
    query: new URLSearchParams(rawQuery),
    headers: request.headers,
    body: chunks.length === 0 ? '' : Buffer.concat(chunks).toString('utf8'),
    params: {},
  };
}

export function writeAnswer(response: ServerResponse, answer: Answer): void {
  const body = answer.body ?? '';
  response.writeHead(answer.status, { 'content-length': Buffer.byteLength(body), ...answer.headers });
  response.end(body);
}

export function json(value: unknown, status = 200, headers?: Record<string, string>): Answer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(value) };
}

export function html(body: string, status = 200, headers?: Record<string, string>): Answer {
  return { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers }, body };
}

export function redirect(location: string): Answer {
  return { status: 303, headers: { location } };
}
