import { optionalSession, type Session } from '@/app/session';
import { otherMethods } from '@/app/other-methods';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { log } from '@/lib/env/logger';
import { loginPath } from '@/lib/modules/accounts/rules/safe-next';
import { completeInstall } from '@/lib/modules/shop-platform/contract/install';
import { readShopConnection, type OnboardingState } from '@/lib/modules/shop-platform/contract/shop-platform';
import { INSTALL_PARAM, installEnd, type InstallEnd } from '@/lib/modules/shop-platform/rules/install-end';

export const dynamic = 'force-dynamic';

const SETUP = '/get-started';
const SETTINGS = '/settings/shopify';

const lead = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

interface Ended {
  end: InstallEnd;
  state: OnboardingState | null;
}

/** A person whose steps are complete began from the settings, and goes back there. */
async function failed({ token }: Session, tenant: string, error: unknown): Promise<Ended> {
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === undefined)
    log().error({ reason: error instanceof Error ? error.message : 'unknown' }, 'an installation failed');
  const state = await serverCall(readShopConnection, { params: { tenant }, token }).catch(() => null);
  return { end: installEnd(code), state };
}

async function complete(session: Session, tenant: string, answer: Record<string, string>): Promise<Ended> {
  try {
    const input = { params: { tenant }, body: { answer }, token: session.token };
    return { end: 'done', state: await serverCall(completeInstall, input) };
  } catch (error) {
    return failed(session, tenant, error);
  }
}

/**
 * Where the shop platform leads a merchant back to, with a code and a signature over all that the address says. Whatever
 * came of it is said in words on the page that the installation began at. S4-41, S4-43.
 */
export async function GET(request: Request): Promise<Response> {
  const session = await optionalSession();
  if (!session) return lead(loginPath(SETUP));
  const { tenant_id: tenant } = session.user;
  if (!tenant) return lead(SETUP);
  const answer = Object.fromEntries(new URL(request.url).searchParams);
  const { end, state } = await complete(session, tenant, answer);
  return lead(`${state?.stepsCompleted ? SETTINGS : SETUP}?${INSTALL_PARAM}=${end}`);
}

const refuse = otherMethods('GET');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
