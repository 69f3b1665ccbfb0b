export const dynamic = 'force-dynamic';

/** Liveness: the process answers. */
export function GET(): Response {
  return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
}
