import { sql } from 'drizzle-orm';

/** Which clocks `k` of orders are past the days promised for their step: by this the list and all figures count. S2.2-175. */
export const IS_LATE = sql`k.late_days is not null`;
