import { createHash } from 'node:crypto';

const plain = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * JSON with an ETag of what it says; a 304 without it for a caller who holds the same. Weak, since proxies squeeze it. D19-7.
 */
export function taggedJson(request: Request, value: unknown, given: Record<string, string>): Response {
  const body = JSON.stringify(value);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = { ...given, etag };
  const held = request.headers.get('if-none-match');
  if (held?.split(',').some((one) => one.trim() === '*' || plain(one) === plain(etag))) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(body, { headers: { ...headers, 'content-type': 'application/json' } });
}
