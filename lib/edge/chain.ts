import { NextResponse, type NextRequest } from 'next/server';
import { authLink } from './auth-link';
import type { ChainContext, Link } from './link';
import { localeLink } from './locale-link';
import { shopPlatformLink } from './shop-platform-link';

const LINKS: Readonly<Record<string, Link>> = {
  auth: authLink,
  'shop-platform': shopPlatformLink,
  locale: localeLink,
};

/** S8-3: an unknown middleware name. */
function unknownLink(): Response {
  return new Response('Unknown middleware', {
    status: 500,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}

/**
 * Runs the named links in order; the first response wins. All names are checked before any link runs, so that a
 * misspelt chain never lets a request half through. S6-7, S8-3.
 */
export async function runChain(names: readonly string[], request: NextRequest): Promise<Response> {
  const links: Link[] = [];
  for (const name of names) {
    const link = Object.hasOwn(LINKS, name) ? LINKS[name] : undefined;
    if (!link) return unknownLink();
    links.push(link);
  }
  let headers: Headers | undefined;
  const context: ChainContext = {
    request,
    path: request.nextUrl.pathname,
    get headers() {
      return (headers ??= new Headers(request.headers));
    },
    session: null,
  };
  for (const link of links) {
    const answer = await link(context);
    if (answer) return answer;
  }
  return NextResponse.next({ request: { headers: context.headers } });
}
