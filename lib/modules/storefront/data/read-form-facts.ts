import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';

/** The public settings of an event's order form. */
export interface FormFacts extends Record<string, unknown> {
  lockedCountries: string[];
  collectSizes: boolean;
  collectAddresses: boolean;
}

/** For an event in any status; undefined for no event of this tenant. */
export async function readFormFacts(tx: Transaction, slug: string): Promise<FormFacts | undefined> {
  const { rows } = await tx.execute<FormFacts>(sql`
    select e.locked_countries as "lockedCountries", e.collect_sizes as "collectSizes",
      e.collect_addresses as "collectAddresses"
    from events e where e.slug = ${slug} and e.deleted_at is null and not e.hidden`);
  return rows[0];
}
