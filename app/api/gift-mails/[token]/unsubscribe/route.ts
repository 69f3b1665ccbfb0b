import { otherMethods } from '@/app/other-methods';
import { languageOf } from '@/lib/tenant-api/context/language';
import { proxy } from '../../../_proxy/proxy';

export const dynamic = 'force-dynamic';

/** One click in a mail program (RFC 8058): it posts, without cookies, and nobody sees the answer. D40-16. */
export function POST(request: Request): Promise<Response> {
  return proxy(request);
}

/**
 * A mail program that does not post opens the same address in a browser. A scanner of links does so too, so this ends nothing:
 * it leads to the page with the button.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  const { token } = await params;
  const lang = languageOf(new URL(request.url));
  const location = `/unsubscribe/${encodeURIComponent(token)}?lang=${lang}`;
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}

const refuse = otherMethods('GET, HEAD, POST, OPTIONS');
export { refuse as PUT, refuse as PATCH, refuse as DELETE };
