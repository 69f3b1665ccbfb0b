import type { Session } from '@/app/session';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { log } from '@/lib/env/logger';
import { readShopConnection, type OnboardingState } from '@/lib/modules/shop-platform/contract/shop-platform';
import { INSTALL_PARAM, installEnd, type InstallEnd } from '@/lib/modules/shop-platform/rules/install-end';

export const SETUP = '/get-started';
export const SETTINGS = '/settings/shopify';

/** Leads the browser on; what it came with is good once, so nothing keeps the answer. */
export const lead = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

/** Where a person has to do with the shop: a person whose steps are complete began from the settings. */
export const placeOf = (state: OnboardingState | null): string => (state?.stepsCompleted ? SETTINGS : SETUP);

/** How the connection is; null where it cannot be read. */
export const readState = ({ token }: Session, tenant: string): Promise<OnboardingState | null> =>
  serverCall(readShopConnection, { params: { tenant }, token }).catch(() => null);

/** Leads to the page that says how an installation ended. S4-43. */
export const leadToEnd = (state: OnboardingState | null, end: InstallEnd): Response =>
  lead(`${placeOf(state)}?${INSTALL_PARAM}=${end}`);

/** The same for one that failed; an error of no known kind is logged. */
export async function leadToFailure(session: Session, tenant: string, error: unknown): Promise<Response> {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === undefined)
    log().error({ reason: error instanceof Error ? error.message : 'unknown' }, 'an installation failed');
  return leadToEnd(await readState(session, tenant), installEnd(code));
}
