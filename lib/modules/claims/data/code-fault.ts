import { sql, type SQL } from 'drizzle-orm';

/**
 * Why a code `c` of a batch `b` can't be used, the first that fits; null for one that can. The claim's own condition is
 * `codeIsOpen`; only the client reads this. D22-5, D40-6.
 */
export const codeFault = (at: Date): SQL => {
  const moment = sql`${at.toISOString()}::timestamptz`;
  return sql`case when c.revoked_at is not null or b.revoked_at is not null then 'revoked'
    when c.uses >= c.max_uses then 'used'
    when c.paused_at is not null or b.paused_at is not null then 'paused'
    when coalesce(c.ends_at, b.ends_at) <= ${moment} then 'expired'
    when b.starts_at > ${moment} then 'not_started' end`;
};
