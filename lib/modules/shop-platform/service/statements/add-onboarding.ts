import { shopOnboarding } from '@/lib/db/schema/shop-platform';
import type { Transaction } from '@/lib/db/transaction';

/** Stores how a merchant of a shop platform signed up. The other three steps are open. S2.1-46, S4-5. */
export async function addOnboarding(
  tx: Transaction,
  onboarding: typeof shopOnboarding.$inferInsert,
): Promise<void> {
  await tx.insert(shopOnboarding).values(onboarding);
}
