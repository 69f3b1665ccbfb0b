import { NextResponse } from 'next/server';
import { loginPath } from '@/lib/modules/accounts/rules/safe-next';
import type { ChainContext } from './link';
import { isPerRequest, isProtected, PATH_HEADER } from './paths';
import { readSession } from './read-session';

/**
 * Who is there, and off to the login with those who are nobody where somebody is needed; whoever wants to create an
 * event is shown how to begin instead. SPEC 6, DECISIONS 2. A courtesy, no lock: pages and API check again.
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
