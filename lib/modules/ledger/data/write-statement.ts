import { sql } from 'drizzle-orm';
import { statements } from '@/lib/db/schema/statements';
import type { Region } from '@/lib/kernel/regions';
import type { Transaction } from '@/lib/db/transaction';
import type { StatementItem } from '@/lib/modules/ledger/rules/statement-figures';

const DIGITS = 6;

/**
 * Takes the next number of a seller's series, `UK-2026-000001`, in one conditional write. The series stays locked until the
 * transaction ends: a number that is rolled back is the next one's. D39-2.
 */
export async function takeNumber(tx: Transaction, seller: Region, year: number): Promise<string> {
  const { rows } = await tx.execute<{ last: number }>(sql`
    insert into statement_series as s (seller, year, last) values (${seller}, ${year}, 1)
    on conflict (seller, year) do update set last = s.last + 1 returning last`);
  const [row] = rows;
  if (!row) throw new RangeError('no number was taken');
  return [seller, year, String(row.last).padStart(DIGITS, '0')].join('-');
}

/** The id of what bears a number. */
export const statementId = (number: string): string => `stm_${number.toLowerCase().replaceAll('-', '_')}`;

/** Writes a statement or a credit note. A unique index refuses a second statement of one account and month. */
export async function insertStatement(tx: Transaction, row: typeof statements.$inferInsert): Promise<void> {
  await tx.insert(statements).values(row);
}

/** Writes what a statement tells of; the key refuses what another one tells of. */
export async function insertItems(
  tx: Transaction,
  { tenantId, statement }: { tenantId: string; statement: string },
  items: readonly StatementItem[],
): Promise<void> {
  const rows = items.map(({ source, sourceId, parts }) => ({ source, sourceId, ...parts }));
  // One value however many rows: as a list of parameters, thousands of rows take minutes to build.
  await tx.execute(sql`
    insert into statement_items (tenant_id, source, source_id, statement_id, production_minor, fee_minor, tax_minor)
    select ${tenantId}, i.source, i."sourceId", ${statement}, i.production, i.fee, i.tax
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as i (source text, "sourceId" text, production bigint, fee bigint, tax bigint)`);
}
