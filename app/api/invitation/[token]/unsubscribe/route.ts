import { otherMethods } from '@/app/other-methods';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { readInvitation } from '@/lib/modules/size-collection/contract/read-invitation';
import { INVITE_PARAM } from '@/lib/modules/storefront/rules/invite-param';
import { languageOf } from '@/lib/tenant-api/context/language';
import { errorResponse } from '@/lib/tenant-api/errors/to-response';
import { requestIdOf } from '@/lib/tenant-api/router';
import { proxy } from '../../../_proxy/proxy';

export const dynamic = 'force-dynamic';

/** One click in a mail program (RFC 8058): it posts, without cookies, and nobody sees the answer. D4-11. */
export function POST(request: Request): Promise<Response> {
  return proxy(request);
}

/** The invitee's page, at its button; the page for unknown addresses when the link opens nothing. */
async function pageOf(token: string): Promise<string> {
  try {
    const { event } = await serverCall(readInvitation, { params: { token } });
    return `/${event.slug}?${INVITE_PARAM}=${token}#mails`;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return '/404';
    throw error;
  }
}

/**
 * A mail program that does not post opens the same address in a browser. A scanner of links does so too, so this ends
 * nothing: it leads to the button on the invitee's own page.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ token: string }> },
): Promise<Response> {
  try {
    const location = await pageOf((await params).token);
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
  } catch (error) {
    return errorResponse(error, languageOf(new URL(request.url)), requestIdOf(request));
  }
}

const refuse = otherMethods('GET, HEAD, POST, OPTIONS');
export { refuse as PUT, refuse as PATCH, refuse as DELETE };
