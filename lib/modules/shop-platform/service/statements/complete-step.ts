import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '@/lib/audit/append-audit';
import { shopOnboarding } from '@/lib/db/schema/shop-platform';
import type { Transaction } from '@/lib/db/transaction';
import type { TenantContext } from '@/lib/db/with-tenant';
import { now } from '@/lib/kernel/clock';
import type { OnboardingStepName } from '@/lib/modules/shop-platform/rules/steps';

const COLUMNS = {
  install_app: 'appInstalledAt',
  become_customer: 'becameCustomerAt',
  connect_payment: 'paymentMethodAt',
} as const satisfies Partial<Record<OnboardingStepName, keyof typeof shopOnboarding.$inferSelect>>;

export type OpenStepName = keyof typeof COLUMNS;

/**
 * Marks a step of a merchant's onboarding complete, with its audit row; the others do not change. Once, however many tell
 * of it. False where it was complete, or the client has no onboarding. S4-5.
 */
export async function completeStep(
  tx: Transaction,
  context: TenantContext,
  step: OpenStepName,
): Promise<boolean> {
  const column = COLUMNS[step];
  const done = await tx
    .update(shopOnboarding)
    .set({ [column]: now(), updatedAt: now() })
    .where(and(eq(shopOnboarding.tenantId, context.tenantId), isNull(shopOnboarding[column])))
    .returning({ tenantId: shopOnboarding.tenantId });
  if (done.length === 0) return false;
  await audit(tx, context, {
    action: 'onboarding.step_completed',
    subjectType: 'tenant',
    subjectId: context.tenantId,
    data: { step },
  });
  return true;
}
