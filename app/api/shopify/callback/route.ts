import { optionalSession } from '@/app/session';
import { otherMethods } from '@/app/other-methods';
import { serverCall } from '@/lib/client/server';
import { loginPath } from '@/lib/modules/accounts/rules/safe-next';
import { completeInstall } from '@/lib/modules/shop-platform/contract/install';
import { lead, leadToEnd, leadToFailure, SETUP } from '../ended';

export const dynamic = 'force-dynamic';

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
  try {
    const input = { params: { tenant }, body: { answer }, token: session.token };
    return leadToEnd(await serverCall(completeInstall, input), 'done');
  } catch (error) {
    return leadToFailure(session, tenant, error);
  }
}

const refuse = otherMethods('GET');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
