import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/db/transaction';
import type { FileImport } from '@/lib/modules/lists/contract/file-import';

/** The errors, and the notes, that one answer lists. */
const LISTED_ERRORS = 200;

type ImportError<Problem extends string> = FileImport<Problem>['errors'][number];
type ImportStatus = FileImport<string>['status'];
type ImportProblem = NonNullable<FileImport<string>['problem']>;

export interface ImportKey {
  tenantId: string;
  id: string;
}

/** An import as it is shown: without its file, and with some of its errors. */
export interface ImportRow<Count extends string, Problem extends string> extends Record<string, unknown> {
  id: string;
  fileName: string;
  status: ImportStatus;
  rowsDone: number;
  rowsTotal: number | null;
  counts: Record<Count, number>;
  errorCount: number;
  errors: ImportError<Problem>[];
  noteCount: number;
  notes: ImportError<Problem>[];
  problem: ImportProblem | null;
  requestedAt: Date;
  finishedAt: Date | null;
}

const fields = (errorsFrom: number): SQL =>
  sql`i.id, i.file_name as "fileName", i.status, i.rows_done as "rowsDone", i.rows_total as "rowsTotal", i.counts,
    jsonb_array_length(i.errors) as "errorCount",
    (select coalesce(jsonb_agg(e.error order by e.place), '[]')
      from jsonb_array_elements(i.errors) with ordinality e (error, place)
      where e.place > ${errorsFrom} and e.place <= ${errorsFrom + LISTED_ERRORS}) as errors,
    jsonb_array_length(i.notes) as "noteCount",
    (select coalesce(jsonb_agg(n.note order by n.place), '[]')
      from jsonb_array_elements(i.notes) with ordinality n (note, place) where n.place <= ${LISTED_ERRORS}) as notes,
    i.problem, i.requested_at as "requestedAt", i.finished_at as "finishedAt"`;

/** What files are about, and where they belong. */
export interface ImportPlace {
  kind: 'stock' | 'voucher' | 'code';
  eventId: string;
  /** Of what of the event; null for the event as a whole. */
  subjectId: string | null;
}

interface NewImport extends ImportPlace {
  ownerId: string;
  fileName: string;
  content: Uint8Array;
  counts: Record<string, number>;
  at: Date;
}

/** Keeps a file for the job that checks it. */
export async function insertImport(tx: Transaction, row: ImportKey & NewImport): Promise<void> {
  await tx.execute(sql`
    insert into file_imports (tenant_id, id, event_id, kind, subject_id, owner_id, file_name, content, counts, requested_at)
    values (${row.tenantId}, ${row.id}, ${row.eventId}, ${row.kind}, ${row.subjectId}, ${row.ownerId}, ${row.fileName},
      ${Buffer.from(row.content)}, ${JSON.stringify(row.counts)}::jsonb, ${row.at.toISOString()})`);
}

/** An import of a place by its id, the last of all without one; undefined for anybody else's than `ownerId`'s. */
export async function findImport<Count extends string, Problem extends string>(
  tx: Transaction,
  of: ImportPlace & { tenantId: string; ownerId: string; id?: string; errorsFrom?: number },
): Promise<ImportRow<Count, Problem> | undefined> {
  const { rows } = await tx.execute<ImportRow<Count, Problem>>(sql`
    select ${fields(of.errorsFrom ?? 0)} from file_imports i
    where i.tenant_id = ${of.tenantId} and i.event_id = ${of.eventId} and i.owner_id = ${of.ownerId}
      and i.kind = ${of.kind} and i.subject_id is not distinct from ${of.subjectId}
      and ${of.id === undefined ? sql`true` : sql`i.id = ${of.id}`}
    order by i.requested_at desc, i.id desc limit 1`);
  return rows[0];
}

interface ImportFile extends Record<string, unknown> {
  ownerId: string;
  slug: string;
  subjectId: string | null;
  status: ImportStatus;
  content: Buffer;
}

/** What a job needs of an import; undefined once it is forgotten. */
export async function readImportWork(
  tx: Transaction,
  { tenantId, id }: ImportKey,
): Promise<ImportFile | undefined> {
  const { rows } = await tx.execute<ImportFile>(sql`
    select i.owner_id as "ownerId", e.slug, i.subject_id as "subjectId", i.status, i.content
    from file_imports i join events e on e.tenant_id = i.tenant_id and e.id = i.event_id
    where i.tenant_id = ${tenantId} and i.id = ${id} and i.content is not null`);
  return rows[0];
}

/** Lets a checked import without errors be written; false for one that is not in that state. */
export async function markApplying(tx: Transaction, { tenantId, id }: ImportKey): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    update file_imports set status = 'applying', rows_done = 0
    where tenant_id = ${tenantId} and id = ${id} and status = 'checked' and errors = '[]' returning id`);
  return rows.length > 0;
}

/** Stores how far the job is. */
export async function storeImportProgress(
  tx: Transaction,
  { tenantId, id }: ImportKey,
  { status, done, total }: { status: 'checking' | 'applying'; done: number; total: number },
): Promise<void> {
  await tx.execute(sql`
    update file_imports set status = ${status}, rows_done = ${done}, rows_total = ${total}
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Stores what the check has found, or that all of it is written; then the file goes. */
export async function storeImportResult(
  tx: Transaction,
  { tenantId, id }: ImportKey,
  result: {
    status: 'checked' | 'done';
    rows: number;
    counts: Record<string, number>;
    errors: readonly ImportError<string>[];
    notes: readonly ImportError<string>[];
    at: Date;
  },
): Promise<void> {
  const { status, rows, counts, errors, notes, at } = result;
  await tx.execute(sql`
    update file_imports set status = ${status}, rows_done = ${rows}, rows_total = ${rows},
      counts = ${JSON.stringify(counts)}::jsonb, errors = ${JSON.stringify(errors)}::jsonb,
      notes = ${JSON.stringify(notes)}::jsonb,
      content = case when ${status} = 'done' then null else content end,
      finished_at = case when ${status} = 'done' then ${at.toISOString()}::timestamptz end
    where tenant_id = ${tenantId} and id = ${id}`);
}

/** Ends an import that has written nothing. */
export async function failImport(
  tx: Transaction,
  { tenantId, id }: ImportKey,
  { problem, at }: { problem: ImportProblem; at: Date },
): Promise<void> {
  await tx.execute(sql`
    update file_imports set status = 'failed', problem = ${problem}, content = null,
      finished_at = ${at.toISOString()}
    where tenant_id = ${tenantId} and id = ${id} and status <> 'done'`);
}

/** Deletes an import with its file. */
export async function removeImport(tx: Transaction, { tenantId, id }: ImportKey): Promise<void> {
  await tx.execute(sql`delete from file_imports where tenant_id = ${tenantId} and id = ${id}`);
}
