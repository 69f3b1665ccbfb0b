import { NextResponse } from 'next/server';
import { tenantApiFetch } from '@/lib/tenant-api/fetch';
import { log } from '@/lib/env/logger';
import type { ChainContext } from './link';
import { localeOf } from './locale-link';
import { isProtected } from './paths';
import type { SessionClaims } from './read-session';

/** The page that shows the error page with its status; reserved as a slug (D6-1). */
const ERROR_PATH = '/500';

/** S7-10: any data means that steps are open. Rejects when the API's answer is neither data nor null. */
async function hasOpenSteps({ tenantId, bearer }: SessionClaims): Promise<boolean> {
  const url = `http://tenant-api.internal/api/${tenantId}/events/shopify?shopify=1`;
  const headers = { accept: 'application/json', authorization: `Bearer ${bearer}` };
  const response = await tenantApiFetch(new Request(url, { headers }));
  // The page handles a session that has ended meanwhile.
  if (response.status === 401) return false;
  if (!response.ok) throw new Error(`onboarding answered ${response.status}`);
  const { data }: { data: unknown } = await response.json();
  return Boolean(data);
}

/**
 * Redirects a shop-platform user with open steps to /get-started; an error shows the error page. S6-8, S7-10. Asked for
 * every page, so that a step completed elsewhere counts at once.
 */
export async function shopPlatformLink(context: ChainContext): Promise<Response | undefined> {
  const { request, path, session } = context;
  if (!session?.shopPlatform || !session.tenantId || !isProtected(path)) return undefined;
  try {
    if (!(await hasOpenSteps(session))) return undefined;
  } catch (error) {
    log().error({ reason: error instanceof Error ? error.message : 'unknown' }, 'onboarding check failed');
    const locale = await localeOf(context);
    return NextResponse.rewrite(new URL(`/${locale}${ERROR_PATH}`, request.nextUrl), { status: 500 });
  }
  return NextResponse.redirect(new URL('/get-started', request.nextUrl));
}
