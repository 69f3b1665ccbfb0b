import { and, desc, eq, sql } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import { statementFiles, statements } from '@/lib/db/schema/statements';
import type { Transaction } from '@/lib/db/transaction';

/** Where a statement or credit note is found. */
export interface StatementKey {
  tenantId: string;
  id: string;
}

const LISTED = 500;

/**
 * A client's statements and credit notes, newest month first; each statement before what corrects it. With `id`, that one
 * alone.
 */
export async function listStatementRows(
  tx: Transaction,
  { tenantId, id }: { tenantId: string; id?: string },
) {
  const { kind, number, currency, period, totalMinor, reason, issuedAt } = statements;
  return tx
    .select({
      id: statements.id,
      kind,
      number,
      currency,
      period,
      totalMinor,
      reason,
      issuedAt,
      corrects: sql<string | null>`(select c.number from statements c
        where c.tenant_id = ${tenantId} and c.id = statements.corrects_id)`,
    })
    .from(statements)
    .where(and(eq(statements.tenantId, tenantId), id === undefined ? undefined : eq(statements.id, id)))
    .orderBy(desc(period), currency, sql`${kind} = 'credit_note'`, number)
    .limit(LISTED);
}

/** A statement or credit note; undefined for none. */
export async function findStatement(tx: Transaction, { tenantId, id }: StatementKey) {
  const [row] = await tx
    .select()
    .from(statements)
    .where(and(eq(statements.tenantId, tenantId), eq(statements.id, id)));
  return row;
}

/** The credit note that came with a row of the ledger; undefined for none. */
export async function findNote(tx: Transaction, tenantId: string, act: string) {
  const { rows } = await tx.execute<{ id: string; correctsId: string; total: string; reason: string }>(sql`
    select s.id, s.corrects_id as "correctsId", s.total_minor as total, s.reason
    from ledger_rows l join statements s on s.tenant_id = l.tenant_id and s.ledger_row_id = l.id
    where l.tenant_id = ${tenantId} and l.kind = 'correction' and l.payment_id = ${act}`);
  return rows[0];
}

/** What the credit notes of a statement add up to, in minor units. */
export async function sumOfNotes(tx: Transaction, { tenantId, id }: StatementKey): Promise<number> {
  const { rows } = await tx.execute<{ sum: string }>(sql`
    select coalesce(sum(total_minor), 0) as sum from statements
    where tenant_id = ${tenantId} and corrects_id = ${id} and kind = 'credit_note'`);
  return Number(rows[0]?.sum ?? 0);
}

/** The last row of an account's ledger; the account must be locked. */
export async function lastLedgerRow(tx: Transaction, tenantId: string, currency: string): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from ledger_rows where tenant_id = ${tenantId} and currency = ${currency}
    order by number desc limit 1`);
  const [row] = rows;
  if (!row) throw new RangeError('an account without movements');
  return row.id;
}

/** The bytes of a document; undefined while it is not drawn. */
export async function findFile(tx: Transaction, { tenantId, id }: StatementKey): Promise<Buffer | undefined> {
  const [row] = await tx
    .select({ content: statementFiles.content })
    .from(statementFiles)
    .where(and(eq(statementFiles.tenantId, tenantId), eq(statementFiles.statementId, id)));
  return row?.content;
}

/** Keeps a document's bytes, unless some are kept: those stay. */
export async function keepFile(tx: Transaction, { tenantId, id }: StatementKey, bytes: Uint8Array) {
  const content = Buffer.from(bytes);
  const sha256 = createHash('sha256').update(content).digest();
  await tx
    .insert(statementFiles)
    .values({ tenantId, statementId: id, content, sha256 })
    .onConflictDoNothing();
}

/** A client's documents that are not drawn yet, oldest first. */
export async function findUndrawn(tx: Transaction, tenantId: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select s.id from statements s where s.tenant_id = ${tenantId} and not exists (select from statement_files f
      where f.tenant_id = s.tenant_id and f.statement_id = s.id)
    order by s.issued_at, s.id limit 50`);
  return rows.map(({ id }) => id);
}
