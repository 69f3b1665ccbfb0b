import type { Region } from '@/lib/kernel/regions';
import type { ReadinessFacts } from '@/lib/modules/events/rules/next-steps';
import type { EventFacts } from '@/lib/modules/events/data/event-overview';
import { findSlug } from '@/lib/modules/events/service/statements/find-slug';
import { withDirectory } from '@/lib/db/with-directory';

/** The regions in which the company behind a slug has an account that may be paid. */
export async function regionsPaid(slug: string): Promise<readonly Region[]> {
  return (await withDirectory((tx) => findSlug(tx, slug)))?.regions ?? [];
}

/** What is known of an event, as the steps ask for it. */
export function readinessOf(facts: EventFacts, regions: readonly string[]): ReadinessFacts {
  return { ...facts, paidOut: regions.includes(facts.region) };
}
