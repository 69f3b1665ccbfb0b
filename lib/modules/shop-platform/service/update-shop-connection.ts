import { audit } from '@/lib/audit/append-audit';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import { AppError, invalid, notFound } from '@/lib/kernel/app-error';
import { now } from '@/lib/kernel/clock';
import { findConnection } from '@/lib/modules/shop-platform/data/shop-connections';
import {
  findOnboarding,
  lockOnboarding,
  saveShopAddress,
} from '@/lib/modules/shop-platform/data/shop-onboarding';
import { parseShopAddress } from '@/lib/modules/shop-platform/rules/shop-address';
import type { OnboardingState } from '@/lib/modules/shop-platform/rules/steps';
import { onboardingOf } from './onboarding-state';

/**
 * Changes the address of a client's shop, or takes it away when empty, with its audit row. It completes no step: that is
 * for the app's installation. The same address again changes nothing, nor does a client that is not from a shop platform.
 * S2.2-207. Throws 404 for an unknown client, `conflict` while a shop is connected, and 422 `invalid_shop_address`.
 */
export async function updateShopConnection(
  context: TenantContext,
  typed: string,
): Promise<OnboardingState | null> {
  const { tenantId } = context;
  const shopifyUrl = typed === '' ? null : parseShopAddress(typed);
  if (typed !== '' && shopifyUrl === null) throw invalid({ shopifyUrl: ['invalid_shop_address'] });
  return withTenant(context, async (tx) => {
    await lockOnboarding(tx, tenantId);
    const found = await findOnboarding(tx, tenantId);
    if (!found) throw notFound();
    const before = onboardingOf(found);
    if (!before || before.shopifyUrl === shopifyUrl) return before;
    // The address of a connected shop is the shop's own.
    if ((await findConnection(tx, tenantId))?.status === 'connected') throw new AppError('conflict');
    await saveShopAddress(tx, tenantId, { shopifyUrl, updatedAt: now() });
    await audit(tx, context, {
      action: 'onboarding.shop_address_changed',
      subjectType: 'tenant',
      subjectId: tenantId,
      data: { before: before.shopifyUrl, after: shopifyUrl },
    });
    return { ...before, shopifyUrl };
  });
}
