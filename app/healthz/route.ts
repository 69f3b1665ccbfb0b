import { otherMethods } from '@/app/other-methods';

export const dynamic = 'force-dynamic';

/** Liveness: the process answers. */
export function GET(): Response {
  return Response.json({ ok: true }, { headers: { 'cache-control': 'no-store' } });
}

const refuse = otherMethods('GET, HEAD, OPTIONS');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
