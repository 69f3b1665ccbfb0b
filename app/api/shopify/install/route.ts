import { optionalSession } from '@/app/session';
import { otherMethods } from '@/app/other-methods';
import { ApiError } from '@/lib/client/api-error';
import { serverCall } from '@/lib/client/server';
import { launchShop } from '@/lib/modules/shop-platform/contract/install';
import { parseShopAddress } from '@/lib/modules/shop-platform/rules/shop-address';
import { lead, leadToFailure, placeOf, readState, SETTINGS } from '../ended';

export const dynamic = 'force-dynamic';

/** Who is not logged in signs up first, or logs in there; the form begins with the shop that they came from. */
function signUp(shop: string): Response {
  const address = parseShopAddress(shop);
  return lead(`/shopify/signup${address === null ? '' : `?shop=${address}`}`);
}

/**
 * Where the shop platform leads a merchant to who opens the app there, in its app store or among the shop's apps: on to the
 * page that grants the app its scopes, or to the connection where the shop is connected. S4-85, S4-86.
 */
export async function GET(request: Request): Promise<Response> {
  const answer = Object.fromEntries(new URL(request.url).searchParams);
  const session = await optionalSession();
  if (!session) return signUp(answer['shop'] ?? '');
  const { tenant_id: tenant } = session.user;
  if (!tenant) return lead(SETTINGS);
  try {
    const { url } = await serverCall(launchShop, {
      params: { tenant },
      body: { answer },
      token: session.token,
    });
    return lead(url ?? placeOf(await readState(session, tenant)));
  } catch (error) {
    // The settings say that this account is not linked to a shop, and how to open one that is.
    if (error instanceof ApiError && error.code === 'not_found') return lead(SETTINGS);
    return leadToFailure(session, tenant, error);
  }
}

const refuse = otherMethods('GET');
export { refuse as HEAD, refuse as POST, refuse as PUT, refuse as PATCH, refuse as DELETE };
