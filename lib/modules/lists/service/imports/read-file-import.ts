import { AppError, notFound } from '@/lib/kernel/app-error';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';
import { findImport, type ImportRow } from '@/lib/modules/lists/data/file-imports';
import type { ImportKind } from './import-kind';

type Presented<Count extends string, Problem extends string> = FileImport<Problem> & Record<Count, number>;

/** The person who has sent a file: it is theirs alone. Throws 403 where nobody is logged in. */
export function ownerOf({ userId }: TenantContext): string {
  if (userId === undefined) throw new AppError('forbidden');
  return userId;
}

/** An import as its owner sees it. */
export function presentImport<Count extends string, Problem extends string>(
  row: ImportRow<Count, Problem>,
): Presented<Count, Problem> {
  return {
    id: row.id,
    file_name: row.fileName,
    status: row.status,
    rows_done: row.rowsDone,
    rows_total: row.rowsTotal,
    error_count: row.errorCount,
    errors: row.errors,
    problem: row.problem,
    requested_at: new Date(row.requestedAt).toISOString(),
    finished_at: row.finishedAt && new Date(row.finishedAt).toISOString(),
    ...row.counts,
  };
}

/** One of the person's own imports, with its errors from `errorsFrom`. Throws 404 for anybody else's. D48-1. */
export async function readFileImport<Count extends string, Problem extends string>(
  { table, eventId }: ImportKind<Count>,
  context: TenantContext,
  { slug, id, errorsFrom }: { slug: string; id: string; errorsFrom: number },
): Promise<Presented<Count, Problem>> {
  return withTenant(context, async (tx) => {
    const event = await eventId(tx, context, { slug, isWrite: false });
    const of = { tenantId: context.tenantId, eventId: event, ownerId: ownerOf(context), id, errorsFrom };
    const row = await findImport<Count, Problem>(tx, table, of);
    if (!row) throw notFound();
    return presentImport(row);
  });
}

/** The person's last import of an event; null when none is kept. Throws 404 for another tenant's event. */
export async function latestFileImport<Count extends string, Problem extends string>(
  { table, eventId }: ImportKind<Count>,
  context: TenantContext,
  slug: string,
): Promise<{ import: Presented<Count, Problem> | null }> {
  return withTenant(context, async (tx) => {
    const event = await eventId(tx, context, { slug, isWrite: false });
    const of = { tenantId: context.tenantId, eventId: event, ownerId: ownerOf(context) };
    const row = await findImport<Count, Problem>(tx, table, of);
    return { import: row ? presentImport(row) : null };
  });
}
