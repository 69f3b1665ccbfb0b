import { AppError, notFound } from '@/lib/kernel/app-error';
import type { Transaction } from '@/lib/db/transaction';
import { withTenant, type TenantContext } from '@/lib/db/with-tenant';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';
import { findImport, type ImportRow } from '@/lib/modules/lists/data/file-imports';
import type { FilePlace, ImportKind } from './import-kind';

/** Where a file is looked for; without a subject it is one of the event as a whole. */
export type Asked = Pick<FilePlace, 'slug'> & Partial<FilePlace>;

type Presented<Count extends string, Problem extends string> = FileImport<Problem> & Record<Count, number>;

/** The person who has sent a file: it is theirs alone. Throws 403 where nobody is logged in. */
export function ownerOf({ userId }: TenantContext): string {
  if (userId === undefined) throw new AppError('forbidden');
  return userId;
}

/** Whose files of a kind, and where they belong. Throws as the kind's `eventId` does. */
export async function importsAt(
  tx: Transaction,
  { kind, eventId }: ImportKind<string>,
  context: TenantContext,
  place: FilePlace & { isWrite: boolean },
) {
  const event = await eventId(tx, context, place);
  const { tenantId } = context;
  return { kind, tenantId, eventId: event, subjectId: place.subject, ownerId: ownerOf(context) };
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
    note_count: row.noteCount,
    notes: row.notes,
    problem: row.problem,
    requested_at: new Date(row.requestedAt).toISOString(),
    finished_at: row.finishedAt && new Date(row.finishedAt).toISOString(),
    ...row.counts,
  };
}

/** One of the person's own imports, with its errors from `errorsFrom`. Throws 404 for anybody else's. D48-1. */
export async function readFileImport<Count extends string, Problem extends string>(
  kind: ImportKind<Count>,
  context: TenantContext,
  { slug, subject = null, id, errorsFrom }: Asked & { id: string; errorsFrom: number },
): Promise<Presented<Count, Problem>> {
  return withTenant(context, async (tx) => {
    const of = await importsAt(tx, kind, context, { slug, subject, isWrite: false });
    const row = await findImport<Count, Problem>(tx, { ...of, id, errorsFrom });
    if (!row) throw notFound();
    return presentImport(row);
  });
}

/** The person's last import of an event; null when none is kept. Throws 404 for another tenant's event. */
export async function latestFileImport<Count extends string, Problem extends string>(
  kind: ImportKind<Count>,
  context: TenantContext,
  { slug, subject = null }: Asked,
): Promise<{ import: Presented<Count, Problem> | null }> {
  return withTenant(context, async (tx) => {
    const of = await importsAt(tx, kind, context, { slug, subject, isWrite: false });
    const row = await findImport<Count, Problem>(tx, of);
    return { import: row ? presentImport(row) : null };
  });
}
