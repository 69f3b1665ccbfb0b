import { and, eq, sql, type SQL } from 'drizzle-orm';
import { now } from '@/lib/kernel/clock';
import { rateLimits } from '@/lib/db/schema/limits';
import type { Transaction } from '@/lib/db/transaction';

/** Wrong codes of one visitor in one event on a day, after which each further try waits. D27-11. */
const UNDELAYED = 20;
/** Seconds of the first wait; each is twice as long as the one before. */
const FIRST_S = 5;
const LONGEST_S = 60;
/** Doubled more often, a number of seconds would leave its range. */
const DOUBLINGS = 10;

/** A visitor's wrong codes in one event on one day. */
export interface SlowCounter {
  bucket: string;
  windowStart: Date;
}

/**
 * Counts one more wrong code where `gate` holds, and sets when the next may be tried. Returns no row for a try that came
 * too early: of parallel ones, which all began when the wait was over, only the first learns that its code is wrong.
 */
export function countSlowly({ bucket, windowStart }: SlowCounter, gate: SQL): SQL {
  const at = sql`${now().toISOString()}::timestamptz`;
  return sql`insert into rate_limits as r (bucket, window_start, hits)
    select ${bucket}, ${windowStart.toISOString()}::timestamptz, 1 where ${gate}
    on conflict (bucket, window_start) do update set hits = r.hits + 1,
      next_at = case when r.hits + 1 >= ${UNDELAYED}::int then ${at} + interval '1 second'
        * least(${LONGEST_S}::int, ${FIRST_S}::int * 2 ^ least(r.hits + 1 - ${UNDELAYED}::int, ${DOUBLINGS}::int)) end
    where r.next_at is null or r.next_at <= ${at}
    returning hits`;
}

/** When a visitor may try the next code; null for at once. D27-11. */
export async function nextTryAt(tx: Transaction, { bucket, windowStart }: SlowCounter): Promise<Date | null> {
  const isCounter = and(eq(rateLimits.bucket, bucket), eq(rateLimits.windowStart, windowStart));
  const [row] = await tx.select({ next: rateLimits.nextAt }).from(rateLimits).where(isCounter);
  return row?.next ?? null;
}
