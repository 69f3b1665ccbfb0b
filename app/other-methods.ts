/**
 * Answers the methods that a route does not take: 405, with those that it does under `Allow`, which Next's own answer
 * leaves out (RFC 9110, 15.5.6).
 */
export function otherMethods(allow: string): () => Response {
  return () => new Response(null, { status: 405, headers: { allow, 'cache-control': 'no-store' } });
}
