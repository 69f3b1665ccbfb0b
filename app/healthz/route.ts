export const dynamic = 'force-dynamic';

/** This process runs and answers. */
export function GET(): Response {
  return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
}
