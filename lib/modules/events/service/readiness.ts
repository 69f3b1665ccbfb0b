import type { ReadinessFacts } from '@/lib/modules/events/rules/next-steps';
import { findAccountReadiness, type AccountReadiness } from '@/lib/modules/events/data/account-readiness';
import type { EventFacts } from '@/lib/modules/events/data/event-overview';
import { withDirectory } from '@/lib/db/with-directory';

/** How the payment accounts of a slug's tenant stand, by region. */
export async function readAccountReadiness(slug: string): Promise<readonly AccountReadiness[]> {
  return withDirectory((tx) => findAccountReadiness(tx, slug));
}

/** The facts about an event that its setup steps depend on. */
export function readinessOf(facts: EventFacts, accounts: readonly AccountReadiness[]): ReadinessFacts {
  const own = accounts.find(({ region }) => region === facts.region);
  return { ...facts, paidOut: own?.paidOut ?? false, taxReady: own?.taxReady ?? false };
}
