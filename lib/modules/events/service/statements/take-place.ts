import { sql, type SQL } from 'drizzle-orm';

/**
 * Takes one place under an event's cap if `allowed` holds, as a write for a larger statement; returns one row, whose
 * `last` says that it was the last place. D23.
 */
export const takePlace = (tenant: SQL, event: SQL, allowed: SQL): SQL => sql`update events
  set claims_used = claims_used + 1
  where tenant_id = ${tenant} and id = ${event} and (claim_cap is null or claims_used < claim_cap) and ${allowed}
  returning claims_used = claim_cap as last`;
