import { sql, type SQL } from 'drizzle-orm';
import { WAITS } from '@/lib/modules/claims/data/list-flagged';

/** How many claims of an event wait for a decision: as many as their list shows (D24-2). `event`: a row of `events`. */
export const claimsThatWait = (event: SQL): SQL => sql`(
  select count(*)::integer from claim_flags f join orders o on o.tenant_id = f.tenant_id and o.id = f.order_id
  where f.tenant_id = ${event}.tenant_id and f.event_id = ${event}.id and ${WAITS})`;
