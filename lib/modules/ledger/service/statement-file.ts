import { notFound } from '@/lib/kernel/app-error';
import { withTenant, withTenantOnce, type TenantContext } from '@/lib/db/with-tenant';
import { drawInvoice } from '@/lib/files/pdf/draw-invoice';
import type { InvoiceModel } from '@/lib/files/pdf/invoice-model';
import { findFile, findStatement, keepFile } from '@/lib/modules/ledger/data/find-statements';

/**
 * A statement's or credit note's document: the bytes that are kept, always the same. They are drawn from the texts it was
 * issued with, once: by whoever comes first after its issue; of two at once, one keeps theirs and both get it. Throws 404,
 * also for another client's. D39-1, D39-2.
 */
export async function statementFile(
  context: TenantContext,
  id: string,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { tenantId } = context;
  const key = { tenantId, id };
  const row = await withTenantOnce(context, (tx) => findStatement(tx, key));
  if (!row) throw notFound();
  const fileName = `${row.kind === 'statement' ? 'statement' : 'credit-note'}-${row.number}.pdf`;
  const kept = await withTenantOnce(context, (tx) => findFile(tx, key));
  if (kept) return { fileName, bytes: kept };
  const drawn = await drawInvoice(row.model as InvoiceModel);
  const bytes = await withTenant(context, async (tx) => {
    await keepFile(tx, key, drawn);
    return findFile(tx, key);
  });
  if (!bytes) throw new RangeError(`${id} is not kept`);
  return { fileName, bytes };
}
