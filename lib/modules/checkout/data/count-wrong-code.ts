import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { countSlowly, type SlowCounter } from './slow-codes';

/** The counters of a wrong code. */
export interface WrongCode {
  /** This visitor's attempts with this code. */
  codeBucket: string;
  visitorBucket: string;
  addressBucket: string;
  windowStart: Date;
  /** Wrong codes a minute that the visitor may learn of. */
  perVisitor: number;
  slow: SlowCounter;
}

export interface WrongCodeCount {
  /** False for a code that this visitor has tried before in this window: repeats are not counted. */
  fresh: boolean;
  visitor: number;
  address: number;
  /** True for a try that came before its wait was over; it is not counted as one more. D27-11. */
  early: boolean;
}

/**
 * Counts a wrong code once per visitor and window, for the visitor and the IP address, in one round trip. D27-2, D27-11.
 */
export async function countWrongCode(tx: Transaction, wrong: WrongCode): Promise<WrongCodeCount> {
  const start = wrong.windowStart.toISOString();
  const hit = (bucket: string, gate: SQL) => sql`
    insert into rate_limits as r (bucket, window_start, hits) select ${bucket}, ${start}::timestamptz, 1 where ${gate}
    on conflict (bucket, window_start) do update set hits = r.hits + 1 returning hits`;
  const isFresh = sql`exists (select from code where hits = 1)`;
  const learns = sql`exists (select from visitor where hits <= ${wrong.perVisitor})`;
  const { rows } = await tx.execute<{
    code: number;
    visitor: number | null;
    address: number | null;
    slow: number | null;
  }>(sql`
    with code as (${hit(wrong.codeBucket, sql`true`)}),
      visitor as (${hit(wrong.visitorBucket, isFresh)}),
      address as (${hit(wrong.addressBucket, isFresh)}),
      slow as (${countSlowly(wrong.slow, learns)})
    select (select hits from code) as code, (select hits from visitor) as visitor, (select hits from address) as address,
      (select hits from slow) as slow`);
  const [row] = rows;
  const counts = { visitor: row?.visitor ?? 0, address: row?.address ?? 0 };
  const fresh = row?.code === 1;
  return { fresh, ...counts, early: fresh && counts.visitor <= wrong.perVisitor && row.slow === null };
}
