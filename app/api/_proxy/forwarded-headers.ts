import { LOCALE_COOKIE } from '@/lib/kernel/locales';
import { CSRF_COOKIE } from '@/lib/modules/accounts/service/csrf';
import { entryCookiesIn } from '@/lib/modules/events/rules/entry-cookie';
import { cookieOf } from '@/lib/tenant-api/context/cookies';
import { PEER_HEADER, visitorAddress } from '@/lib/tenant-api/context/visitor';

/** Headers of the connection and between browser and web, and those that only this web may set. */
const DROPPED =
  /^(host|cookie|authorization|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|proxy-.*|sec-.*|forwarded|x-forwarded-.*|x-real-ip|x-merchloom-.*|x-csrf-token|x-middleware-.*|x-nextjs-.*|x-next-.*|next-.*|rsc|content-security-policy.*)$/;

/** The cookies that the API reads, beside the entries of private stores; none identifies anybody. */
const FORWARDED_COOKIES = [CSRF_COOKIE, LOCALE_COOKIE];

/**
 * Headers forwarded to the tenant API: no cookies except language, CSRF and entries of private stores, no authorization except the given token,
 * and the visitor's address as determined by this web.
 */
export function forwardedHeaders(request: Request, token: string | null): Headers {
  const headers = new Headers();
  request.headers.forEach((value, name) => {
    if (!DROPPED.test(name)) headers.set(name, value);
  });
  const cookies = FORWARDED_COOKIES.flatMap((name) => {
    const value = cookieOf(request, name);
    return value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  const entries = entryCookiesIn(request.headers.get('cookie') ?? '');
  if (entries !== '') cookies.push(entries);
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  if (token) headers.set('authorization', `Bearer ${token}`);
  const visitor = visitorAddress(request);
  headers.set(PEER_HEADER, visitor);
  headers.set('x-forwarded-for', visitor);
  return headers;
}
