import { notFound } from '@/lib/kernel/app-error';
import { toWire } from '@/lib/kernel/money';
import { withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import type { Statement } from '@/lib/modules/ledger/contract/statements';
import { listStatementRows } from '@/lib/modules/ledger/data/find-statements';

type Row = Awaited<ReturnType<typeof listStatementRows>>[number];

const present = ({ totalMinor, period, issuedAt, ...row }: Row): Statement => ({
  ...row,
  month: period.slice(0, 7),
  total: toWire(totalMinor),
  issued_at: issuedAt.toISOString(),
});

/** A client's statements and credit notes, the newest month first; amounts as decimal text. D39-1. */
export async function listStatements(context: TenantContext): Promise<{ statements: Statement[] }> {
  const { tenantId } = context;
  const rows = await withTenantOnce(context, (tx) => listStatementRows(tx, { tenantId }));
  return { statements: rows.map(present) };
}

/** One of them. Throws 404, also for another client's. D39-2. */
export async function readStatement(context: TenantContext, id: string): Promise<Statement> {
  const { tenantId } = context;
  const [row] = await withTenantOnce(context, (tx) => listStatementRows(tx, { tenantId, id }));
  if (!row) throw notFound();
  return present(row);
}
