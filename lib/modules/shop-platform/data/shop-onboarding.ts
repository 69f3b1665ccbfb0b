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
