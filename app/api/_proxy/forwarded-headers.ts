import { LOCALE_COOKIE } from '@/lib/kernel/locales';
import { CSRF_COOKIE } from '@/lib/modules/accounts/service/csrf';
import { cookieOf } from '@/lib/tenant-api/context/cookies';
import { PEER_HEADER, visitorAddress } from '@/lib/tenant-api/context/visitor';

/** Headers of one connection, of the browser's own dealings with this web, and of what only we may say. */
const DROPPED =
  /^(host|cookie|authorization|connection|keep-alive|te|trailer|transfer-encoding|upgrade|expect|proxy-.*|sec-.*|forwarded|x-forwarded-.*|x-real-ip|x-merchloom-.*|x-csrf-token|x-middleware-.*|x-nextjs-.*|x-next-.*|next-.*|rsc|content-security-policy.*)$/;

/** The cookies the API reads; neither says who somebody is. */
const FORWARDED_COOKIES = [CSRF_COOKIE, LOCALE_COOKIE];

/**
 * What the tenant API is told of a browser's request: never its cookies but the language and CSRF ones, no
 * authorization but the given token, and the visitor's address in our own hand.
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
  if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
  if (token) headers.set('authorization', `Bearer ${token}`);
  const visitor = visitorAddress(request);
  headers.set(PEER_HEADER, visitor);
  headers.set('x-forwarded-for', visitor);
  return headers;
}
