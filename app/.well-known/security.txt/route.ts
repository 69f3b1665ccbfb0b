import { otherMethods } from '@/app/other-methods';
import { appEnv } from '@/lib/env/app';
import { now } from '@/lib/kernel/clock';
import { securityTxt } from '@/lib/modules/site/rules/security-txt';

/** The site's URL is known at run time only, and so is the day. */
export const dynamic = 'force-dynamic';

/** Whom to tell of a weakness, in every language the same (RFC 9116). S2.1-84. */
export function GET(): Response {
  return new Response(securityTxt(appEnv().PUBLIC_URL, now()), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}

const refuse = otherMethods('GET, HEAD, OPTIONS');
export { refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
