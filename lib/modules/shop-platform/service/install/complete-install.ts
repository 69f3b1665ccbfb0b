import { audit } from '@/lib/audit/append-audit';
import { enqueue } from '@/lib/db/enqueue';
import { withDirectory } from '@/lib/db/with-directory';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { log } from '@/lib/env/logger';
import { AppError, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { takeState } from '@/lib/modules/shop-platform/data/install-states';
import { claimShop, findConnection, putConnection } from '@/lib/modules/shop-platform/data/shop-connections';
import {
  findOnboarding,
  lockOnboarding,
  saveShopAddress,
} from '@/lib/modules/shop-platform/data/shop-onboarding';
import { missingScopes } from '@/lib/modules/shop-platform/rules/scopes';
import type { OnboardingState } from '@/lib/modules/shop-platform/rules/steps';
import { onboardingOf } from '@/lib/modules/shop-platform/service/onboarding-state';
import { completeStep } from '@/lib/modules/shop-platform/service/statements/complete-step';
import { prepareOptions } from '@/lib/modules/shop-platform/rules/shop-jobs';
import { shopPlatform, type InstallAnswer, type ShopTokens } from '@/lib/shop-platform';
import { admitShop } from './begin-install';
import { hashState, sealToken } from './seals';
import { mayConnect } from './may-connect';

type Person = TenantContext & { userId: string };

/** The platform's answer to an installation that this person began, for this client and this shop; once. */
async function recognise(person: Person, query: Readonly<Record<string, string>>): Promise<InstallAnswer> {
  const answer = await shopPlatform().verifyInstall(query);
  if (!answer) throw new AppError('shop_install_failed');
  const begun = await withDirectory((tx) => takeState(tx, hashState(answer.state)));
  const isOwn =
    begun?.tenantId === person.tenantId &&
    begun.userId === person.userId &&
    begun.shop === answer.shop &&
    begun.expiresAt > now();
  if (!isOwn) throw new AppError('shop_install_failed');
  return answer;
}

/** What the shop calls itself. The connection stands without it. */
async function nameOf(shop: string, { accessToken }: ShopTokens): Promise<string | null> {
  try {
    return (await shopPlatform().readShop({ shop, accessToken })).name.slice(0, 255);
  } catch (error) {
    log().warn({ reason: error instanceof Error ? error.name : 'unknown' }, 'a connected shop was not read');
    return null;
  }
}

/** Stores the connection, and completes the step. */
async function connect(
  person: Person,
  shop: string,
  tokens: ShopTokens,
  shopName: string | null,
): Promise<OnboardingState | null> {
  const { tenantId } = person;
  return withTenant(person, async (tx) => {
    await lockOnboarding(tx, tenantId);
    const former = await findConnection(tx, tenantId, true);
    if (former?.status === 'connected' && former.shop !== shop) throw new AppError('conflict');
    if (!(await claimShop(tx, { shop, tenantId, claimedAt: now() }))) throw new AppError('shop_taken');
    const { accessToken, accessUntil, refreshToken, refreshUntil, scopes } = tokens;
    await putConnection(tx, {
      tenantId,
      shop,
      shopName,
      status: 'connected',
      scopes,
      accessToken: sealToken({ tenantId, shop }, accessToken),
      accessUntil,
      refreshToken: sealToken({ tenantId, shop }, refreshToken),
      refreshUntil,
      apiVersion: shopPlatform().apiVersion,
      connectedAt: now(),
      lastOkAt: shopName === null ? null : now(),
      lastError: null,
      lastErrorAt: null,
      serviceGid: null,
      locationGid: null,
      preparedAt: null,
      lookAt: now(),
    });
    await enqueue(tx, 'prepare-shop', { tenantId }, prepareOptions(tenantId));
    await saveShopAddress(tx, tenantId, { shopifyUrl: shop, updatedAt: now() });
    await audit(tx, person, {
      action: 'onboarding.shop_connected',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { shop, scopes, before: former?.status ?? null },
    });
    await completeStep(tx, person, 'install_app');
    const found = await findOnboarding(tx, tenantId);
    if (!found) throw notFound();
    return onboardingOf(found);
  });
}

/**
 * Completes an installation with what the platform came back with: its signature, the state and its person, then the code
 * for tokens and the scopes; the connection and the step in one transaction after the network. A shop that is installed
 * again gets new tokens and goes on. Throws `shop_install_failed` for an answer that is not the platform's, not to this
 * person, too old or used, `shop_scopes_missing`, `shop_taken`, `conflict`, and the platform's errors. S4-41.
 */
export async function completeInstall(
  person: Person,
  query: Readonly<Record<string, string>>,
): Promise<OnboardingState | null> {
  if (!(await mayConnect())) throw new AppError('shop_app_unavailable');
  const { shop, code } = await recognise(person, query);
  await admitShop(person, shop);
  const tokens = await shopPlatform().completeInstall({ shop, code });
  const missing = missingScopes(shopPlatform().scopes, tokens.scopes);
  if (missing.length > 0) throw new AppError('shop_scopes_missing');
  return connect(person, shop, tokens, await nameOf(shop, tokens));
}
