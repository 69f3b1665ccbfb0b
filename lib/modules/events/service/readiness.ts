import type { Region } from '@/lib/kernel/regions';
import type { ReadinessFacts } from '@/lib/modules/events/rules/next-steps';
import type { EventFacts } from '@/lib/modules/events/data/event-overview';
import { findSlug } from '@/lib/modules/events/service/statements/find-slug';
import { withDirectory } from '@/lib/db/with-directory';

/** The regions in which the tenant of a slug has an account that may take payments. */
export async function regionsPaid(slug: string): Promise<readonly Region[]> {
  return (await withDirectory((tx) => findSlug(tx, slug)))?.regions ?? [];
}

/** The facts about an event that its setup steps depend on. */
export function readinessOf(facts: EventFacts, regions: readonly string[]): ReadinessFacts {
  return { ...facts, paidOut: regions.includes(facts.region) };
}
