import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import { codeFault } from './code-fault';

/** Codes of a batch that were there at a moment. */
interface CodesOf {
  tenantId: string;
  batchId: string;
  at: Date;
}

const FROM = sql`promo_codes c join code_batches b on b.tenant_id = c.tenant_id and b.id = c.batch_id`;

/** Not replaced, and there when the sheet was asked for, so that it ends. */
const ofBatch = ({ tenantId, batchId, at }: CodesOf): SQL =>
  sql`c.tenant_id = ${tenantId} and c.batch_id = ${batchId} and c.replaced_by is null
    and c.created_at <= ${at.toISOString()}::timestamptz`;

/** Whether a card with the code is of use: it can be claimed now, or once a pause ends or its first day comes. */
const isPrintable = (at: Date): SQL =>
  sql`coalesce(${codeFault(at)}, 'open') not in ('revoked', 'used', 'expired')`;

/** How many codes of a batch are of use on a card, and how many are not. */
export async function countPrintable(
  tx: Transaction,
  of: CodesOf,
): Promise<{ printable: number; leftOut: number }> {
  const { rows } = await tx.execute<{ printable: number; leftOut: number }>(sql`
    select count(*) filter (where ${isPrintable(of.at)})::integer as printable,
      count(*) filter (where not ${isPrintable(of.at)})::integer as "leftOut"
    from ${FROM} where ${ofBatch(of)}`);
  return rows[0] ?? { printable: 0, leftOut: 0 };
}

interface PrintableCode extends Record<string, unknown> {
  id: string;
  code: string;
  /** Creation time, with microseconds. */
  place: string;
}

/** The next codes to print, the oldest first; `now` decides which of them are still of use. */
export async function nextPrintable(
  tx: Transaction,
  of: CodesOf & { now: Date },
  { after, limit }: { after: { place: string; id: string } | null; limit: number },
): Promise<PrintableCode[]> {
  const beyond = after ? sql`(c.created_at, c.id) > (${after.place}::timestamptz, ${after.id})` : sql`true`;
  const { rows } = await tx.execute<PrintableCode>(sql`
    select c.id, c.code, to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as place
    from ${FROM} where ${ofBatch(of)} and ${isPrintable(of.now)} and ${beyond}
    order by c.created_at, c.id limit ${limit}`);
  return rows;
}
