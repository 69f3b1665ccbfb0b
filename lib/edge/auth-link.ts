import { NextResponse } from 'next/server';
import { loginPath } from '@/lib/modules/accounts/rules/safe-next';
import type { ChainContext } from './link';
import { isPerRequest, isProtected, PATH_HEADER } from './paths';
import { readSession } from './read-session';

/**
 * Reads the session, and redirects to the login where one is needed; an anonymous visitor who wants to create an event
 * goes to the introduction instead. S6, D2. This is a convenience, not protection: pages and API check again.
 */
export async function authLink(context: ChainContext): Promise<Response | undefined> {
  const { request, path } = context;
  context.session = await readSession(request.cookies);
  const here = path + request.nextUrl.search;
  if (isPerRequest(path)) context.headers.set(PATH_HEADER, here);
  if (context.session || !isProtected(path)) return undefined;
  const target = path === '/events/create' ? '/get-started' : loginPath(here);
  return NextResponse.redirect(new URL(target, request.nextUrl));
}
