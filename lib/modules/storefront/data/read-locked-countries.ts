import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { IS_OPEN_TO_THE_PUBLIC } from '@/lib/modules/events/service/statements/event-json';

/** The countries an event is locked to; undefined for a draft and for no event of this tenant. */
export async function readLockedCountries(tx: Transaction, slug: string): Promise<string[] | undefined> {
  const { rows } = await tx.execute<{ countries: string[] }>(sql`
    select e.locked_countries as countries from events e where e.slug = ${slug} and ${IS_OPEN_TO_THE_PUBLIC}`);
  return rows[0]?.countries;
}
