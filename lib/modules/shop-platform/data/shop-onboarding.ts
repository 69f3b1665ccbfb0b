import { eq } from 'drizzle-orm';
import { shopOnboarding } from '@/lib/db/schema/shop-platform';
import { tenants } from '@/lib/db/schema/tenants';
import type { Transaction } from '@/lib/db/transaction';

/** A tenant's stored shop-platform onboarding; the row may not exist yet. */
export async function findOnboarding(tx: Transaction, tenantId: string) {
  const [found] = await tx
    .select({ shopPlatform: tenants.shopPlatform, stored: shopOnboarding })
    .from(tenants)
    .leftJoin(shopOnboarding, eq(shopOnboarding.tenantId, tenants.id))
    .where(eq(tenants.id, tenantId));
  return found;
}

interface StepTimes {
  appInstalledAt: Date | null;
  becameCustomerAt: Date | null;
  paymentMethodAt: Date | null;
}

export async function saveStepTimes(
  tx: Transaction,
  tenantId: string,
  times: StepTimes & { updatedAt: Date },
): Promise<void> {
  await tx.update(shopOnboarding).set(times).where(eq(shopOnboarding.tenantId, tenantId));
}

/** Stores the shop's address; the row may not exist yet. */
export async function saveShopAddress(
  tx: Transaction,
  tenantId: string,
  values: { shopifyUrl: string | null; updatedAt: Date },
): Promise<void> {
  await tx
    .insert(shopOnboarding)
    .values({ tenantId, ...values })
    .onConflictDoUpdate({ target: shopOnboarding.tenantId, set: values });
}

/** Waits for whoever changes this tenant's shop at the moment. */
export async function lockOnboarding(tx: Transaction, tenantId: string): Promise<void> {
  await tx
    .select({ tenantId: tenants.id })
    .from(tenants)
    .where(eq(tenants.id, tenantId))
    .for('no key update');
}

/** The region that a merchant pays in; null for a client that has no onboarding. */
export async function onboardingRegion(tx: Transaction, tenantId: string): Promise<string | null> {
  const [found] = await tx
    .select({ region: shopOnboarding.paymentRegion })
    .from(shopOnboarding)
    .where(eq(shopOnboarding.tenantId, tenantId));
  return found?.region ?? null;
}
